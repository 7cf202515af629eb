import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { PostingKind } from '#contract/enums.ts'
import { certificateFilters, choiceFilters, rangeDims, type FilterShape } from '#contract/postings/filters.ts'
import { categoriesBelow } from '#contract/reference/categories.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { gradeSpelling, searchedGrades } from '#contract/steel/grades.ts'
import { isCertified } from '#server/features/company/standing_store.ts'
import { regions } from '#server/reference/regions.ts'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { fitCondition } from './fit_store.ts'
import { readKeyword, type Asked, type DimReading } from './keyword.ts'
import { readableBy, type Reader } from './reader_store.ts'
import { facetLexeme, toTsquery, type Wanted } from '#server/db/search_words.ts'

/** Filters as the contract parses them; `open_only` leaves out postings for members of companies. */
export type Filters = z.output<z.ZodMiniObject<FilterShape>> & { open_only?: true }
/** Facet dimensions: the options of each stay visible while it is filtered. */
export const facetNames = [
  'category',
  'material',
  'region',
  'shape',
  'delivery_state',
  ...choiceFilters,
  ...certificateFilters,
] as const
export type FacetName = (typeof facetNames)[number]

const group = (
  facet: Parameters<typeof facetLexeme>[0],
  options: readonly (string | number)[] | undefined,
): Wanted[] => (options ? [options.map((option) => ({ lexeme: facetLexeme(facet, option) }))] : [])

/** Lexemes of the filters without the keyword; every match has one of each group. */
export const filterWords = ({
  material,
  shape,
  region,
  category,
  delivery_state: states,
}: Filters): Wanted[] => [
  ...group('grade', material && searchedKeys(material)),
  ...group('shape', shape),
  ...group('region', region === undefined ? undefined : [region]),
  ...group('category', category),
  ...group('state', states),
]

/** The lexemes of one interpretation of a keyword. */
export const wordsOf = ({ material, deliveryState, wanted }: Asked): Wanted[] => [
  ...group('grade', material ? searchedKeys([material]) : undefined),
  ...group('state', deliveryState ? [deliveryState] : undefined),
  ...wanted,
]

/** All interpretations of the keyword, none without one. */
export const readingsOf = ({ keyword, fits }: Pick<Filters, 'keyword' | 'fits'>): Asked[] =>
  keyword ? readKeyword(keyword, fits) : []

/**
 * The part of the filters and the keyword that the full-text index can answer: every match has one lexeme of each
 * group. The conditions of `filterConditions` imply these; they only make the index usable.
 */
function indexedWords(filters: Filters): Wanted[] {
  const [only, ...others] = readingsOf(filters)
  return [...filterWords(filters), ...(only && others.length === 0 ? wordsOf(only) : [])]
}

/** The same as a query on the lexemes of a posting; null when there are none to look for. */
export function wordsQuery(filters: Filters): string | null {
  const wanted = indexedWords(filters)
  return wanted.length > 0 ? toTsquery(wanted) : null
}

/**
 * Columns with a single value in all matches, in the order of an index that begins with them: the grade, then the
 * shape.
 */
export function leadingColumns({ material, shape, keyword }: Filters): SQL[] {
  const [asked, ...others] = readingsOf({ keyword })
  const name = material?.length === 1 ? material[0] : others.length === 0 ? asked?.material : undefined
  const [key, ...more] = name === undefined ? [] : searchedKeys([name])
  if (key === undefined || more.length > 0) return []
  const grade = sql`p.grade_key = ${key}`
  return shape?.length === 1 ? [grade, sql`p.shape = ${shape[0]}`] : [grade]
}

/** The province of a posting, as its index has it: the level below the country in `region_path`, null outside China. */
const province = sql.raw('p.region_path[cardinality(p.region_path) - 2]')

/** The province of the requested region: redundant as a condition, but it makes the index usable. */
export function leadingProvince({ region }: Filters): SQL[] {
  const [, around] = region === undefined ? [] : regions.path(region)
  return around ? [sql`${province} = ${around.id}`] : []
}

/** Dimensions of the cross-section, which has an index of its own. */
const sections: readonly string[] = ['d', 'od', 'a', 't', 's']

/** Passes an array as one parameter. */
export const list = (values: readonly (string | number)[], type: 'text' | 'int'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`

export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)
const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** The moment of the request, and the reader of the list. */
export type Sight = { now: string; reader: Reader }

/** The reader's online postings that have not expired. The state is a literal, so that partial indexes apply. */
export const onlineAt = (kind: PostingKind, sight: Sight): SQL =>
  sql`p.kind = ${kind} and ${onlineOfAny(sight)}`

/** The same for all kinds. */
export const onlineOfAny = ({ now, reader }: Sight): SQL =>
  sql`p.state = 'online' and p.expires_at > ${now} and ${readableBy(reader)}`

/** Online postings of `kind` that match the filters, except those of one facet when it is given. */
export const matching = (kind: PostingKind, filters: Filters, sight: Sight, without?: FacetName): SQL =>
  allOf([onlineAt(kind, sight), ...filterConditions(filters, sight.now, without)])

/** Only the filters and the keyword, for postings that are known to be online. */
export function filterConditions(filters: Filters, now: string, without?: FacetName): SQL[] {
  const conditions = plainConditions(filters, now)
  for (const name of facetNames) {
    const condition = name === without ? undefined : facetConditions[name](filters)
    if (condition) conditions.push(condition)
  }
  if (filters.keyword) {
    const alternatives = readingsOf(filters).map((asked) => askedCondition(asked, filters.strict === 1))
    conditions.push(alternatives.length > 0 ? anyOf(alternatives) : sql`false`)
  }
  return conditions
}

const facetConditions: Record<FacetName, (filters: Filters) => SQL | undefined> = {
  category: ({ category }) =>
    category && sql`p.category_id = any(${list(category.flatMap(withSubcategories), 'int')})`,
  material: ({ material, strict }) => material && materialCondition(material, strict === 1),
  region: ({ region }) => (region === undefined ? undefined : sql`p.region_path @> ${list([region], 'int')}`),
  shape: ({ shape }) => shape && oneOf('shape', shape),
  delivery_state: ({ delivery_state: state }) => state && oneOf('delivery_state', state),
  character: ({ character }) => (character === undefined ? undefined : sql`p.character = ${character}`),
  forge_type: ({ forge_type: type }) => (type === undefined ? undefined : sql`p.forge_type = ${type}`),
  offcut: ({ offcut }) => (offcut === undefined ? undefined : sql`p.offcut = ${offcut}`),
  have_warranty: ({ have_warranty: flag }) =>
    flag === undefined ? undefined : sql`p.have_warranty = ${flag}`,
  have_report: ({ have_report: flag }) => (flag === undefined ? undefined : sql`p.have_report = ${flag}`),
}

/** A single value is compared with `=`, so that an index that begins with the column also gives the order. */
export function oneOf(column: string, values: readonly string[]): SQL {
  const name = sql.raw(`p.${column}`)
  return values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} = any(${list(values, 'text')})`
}

/** The shared keys of all grades that a search for these names shows. */
export const searchedKeys = (materials: readonly string[]): string[] => [
  ...new Set(materials.flatMap(searchedGrades).map(gradeKey)),
]

const materialCondition = (materials: readonly string[], strict: boolean): SQL =>
  strict
    ? oneOf('material_key', materials.map(gradeSpelling).map(foldGrade))
    : oneOf('grade_key', searchedKeys(materials))

const withSubcategories = (id: number): number[] => [
  id,
  ...categoriesBelow(id).map((category) => category.id),
]

/** A range filter with what it compares: a column, and beside it a column or expression that has an index. */
const range = <N extends string>(name: N, ...columns: string[]) => ({
  min: `min_${name}` as const,
  max: `max_${name}` as const,
  columns: columns.map((column) => sql.raw(column)),
})
const ranges = [
  ...rangeDims.map((name) => range(name, `p.dim_${name}`, ...(sections.includes(name) ? ['p.section'] : []))),
  range('weight', 'p.weight_kg', 'coalesce(p.weight_kg, 1e15)'),
  range('piece_weight', 'p.piece_weight_kg'),
  range('price', 'p.price_per_t', 'coalesce(p.price_per_t, 1e15)'),
  range('needed_by', 'p.needed_by'),
]
/** What everybody may see. */
export const openText = `p.visibility is distinct from 'members'`

function plainConditions(filters: Filters, now: string): SQL[] {
  const conditions: SQL[] = []
  for (const { min, max, columns } of ranges) {
    for (const column of columns) {
      if (filters[min] !== undefined) conditions.push(sql`${column} >= ${filters[min]}`)
      if (filters[max] !== undefined) conditions.push(sql`${column} <= ${filters[max]}`)
    }
  }
  if (filters.open_only) conditions.push(sql.raw(openText))
  if (filters.cuttable !== undefined) conditions.push(sql`coalesce(p.cuttable, 0) = ${filters.cuttable}`)
  if (filters.have_photo !== undefined) {
    conditions.push(
      filters.have_photo === 1 ? sql`cardinality(p.photos) > 0` : sql`cardinality(p.photos) = 0`,
    )
  }
  if (filters.certified !== undefined) {
    const certified = sql`select t.id from tenant t where ${isCertified(now)}`
    conditions.push(
      filters.certified === 1 ? sql`p.tenant_id in (${certified})` : sql`p.tenant_id not in (${certified})`,
    )
  }
  if (filters.company !== undefined) {
    conditions.push(
      sql`p.tenant_id = (select coalesce(merged_into, id) from tenant where code = ${filters.company})`,
    )
  }
  return conditions
}

/** The conditions that the full-text index answers. */
export const hasWords = (wanted: readonly Wanted[]): SQL => sql`p.search @@ ${toTsquery(wanted)}::tsquery`

/** The conditions of one interpretation of a keyword on a row. */
export const askedCondition = (asked: Asked, strict: boolean): SQL =>
  sql`(${allOf([...plainAsked(asked, strict), ...wordConditions(asked.wanted)])})`

/** The conditions on columns only; the full-text index has already matched the words. */
export function plainAsked(asked: Asked, strict: boolean): SQL[] {
  const conditions: SQL[] = []
  if (asked.material) conditions.push(materialCondition([asked.material], strict))
  if (asked.deliveryState) conditions.push(sql`p.delivery_state = ${asked.deliveryState}`)
  if (asked.readings.length > 0)
    conditions.push(
      anyOf(asked.readings.map((one) => ('piece' in one ? fitCondition(one) : readingCondition(one)))),
    )
  return conditions
}

const shapePrefix = facetLexeme('shape', '')

/** A shape that a word stands for, and what else matches the word. */
export function shapeOf(group: Wanted): { shape?: string; rest: Wanted } {
  const shape = group.find(({ lexeme }) => lexeme.startsWith(shapePrefix))
  const rest = group.filter((one) => one !== shape)
  return shape ? { shape: shape.lexeme.slice(shapePrefix.length), rest } : { rest }
}

/** The shape is compared first, which avoids unpacking the lexemes of most rows. */
function wordConditions(wanted: readonly Wanted[]): SQL[] {
  const words: Wanted[] = []
  const conditions: SQL[] = []
  for (const group of wanted) {
    const { shape, rest } = shapeOf(group)
    if (shape === undefined) words.push(group)
    else {
      const ofShape = sql`p.shape = ${shape}`
      conditions.push(rest.length > 0 ? anyOf([ofShape, hasWords([rest])]) : ofShape)
    }
  }
  return words.length > 0 ? [...conditions, hasWords(words)] : conditions
}

function readingCondition({ shape, ranges }: DimReading): SQL {
  const conditions = [sql`p.shape = ${shape}`]
  for (const { name, min, max } of ranges) {
    const column = sql.raw(sections.includes(name) ? 'p.section' : `p.dim_${name}`)
    if (min !== undefined) conditions.push(sql`${column} >= ${min}`)
    if (max !== undefined) conditions.push(sql`${column} <= ${max}`)
  }
  return sql`(${allOf(conditions)})`
}
