import type { Category } from '#contract/reference/category.ts'
import { allCategories, categoryById, isOffered } from '#contract/reference/categories.ts'
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

type Goods = { categoryWord?: string | undefined; shape?: Shape | undefined; material?: string | undefined }

/** The categories that may be meant: by the word's own name, or by its group and the shape. */
function possible({ categoryWord, shape }: Goods) {
  const word = categoryWord?.toLowerCase()
  const offered = allCategories().filter(isOffered)
  const leaves = offered.filter((category) => category.parent_id !== null)
  const named = word ? leaves.filter((leaf) => isNamed(leaf, word)) : []
  const tops = offered.filter((category) => category.parent_id === null)
  const top =
    tops.find((one) => word !== undefined && isNamed(one, word)) ?? tops.find((one) => one.shape === shape)
  const ofShape = leaves.filter((leaf) => leaf.shape === shape)
  return { word, named, top, ofShape, inTop: ofShape.filter((leaf) => !top || leaf.parent_id === top.id) }
}

/**
 * Returns the second-level category that a line means by its category word, shape and grade. Returns undefined unless
 * exactly one fits, because a wrong category is worse than none.
 */
export function suggestCategory(given: Goods): number | undefined {
  const { word, named, top, inTop } = possible(given)
  if (named.length === 1) return named[0]!.id
  if (word && rolledWords.test(word)) return only(inTop.filter((leaf) => leaf.zh.startsWith('轧制')))
  const group = given.material ? findGrade(given.material)?.group : undefined
  const words = group && groupWords[group]
  const ofGrade = words ? inTop.filter((leaf) => new RegExp(words).test(leaf.zh)) : []
  return only(ofGrade) ?? (top ? undefined : only(inTop))
}

/** Returns the categories to choose from where `suggestCategory` finds none: those of the shape that the grade does not contradict. */
export function categoryChoices(given: Goods): number[] {
  const { inTop, ofShape } = possible(given)
  const words = groupWords[findGrade(given.material ?? '')?.group ?? 'carbon'] ?? '^$'
  const isForOtherUse = (name: string) =>
    given.material !== undefined && toolWords.test(name) && !new RegExp(words).test(name)
  return (inTop.length > 0 ? inTop : ofShape)
    .filter(({ id, zh }) => !isOfOtherSteel(id, given.material) && !isForOtherUse(zh))
    .map(({ id }) => id)
}

/** Words of categories for one use, for which other steels are bought, too: 42CrMo is a plastic mould. */
const toolWords = /热作|冷作|塑料/

/** Words of categories that are for one kind of steel, whatever is made of it. */
const steelWords = /碳结|合结|轴承钢|工模具|不锈|高温合金/

/** Whether the category is for other steels than this grade: 304 among structural alloy steels. Unlisted grades contradict nothing. */
export function isOfOtherSteel(categoryId: number, material: string | undefined): boolean {
  const steel = steelWords.exec(categoryById(categoryId)?.zh ?? '')?.[0]
  const group = material ? findGrade(material)?.group : undefined
  if (!steel || !group) return false
  // Q355 is traded as carbon steel, too.
  if (group === 'low_alloy' && steel === '碳结') return false
  return !new RegExp(groupWords[group] ?? '^$').test(steel)
}

/** Whether the category is one of flanges and the list calls the goods something else: a ring is none. */
export function isOfOtherGoods(categoryId: number, word: string | undefined): boolean {
  const category = categoryById(categoryId)
  return (
    word !== undefined &&
    /法兰/.test(category?.zh ?? '') &&
    !/法兰|flan|brida|bride|фланец|フランジ|플랜지/iu.test(word)
  )
}

const only = (found: readonly Category[]): number | undefined =>
  found.length === 1 ? found[0]!.id : undefined
