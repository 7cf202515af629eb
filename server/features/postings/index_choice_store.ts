/** Which index leads to what filters and a keyword find, where that is better not left to the planner. */
import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { gradeKey } from './columns.ts'
import {
  allOf,
  askedCondition,
  filterConditions,
  filterWords,
  hasWords,
  onlineOfAny,
  plainAsked,
  readingsOf,
  shapeOf,
  wordsOf,
  type FacetName,
  type Filters,
  type Sight,
} from './filter_store.ts'
import type { Asked } from './keyword.ts'
import { facetLexeme, toTsquery, type Wanted } from './tokens.ts'

/** Whether the index of words can lead to what the filters and the keyword find, however it is read. */
export const hasIndexedWords = (filters: Filters): boolean =>
  filterWords(filters).length > 0 || readingsOf(filters).some((asked) => wordsOf(asked).length > 0)

/** Whether the keyword names a grade: what it finds is little enough to be read all at once. */
export const namesGrade = (filters: Filters): boolean =>
  readingsOf(filters).some(({ material }) => material !== undefined)

/** Columns of all that the conditions of `conditionsByIndex` find. */
export const selectEach = (columns: SQL, conditions: readonly SQL[], more = sql``): SQL =>
  sql.join(
    conditions.map((condition) => sql`select ${columns} from posting p where ${condition}${more}`),
    sql` union all `,
  )

/** What is looked for: `known` in the index of words, `rest` in the rows. */
type Search = { kind: PostingKind; strict: boolean; known: readonly Wanted[]; rest: readonly SQL[] }

/**
 * What `matching` finds, led by the index that says most, as conditions that together find each match once. The index of
 * words has the kind as one of its words: as a column it would have the planner read all of the kind beside them.
 */
export function conditionsByIndex(
  kind: PostingKind,
  filters: Filters,
  sight: Sight,
  without?: FacetName,
): SQL[] {
  const { keyword, ...others } = filters
  const words = filterWords({ ...others, ...(without && { [without]: undefined }) })
  const search: Search = {
    kind,
    strict: filters.strict === 1,
    known: [[{ lexeme: facetLexeme('kind', kind) }], ...words],
    rest: [onlineOfAny(sight), ...filterConditions(others, sight.now, without)],
  }
  const ways = readingsOf(filters)
  const [way] = ways
  if (!way) return [allOf([hasWords(search.known), ...search.rest, ...(keyword ? [sql`false`] : [])])]
  return ways.length > 1 ? [byEachReading(search, ways)] : (byGrade(search, way) ?? [byWords(search, way)])
}

const byWords = ({ known, rest, strict }: Search, way: Asked): SQL =>
  allOf([hasWords([...known, ...wordsOf(way)]), ...rest, ...plainAsked(way, strict)])

/** Each reading by itself: dimensions have an index of their own, and a posting may be found by two of them. */
function byEachReading(search: Search, ways: readonly Asked[]): SQL {
  const { kind, strict, rest } = search
  const found = ways.map((way) => {
    const byColumns = () => allOf([sql`p.kind = ${kind}`, ...rest, askedCondition(way, strict)])
    return sql`select p.id from posting p where ${way.readings.length > 0 ? byColumns() : byWords(search, way)}`
  })
  return sql`p.id in (${sql.join(found, sql` union all `)})`
}

/**
 * A grade with nothing but columns beside it is answered by the grade's index alone. So is the word for a shape; what
 * says the word and is of another shape is added through the index of words.
 */
function byGrade({ kind, strict, known, rest }: Search, way: Asked): SQL[] | undefined {
  const [word, ...more] = way.wanted
  if (!way.material || more.length > 0) return undefined
  const asked = [...rest, ...plainAsked(way, strict)]
  const ofGrade = [sql`p.kind = ${kind}`, sql`p.grade_key = ${gradeKey(way.material)}`, ...asked]
  if (!word) return [allOf(ofGrade)]
  const { shape, rest: spelled } = shapeOf(word)
  if (shape === undefined) return undefined
  const ofShape = allOf([...ofGrade, sql`p.shape = ${shape}`])
  if (spelled.length === 0) return [ofShape]
  const words = toTsquery([...known, ...wordsOf({ ...way, wanted: [spelled] })])
  const others = `${words} & !${toTsquery([[{ lexeme: facetLexeme('shape', shape) }]])}`
  return [ofShape, allOf([sql`p.search @@ ${others}::tsquery`, ...asked])]
}
