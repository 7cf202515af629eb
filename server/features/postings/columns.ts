import type { Lang } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { columnFieldNames } from '#contract/postings/shared_fields.ts'
import { titlesOf } from '#contract/postings/titles.ts'
import { wantedOf } from '#contract/postings/wanted.ts'
import { millNames } from '#contract/reference/mills.ts'
import { categoryPath } from '#contract/reference/categories.ts'
import { deliveryStateNames } from '#contract/steel/delivery_states.ts'
import { gradeGroups } from '#contract/steel/grade.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { densityOf, findGrade } from '#contract/steel/grades.ts'
import { pricePerTonne } from '#contract/steel/price_per_tonne.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { posting } from '#server/db/posting_tables.ts'
import { regions } from '#server/reference/regions.ts'
import { lexemesOfAll } from './keyword.ts'
import { facetLexeme, toTsvector } from '#server/db/search_words.ts'
import { filled, type AnyValues, type SharedValues } from './values.ts'

/** Computes the columns that depend on a posting's values. */
export type PostingColumns = Omit<
  typeof posting.$inferInsert,
  | 'code'
  | 'kind'
  | 'tenant_id'
  | 'author_id'
  | 'state'
  | 'revision'
  | 'latest_revision'
  | 'card'
  | 'created_at'
  | 'updated_at'
>

type Named = Record<Lang, string>

const untitled = { zh: '未命名草稿', en: 'Untitled draft' }

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

/** Theoretical weight of the whole lot in kg, to the gram; null without geometry or quantity. */
export function lotWeightKg(values: SharedValues): number | null {
  if (!values.shape || !values.dims || !values.quantity) return null
  const each = weightKg(values.shape, values.dims, densityOf(values.material ?? ''))
  return each === undefined ? null : round(each * values.quantity, 3)
}

/**
 * Price in ¥/t for comparing postings; null when it is negotiable, in another currency, or per piece without a
 * weight.
 */
export function pricePerT(values: SharedValues, weight: number | null): number | null {
  const { price_amount: amount, price_basis: basis, quantity } = values
  if (!amount || values.negotiable === 1 || (values.currency ?? 'CNY') !== 'CNY') return null
  return basis
    ? pricePerTonne({ amount, basis, pieceKg: weight && quantity ? weight / quantity : null })
    : null
}

/** Everything stored for the values: columns, details, both titles, weights, normalised price and search lexemes. */
export function postingColumns(
  definition: PostingDefinition,
  given: AnyValues,
  { code, company }: { code: string; company: Named | null },
): PostingColumns {
  const own = filled(given)
  const all: AnyValues = { ...own, ...definition.derive(own) }
  const values = all as SharedValues
  const theoretical = lotWeightKg(values)
  const effective =
    (values.weighing_method === 1 ? values.actual_weight_kg : null) ?? theoretical ?? values.actual_weight_kg
  const titles = titlesOf(definition, all) ?? untitled
  return {
    ...Object.fromEntries(columnFieldNames.map((name) => [name, all[name] ?? null])),
    photos: values.photos ?? [],
    details: Object.fromEntries(Object.entries(all).filter(([name]) => !columnFieldNames.includes(name))),
    title_zh: titles.zh,
    title_en: titles.en,
    material_key: values.material ? foldGrade(values.material) : null,
    grade_key: values.material ? gradeKey(values.material) : null,
    theoretical_weight_kg: theoretical,
    price_per_t: pricePerT(values, effective ?? null),
    remaining: (definition.response === 'quote' ? wantedOf(values)?.amount : values.quantity) ?? null,
    region_path: values.region_id ? regionPath(values.region_id) : [],
    extras: definition.rowValues(own),
    search: toTsvector(searchLexemes(definition, all, { titles, code, company })),
  }
}

type SearchContext = { titles: Named; code: string; company: Named | null }

function searchLexemes(
  definition: PostingDefinition,
  all: AnyValues,
  { titles, code, company }: SearchContext,
): Set<string> {
  const values = all as SharedValues
  const grade = values.material ? findGrade(values.material) : undefined
  const group = gradeGroups.find((one) => one.key === grade?.group)
  const both = (name: Named | null | undefined) => [name?.zh, name?.en]
  const open = [
    code,
    values.material,
    ...both(titles),
    ...both(grade),
    ...both(group),
    ...(values.category_id ? categoryPath(values.category_id).flatMap(both) : []),
  ]
  const texts = [
    ...open,
    ...both(company),
    values.description,
    definition.specText(all),
    ...both(values.shape && shapeNames[values.shape]),
    values.shape && values.dims && specLine(values.shape, values.dims),
    ...both(values.delivery_state ? deliveryStateNames[values.delivery_state] : undefined),
    ...(values.region_id ? regions.path(values.region_id).flatMap(({ name, cname }) => [cname, name]) : []),
    ...millNames(all['mill'] as string | undefined),
    ...['heat_no', 'flaw_standard', 'certificate_type'].map((name) => all[name] as string | undefined),
    ...((all['standard'] as string[] | undefined) ?? []),
  ]
  // Words from fields for members are left out: a search would otherwise reveal them.
  const lexemes = lexemesOfAll(values.visibility === 'members' ? open : texts)
  if (values.material) lexemes.add(foldGrade(values.material))
  lexemes.add(facetLexeme('kind', definition.kind))
  for (const lexeme of facetLexemes(values)) lexemes.add(lexeme)
  return lexemes
}

const regionPath = (id: number): number[] => [id, ...regions.ancestors(id)]

function facetLexemes(values: SharedValues): string[] {
  const categoryIds = values.category_id
    ? categoryPath(values.category_id).map((category) => category.id)
    : []
  return [
    ...(values.material ? [facetLexeme('grade', gradeKey(values.material))] : []),
    ...(values.shape ? [facetLexeme('shape', values.shape)] : []),
    ...(values.delivery_state ? [facetLexeme('state', values.delivery_state)] : []),
    ...categoryIds.map((id) => facetLexeme('category', id)),
    ...(values.region_id ? regionPath(values.region_id).map((id) => facetLexeme('region', id)) : []),
  ]
}
