import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Participant, Participation, ParticipationState } from '#contract/joining.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isBetween } from '#server/db/seconds.ts'
import { personNameIn } from '#server/db/names.ts'
import { participation } from '#server/db/raise_tables.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { iso, type View } from '#server/features/postings/row_store.ts'

type Joining = {
  postingId: number
  tenantId: number
  accountId: number
  quantity: number
  message: string
  now: Date
}

/** Returns the id of the company's part, new or joined again; undefined when it already takes part. */
export async function join(tx: DbOrTx, given: Joining): Promise<number | undefined> {
  const values = {
    account_id: given.accountId,
    state: 'joined' as const,
    quantity: given.quantity,
    message: given.message,
    changed_at: given.now,
  }
  const [made] = await tx
    .insert(participation)
    .values({
      ...values,
      posting_id: given.postingId,
      tenant_id: given.tenantId,
      created_at: given.now,
    })
    .onConflictDoUpdate({
      target: [participation.posting_id, participation.tenant_id],
      set: values,
      setWhere: sql`${participation.state} in ('withdrawn', 'cancelled')`,
    })
    .returning({ id: participation.id })
  return made?.id
}

export type JoinedTotal = { joined_t: number; joined_count: number }

/**
 * Recomputes the joined total of a posting that the transaction has locked, so that it always is the sum of the
 * parts.
 */
export async function recountJoined(tx: DbOrTx, postingId: number): Promise<JoinedTotal> {
  const [total] = await rows<JoinedTotal>(
    tx,
    sql`update posting p set joined_t = s.tonnes, joined_count = s.companies
      from (select coalesce(sum(quantity), 0) as tonnes, count(*)::int as companies from participation
        where posting_id = ${postingId} and state in ('joined', 'succeeded', 'failed')) s
      where p.id = ${postingId} returning p.joined_t::float8 as joined_t, p.joined_count`,
  )
  if (!total) throw new Error(`Posting ${postingId} is gone`)
  return total
}

/** The posting of a company's part, which is locked before the part. */
export async function postingOfPart(db: DbOrTx, id: number, tenantId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ postingId: participation.posting_id })
    .from(participation)
    .where(and(eq(participation.id, id), eq(participation.tenant_id, tenantId)))
  return found?.postingId
}

export async function updatePart(
  tx: DbOrTx,
  id: number,
  change: Partial<typeof participation.$inferInsert>,
): Promise<void> {
  await tx.update(participation).set(change).where(eq(participation.id, id))
}

/** Accounts that joined for their companies and still take part. */
export async function participantsOf(db: DbOrTx, postingId: number): Promise<number[]> {
  const found = await db
    .select({ id: participation.account_id })
    .from(participation)
    .where(and(eq(participation.posting_id, postingId), eq(participation.state, 'joined')))
  return found.map(({ id }) => id)
}

/** The same of many postings, by posting; those without participants are absent. */
export async function participantsAmong(
  db: DbOrTx,
  postingIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (postingIds.length === 0) return new Map()
  const found = await db
    .select({ postingId: participation.posting_id, id: participation.account_id })
    .from(participation)
    .where(and(inArray(participation.posting_id, [...postingIds]), eq(participation.state, 'joined')))
  const byPosting = Map.groupBy(found, ({ postingId }) => postingId)
  return new Map([...byPosting].map(([postingId, parts]) => [postingId, parts.map(({ id }) => id)]))
}

/** Writes the outcome for all participants, once: returns the accounts for which it had not been written before. */
export async function finishParts(
  tx: DbOrTx,
  given: { postingId: number; outcome: 'succeeded' | 'failed' | 'cancelled'; now: Date },
): Promise<number[]> {
  const found = await tx
    .update(participation)
    .set({ state: given.outcome, changed_at: given.now })
    .where(and(eq(participation.posting_id, given.postingId), eq(participation.state, 'joined')))
    .returning({ id: participation.account_id })
  return found.map(({ id }) => id)
}

/** The state in force at `now`: after the deadline it is the outcome, even before the participants are notified. */
const stateAt = (now: string): SQL => sql`case when j.state <> 'joined' or p.expires_at > ${now} then j.state
  when p.target_reached then 'succeeded' else 'failed' end`
const columns = (now: string): SQL => sql`j.id, ${stateAt(now)} as state, j.quantity, j.message,
  exists (select 1 from deal d where d.source = 'join' and d.source_id = j.id) as has_deal,
  ${iso('j.created_at')} as created_time, ${iso('j.changed_at')} as changed_time`

export type StoredPart = Omit<Participation, 'posting' | 'can'> & { posting_id: number }
type Page = { page: number; size: number }
type Own = {
  tenantId: number
  accountId: number
  query: Page & { code?: string; state?: readonly ParticipationState[]; ends_between?: string }
  now: Date
}

/** Only the parts in group buys that end between two times and of which the participant was reminded. */
const reminded = (accountId: number, ends: string): SQL =>
  sql`and j.account_id = ${accountId} and p.reminded_days is not null and ${isBetween(sql`p.expires_at`, ends)}`

/** One page of a company's own parts, newest first, and how many there are. */
export async function listParts(db: DbOrTx, given: Own): Promise<{ found: StoredPart[]; count: number }> {
  const { code, state, ends_between: ends, page, size } = given.query
  const now = given.now.toISOString()
  const from = sql`from participation j join posting p on p.id = j.posting_id where j.tenant_id = ${given.tenantId}
    ${code === undefined ? sql`` : sql`and p.code = ${code}`}
    ${ends === undefined ? sql`` : reminded(given.accountId, ends)}
    ${state ? sql`and ${stateAt(now)} = any(${sql.param(state)}::text[])` : sql``}`
  const [counted] = await rows<{ count: number }>(db, sql`select count(*)::int as count ${from}`)
  const found = await rows<{ json: StoredPart }>(
    db,
    sql`select row_to_json(r) as json from (select ${columns(now)}, j.posting_id ${from}
      order by j.created_at desc, j.id desc limit ${size} offset ${(page - 1) * size}) r`,
  )
  return { found: found.map((row) => row.json), count: counted?.count ?? 0 }
}

/** A company's own part; undefined when it has no such part. */
export async function readPart(
  db: DbOrTx,
  given: { id: number; tenantId: number; now: Date },
): Promise<StoredPart | undefined> {
  const [found] = await rows<{ json: StoredPart }>(
    db,
    sql`select row_to_json(r) as json from (select ${columns(given.now.toISOString())}, j.posting_id
      from participation j join posting p on p.id = j.posting_id
      where j.id = ${given.id} and j.tenant_id = ${given.tenantId}) r`,
  )
  return found?.json
}

/** All current and former participants of a posting, for its organiser: the largest first, withdrawn ones last. */
export async function listParticipants(
  db: DbOrTx,
  given: { postingId: number; query: Page } & View,
): Promise<{ found: Participant[]; count: number }> {
  const { page, size } = given.query
  const now = given.now.toISOString()
  const [counted] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from participation where posting_id = ${given.postingId}`,
  )
  const found = await rows<{ json: Participant }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${columns(now)}, ${companyCard(given.lang, now)} as company, ${personNameIn(given.lang)} as person
      from participation j join posting p on p.id = j.posting_id join tenant t on t.id = j.tenant_id
      join account a on a.id = j.account_id where j.posting_id = ${given.postingId}
      order by j.state = 'withdrawn', j.quantity desc, j.id limit ${size} offset ${(page - 1) * size}) r`,
  )
  return { found: found.map((row) => row.json), count: counted?.count ?? 0 }
}
