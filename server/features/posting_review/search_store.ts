import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { ownTabs } from '#contract/postings/tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { facetLexeme, toTsquery, wantedOf, type Wanted } from '#server/features/postings/tokens.ts'
import {
  countedState,
  inTab,
  tabCounts,
  type CountedState,
  type TableQuery,
} from '#server/features/postings/table_store.ts'
import { countLimit } from '#server/http/numbered.ts'

const isHan = /\p{Script=Han}/u

/** Latin words and numbers are found by their beginning: operators type the first characters of a code or heat number. */
const byBeginning = (any: Wanted): Wanted =>
  any.map(({ lexeme, prefix }) => ({ lexeme, prefix: prefix ?? !isHan.test(lexeme) }))

/**
 * Condition for the submitted postings of a kind that a keyword finds: by the words of the posting, by any part of the
 * company's names, or by the heat number, which is not among the words of a posting for members. Each part has an index.
 */
function foundBy(kind: PostingKind, keyword: string): SQL {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const words = wantedOf(keyword).map(byBeginning)
  const ofKind: Wanted = [{ lexeme: facetLexeme('kind', kind) }]
  const byWords = words.length > 0 ? sql`p.search @@ ${toTsquery([ofKind, ...words])}::tsquery` : sql`false`
  return sql`p.kind = ${kind} and p.submitted_at is not null and (${byWords}
    or p.heat_no = ${keyword}
    or p.tenant_id = any(array(select t.id from tenant t where t.name ilike ${pattern} or t.name_en ilike ${pattern})))`
}

/** Reads the matches and counts them in one pass, but no more than one beyond `countLimit`. */
async function readMatches(
  db: DbOrTx,
  condition: SQL,
  now: Date,
): Promise<{ ids: number[]; counts: ReturnType<typeof tabCounts> }> {
  const found = await rows<CountedState & { ids: number[] }>(
    db,
    sql`with p as materialized (select p.id, p.state, p.expires_at, p.target_reached, p.pending_revision
        from posting p where ${condition} limit ${countLimit + 1})
      select ${countedState(now)}, json_agg(p.id) as ids from p group by 1`,
  )
  return { ids: found.flatMap(({ ids }) => ids), counts: tabCounts(found) }
}

/**
 * What a keyword finds. `matching` is a condition for `posting p`; `counts` has the number in each tab, where
 * `countLimit` + 1 stands for more than `countLimit` and null for a number that is not known.
 */
export type Found = { matching: SQL; counts: Record<string, number | null>; total: number }

const amongIds = (ids: readonly number[]): SQL => sql`p.id = any(${sql.param(ids)}::int[])`

/**
 * Finds submitted postings by a keyword and counts them. The ids of a rare keyword are read first: joined to the order
 * of a page, the planner would take it for a frequent one and read the whole kind until the page is full. A keyword with more matches than `countLimit` is frequent, and its pages are soon full; only the requested
 * tab is counted then, so that it takes no longer on a large market than on a small one.
 */
export async function findSubmitted(
  db: DbOrTx,
  { kind, keyword, state }: { kind: PostingKind; keyword: string } & Pick<TableQuery, 'state'>,
  now: Date,
): Promise<Found> {
  const condition = foundBy(kind, keyword)
  const { ids, counts } = await readMatches(db, condition, now)
  if (counts.all <= countLimit) return { matching: amongIds(ids), counts, total: counts[state ?? 'all'] ?? 0 }
  const unknown = Object.fromEntries(ownTabs.map((tab) => [tab, null]))
  if (!state) return { matching: condition, counts: { ...unknown, all: counts.all }, total: counts.all }
  const inState = await readMatches(db, sql`${condition} and ${inTab(state, now)}`, now)
  const total = inState.counts.all
  return {
    matching: total <= countLimit ? amongIds(inState.ids) : condition,
    counts: { ...unknown, all: counts.all, [state]: total },
    total,
  }
}
