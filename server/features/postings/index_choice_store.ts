/** Chooses the index for a search with filters and a keyword, where PostgreSQL's planner would choose badly. */
import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import {
  allOf,
  askedCondition,
  filterConditions,
  filterWords,
  hasWords,
  oneOf,
  onlineOfAny,
  plainAsked,
  readingsOf,
  searchedKeys,
  shapeOf,
  wordsOf,
  type FacetName,
  type Filters,
  type Sight,
} from './filter_store.ts'
import type { Asked } from './keyword.ts'
import { facetLexeme, toTsquery, type Wanted } from '#server/db/search_words.ts'

/** Whether the full-text index can be used for every interpretation of the filters and the keyword. */
export const hasIndexedWords = (filters: Filters): boolean =>
  filterWords(filters).length > 0 || readingsOf(filters).some((asked) => wordsOf(asked).length > 0)

/** Whether the keyword names a grade: then there are so few matches that all of them can be read at once. */
export const namesGrade = (filters: Filters): boolean =>
  readingsOf(filters).some(({ material }) => material !== undefined)

/** Columns of everything that the conditions of `conditionsByIndex` find. */
export const selectEach = (columns: SQL, conditions: readonly SQL[], more = sql``): SQL =>
  sql.join(
    conditions.map((condition) => sql`select ${columns} from posting p where ${condition}${more}`),
    sql` union all `,
  )

/** The search: `known` is answered by the full-text index, `rest` by the rows. */
type Search = { kind: PostingKind; strict: boolean; known: readonly Wanted[]; rest: readonly SQL[] }

/**
 * The matches of `matching` through the most selective index, as conditions that together find each match once. The
 * kind is looked up as a lexeme: as a column condition it would make the planner read all postings of the kind too.
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

/**
 * Each interpretation is searched by itself: dimensions have an index of their own, and two interpretations may find
 * the same posting.
 */
function byEachReading(search: Search, ways: readonly Asked[]): SQL {
  const { kind, strict, rest } = search
  const found = ways.map((way) => {
    const byColumns = () => allOf([sql`p.kind = ${kind}`, ...rest, askedCondition(way, strict)])
    return sql`select p.id from posting p where ${way.readings.length > 0 ? byColumns() : byWords(search, way)}`
  })
  return sql`p.id in (${sql.join(found, sql` union all `)})`
}

/**
 * A grade with only column filters is answered by the grade's index alone, and so is the word for a shape. Postings
 * that contain the word but have another shape are added through the full-text index.
 */
function byGrade({ kind, strict, known, rest }: Search, way: Asked): SQL[] | undefined {
  const [word, ...more] = way.wanted
  if (!way.material || more.length > 0) return undefined
  const asked = [...rest, ...plainAsked(way, strict)]
  const ofGrade = [sql`p.kind = ${kind}`, oneOf('grade_key', searchedKeys([way.material])), ...asked]
  if (!word) return [allOf(ofGrade)]
  const { shape, rest: spelled } = shapeOf(word)
  if (shape === undefined) return undefined
  const ofShape = allOf([...ofGrade, sql`p.shape = ${shape}`])
  if (spelled.length === 0) return [ofShape]
  const words = toTsquery([...known, ...wordsOf({ ...way, wanted: [spelled] })])
  const others = `${words} & !${toTsquery([[{ lexeme: facetLexeme('shape', shape) }]])}`
  return [ofShape, allOf([sql`p.search @@ ${others}::tsquery`, ...asked])]
}
