import { and, eq, sql } from 'drizzle-orm'
import type { DrawingRequest } from '#contract/drawing_access.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { drawingAccess } from '#server/db/drawing_tables.ts'
import { posting } from '#server/db/posting_tables.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { iso, type View } from '#server/features/postings/row_store.ts'

type State = DrawingRequest['state']

/** Records that a company asks; returns its current state, and whether it asked for the first time. */
export async function insertRequest(
  tx: DbOrTx,
  given: { postingId: number; tenantId: number; accountId: number; now: Date },
): Promise<{ state: State; isNew: boolean }> {
  const made = await tx
    .insert(drawingAccess)
    .values({
      posting_id: given.postingId,
      tenant_id: given.tenantId,
      account_id: given.accountId,
      state: 'requested',
      requested_at: given.now,
    })
    .onConflictDoNothing()
    .returning({ state: drawingAccess.state })
  const [found] =
    made.length > 0
      ? made
      : await tx
          .select({ state: drawingAccess.state })
          .from(drawingAccess)
          .where(
            and(eq(drawingAccess.posting_id, given.postingId), eq(drawingAccess.tenant_id, given.tenantId)),
          )
  return { state: found!.state, isNew: made.length > 0 }
}

/** Companies that asked for the drawings of a posting, or the request with this id. */
export async function listRequests(
  db: DbOrTx,
  given: { postingId: number; id?: number } & View,
): Promise<DrawingRequest[]> {
  const only = given.id === undefined ? sql`` : sql` and d.id = ${given.id}`
  const found = await rows<{ json: DrawingRequest }>(
    db,
    sql`select json_build_object('id', d.id, 'state', d.state, 'requested_time', ${iso('d.requested_at')},
        'company', ${companyCard(given.lang, given.now.toISOString())}) as json
      from drawing_access d join tenant t on t.id = d.tenant_id
      where d.posting_id = ${given.postingId}${only} order by d.requested_at desc, d.id desc limit 200`,
  )
  return found.map((row) => row.json)
}

/** A request on a posting of this company, locked until the transaction ends. */
export async function lockRequest(tx: DbOrTx, id: number, tenantId: number) {
  const [found] = await tx
    .select({
      request: drawingAccess,
      posting: {
        id: posting.id,
        code: posting.code,
        kind: posting.kind,
        title_zh: posting.title_zh,
        title_en: posting.title_en,
      },
    })
    .from(drawingAccess)
    .innerJoin(posting, eq(posting.id, drawingAccess.posting_id))
    .where(and(eq(drawingAccess.id, id), eq(posting.tenant_id, tenantId)))
    .for('no key update', { of: drawingAccess })
  return found
}

export async function answerRequest(
  tx: DbOrTx,
  id: number,
  change: { state: State; answered_at: Date },
): Promise<void> {
  await tx.update(drawingAccess).set(change).where(eq(drawingAccess.id, id))
}
