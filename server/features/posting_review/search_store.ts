import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { ownTabs, type OwnTab } from '#contract/postings/tables.ts'
import { findGrade } from '#contract/steel/grades.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { idsWithText } from '#server/db/text_search.ts'
import { facetLexeme, toTsquery, wantedOf, type Wanted } from '#server/db/search_words.ts'
import { happenedIn, happenedOften, type Happened } from './happened_store.ts'
import { countedState, inTab, tabCounts, type CountedState } from '#server/features/postings/table_store.ts'

const isHan = /\p{Script=Han}/u
const hasLetter = /\p{L}/u

/** A name such as `42CrMo` means this grade: by its beginning it would find 42CrMo4 too, and take ten times as long. */
const isWholeGrade = (lexeme: string): boolean => hasLetter.test(lexeme) && findGrade(lexeme) !== undefined

/**
 * Latin words and numbers are found by their beginning, because operators type the first characters of a code or heat
 * number.
 */
const byBeginning = (any: Wanted): Wanted =>
  any.map(({ lexeme, prefix }) => ({
    lexeme,
    prefix: !isWholeGrade(lexeme) && (prefix ?? !isHan.test(lexeme)),
  }))

/**
 * Condition for the postings that a keyword finds: by the words of the posting, by any part of the company's names and codes,
 * or by the heat number, which is not among the words of a posting for members. Each part has an index. `also` are lexemes that
 * the words' index can use in addition.
 */
export function foundBy(keyword: string, also: readonly Wanted[] = []): SQL {
  const words = wantedOf(keyword).map(byBeginning)
  const byWords = words.length > 0 ? sql`p.search @@ ${toTsquery([...also, ...words])}::tsquery` : sql`false`
  return sql`(${byWords} or p.heat_no = ${keyword}
    or p.tenant_id = any(${idsWithText('tenant', keyword)}))`
}

/** What narrows a list besides a state. */
type Narrowing = { keyword?: string | undefined } & Happened

/** Condition for the submitted postings of a kind that the keyword finds and the figure counts; undefined without either. */
function submittedBy(
  kind: PostingKind,
  { keyword, ...happened }: Narrowing,
  now: Date,
  isOften: boolean,
): SQL | undefined {
  const parts = [
    keyword ? foundBy(keyword, [[{ lexeme: facetLexeme('kind', kind) }]]) : undefined,
    happenedIn(kind, happened, now, isOften),
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  return sql`p.kind = ${kind} and p.submitted_at is not null and ${sql.join(parts, sql` and `)}`
}

/**
 * Matches are counted exactly up to this number: an operator with more of them adds a word instead of turning
 * pages, and each match is a row to read.
 */
const matchLimit = 1_000

type Matches = { ids: number[]; counts: ReturnType<typeof tabCounts> }

/** Reads the matches and counts them in one pass, but no more than one beyond `matchLimit`. */
async function readMatches(db: DbOrTx, condition: SQL, now: Date): Promise<Matches> {
  const found = await rows<CountedState & { ids: number[] }>(
    db,
    sql`with p as materialized (select p.id, p.state, p.expires_at, p.target_reached, p.pending_revision
        from posting p where ${condition} limit ${matchLimit + 1})
      select ${countedState(now)}, json_agg(p.id) as ids from p group by 1`,
  )
  return { ids: found.flatMap(({ ids }) => ids), counts: tabCounts(found) }
}

/**
 * What a keyword or a figure finds. `matching` is a condition for `posting p`; `counts` has the number in each tab, where
 * `limit` + 1 stands for more than `limit` and null for a number that is not known.
 */
export type Found = { matching: SQL; counts: Record<string, number | null>; total: number; limit: number }

const amongIds = (ids: readonly number[]): SQL => sql`p.id = any(${sql.param(ids)}::int[])`

/** Returns the kept number of what a figure has in a tab, or counts. */
type KeptCount = (tab: string, figure: Happened, count: () => Promise<number>) => Promise<number>

/**
 * Finds submitted postings by a keyword, or those that a figure counts, and counts them; undefined without either. The
 * ids of a rare keyword are read first: joined to the order of a page, the planner would take it for a frequent one and
 * read the whole kind until the page is full. A keyword with more matches than `matchLimit` is frequent, and its pages
 * are soon full; only the requested tab is counted then, so that it takes no longer on a large market than on a small
 * one. A figure of many events is not counted again for each page: the number comes from `kept`.
 */
export async function findSubmitted(
  db: DbOrTx,
  { kind, state, ...narrowing }: { kind: PostingKind; state?: OwnTab | undefined } & Narrowing,
  now: Date,
  kept: KeptCount = (_, __, count) => count(),
): Promise<Found | undefined> {
  const isOften = await happenedOften(db, narrowing, now)
  const condition = submittedBy(kind, narrowing, now, isOften)
  if (!condition) return undefined
  const limit = matchLimit
  const isFigure = isOften && !narrowing.keyword
  // The last changed first: a figure is mostly that of the last days.
  const order = isFigure ? sql`order by p.updated_at desc, p.id desc` : sql``
  /** The matches in a tab, or undefined if they are more than the limit. */
  const few = async (tab: string, where: SQL) => {
    let read: Matches | undefined
    const count = async () => (read = await readMatches(db, sql`${where} ${order}`, now)).counts.all
    const { figure, at_from, at_until } = narrowing
    const total = await (isFigure ? kept(tab, { figure, at_from, at_until }, count) : count())
    return total > limit ? undefined : (read ?? readMatches(db, sql`${where} ${order}`, now))
  }
  const all = await few('all', condition)
  if (all)
    return {
      matching: amongIds(all.ids),
      counts: all.counts,
      total: all.counts[state ?? 'all'] ?? 0,
      limit,
    }
  const many = limit + 1
  const counts = { ...Object.fromEntries(ownTabs.map((tab) => [tab, null])), all: many }
  if (!state) return { matching: condition, counts, total: many, limit }
  const inState = await few(state, sql`${condition} and ${inTab(state, now)}`)
  const total = inState?.counts.all ?? many
  const matching = inState ? amongIds(inState.ids) : condition
  return { matching, counts: { ...counts, [state]: total }, total, limit }
}
