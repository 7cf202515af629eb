import type { Category } from '#contract/reference/category.ts'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import type { GradeGroup } from '#contract/steel/grade.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { Shape } from '#contract/steel/shapes.ts'

/** Words in the Chinese names of second-level categories that mean a group of grades; `|` separates alternatives. */
const groupWords: Partial<Record<GradeGroup, string>> = {
  carbon: '碳结',
  low_alloy: '合结',
  alloy_structural: '合结',
  carburising: '合结',
  nitriding: '合结',
  spring: '合结',
  bearing: '轴承',
  cold_work_tool: '冷作|工模具',
  hot_work_tool: '热作|工模具',
  plastic_mould: '塑料|工模具',
  high_speed: '工模具',
  stainless_martensitic: '不锈',
  stainless_austenitic: '不锈',
  stainless_duplex: '不锈',
  stainless_ph: '不锈',
  heat_resistant: '高温合金',
  nickel_alloy: '高温合金',
  titanium: '高温合金',
  aluminium: '高温合金',
}

const rolledWords = /^(热轧圆钢|圆钢|hot rolled round bar)$/

const singular = (text: string) => text.toLowerCase().replace(/s$/, '')
const isNamed = (category: Category, word: string) =>
  category.zh === word || singular(category.en) === singular(word)

/**
 * Returns the second-level category that a line means by its category word, shape and grade. Returns undefined unless
 * exactly one fits, because a wrong category is worse than none.
 */
export function suggestCategory(given: {
  categoryWord?: string
  shape?: Shape
  material?: string
}): number | undefined {
  const word = given.categoryWord?.toLowerCase()
  const offered = allCategories().filter(isOffered)
  const leaves = offered.filter((category) => category.parent_id !== null)
  const named = word ? leaves.filter((leaf) => isNamed(leaf, word)) : []
  if (named.length === 1) return named[0]!.id
  const tops = offered.filter((category) => category.parent_id === null)
  const top =
    tops.find((one) => word !== undefined && isNamed(one, word)) ??
    tops.find((one) => one.shape === given.shape)
  const inShape = leaves.filter((leaf) => leaf.shape === given.shape && (!top || leaf.parent_id === top.id))
  if (word && rolledWords.test(word)) return only(inShape.filter((leaf) => leaf.zh.startsWith('轧制')))
  const group = given.material ? findGrade(given.material)?.group : undefined
  const words = group && groupWords[group]
  const ofGrade = words ? inShape.filter((leaf) => new RegExp(words).test(leaf.zh)) : []
  return only(ofGrade) ?? (top ? undefined : only(inShape))
}

const only = (found: readonly Category[]): number | undefined =>
  found.length === 1 ? found[0]!.id : undefined
