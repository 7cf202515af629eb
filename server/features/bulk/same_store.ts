import { sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { editableStates, type PostingState } from '#contract/postings/states.ts'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { ownScope } from '#server/features/own_postings/store.ts'
import { stateAt } from '#server/features/postings/row_store.ts'
import type { AnyValues, SharedValues } from '#server/features/postings/values.ts'

/** An own posting that may be about the same goods as a row, with the values of its newest revision. */
export type OwnPiece = { code: string; state: PostingState; values: AnyValues }

/** A company that has more of one grade and size has no use for a longer list. */
const limit = 1000

/**
 * The company's postings of the kind that are not over and have a grade and size of one of the rows, or one of the codes.
 * Published ones are first, then those that wait, then drafts; of each the newest.
 */
export async function ownPieces(
  db: DbOrTx,
  given: {
    kind: PostingKind
    tenantId: number
    wanted: readonly AnyValues[]
    codes: readonly string[]
    now: Date
  },
): Promise<OwnPiece[]> {
  const pieces = (given.wanted as SharedValues[]).flatMap(({ material, dims }) =>
    material && dims ? [{ grade: gradeKey(material), dims }] : [],
  )
  return rows<OwnPiece>(
    db,
    sql`select p.code, ${stateAt(given.now.toISOString())} as state, v.values from posting p
      join posting_revision v on v.posting_id = p.id and v.revision = p.latest_revision
      where ${ownScope(given.kind, given.tenantId)} and p.state = any(${sql.param([...editableStates])}::text[])
        and (p.code = any(${sql.param([...given.codes])}::text[]) or (p.grade_key, p.dims) in (
          select grade, dims from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as w(grade text, dims jsonb)))
      order by case p.state when 'draft' then 2 when 'rejected' then 1 else 0 end, p.id desc limit ${limit}`,
  )
}

/** Locks the postings that rows update, in the order of their ids (decision 042). */
export async function lockUpdated(tx: DbOrTx, kind: PostingKind, tenantId: number, codes: readonly string[]) {
  if (codes.length === 0) return
  await tx.execute(sql`select p.id from posting p where ${ownScope(kind, tenantId)}
    and p.code = any(${sql.param([...codes])}::text[]) order by p.id for no key update`)
}
