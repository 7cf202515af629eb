import type { Category } from '#contract/reference/category.ts'
import { categories } from '#contract/reference/categories.ts'
import type { FieldIssue } from '#contract/field_issues.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import type { CategoryRow } from './store.ts'

/** Converts a stored row into the form that look-ups use. */
export const categoryOf = ({
  id,
  state,
  name_zh: zh,
  name_en: en,
  parent,
  shape,
}: CategoryRow): Category => ({
  id,
  parent_id: parent,
  zh,
  en,
  ...(shape && { shape: shape as Shape }),
  ...(state === 'retired' && { retired: true }),
})

export type GivenCategory = { name: { zh: string; en: string }; parent?: number | null }

/**
 * Returns why a category cannot be saved like this, or undefined. The tree has two levels: a parent must be of the
 * top level, and a category with children has no parent. Siblings have different names. `id` is null for a new one.
 */
export function misplaced(
  { name, parent = null }: GivenCategory,
  id: number | null,
  kept: readonly CategoryRow[],
): { field: 'parent' | 'name'; issue: FieldIssue } | undefined {
  const all = [...categories, ...kept.map(categoryOf)]
  const above = all.find((one) => one.id === parent)
  const hasBelow = id !== null && all.some((one) => one.parent_id === id)
  if (parent !== null && (parent === id || above?.parent_id !== null || hasBelow))
    return { field: 'parent', issue: 'category_parent' }
  const beside = all.filter((one) => one.parent_id === parent && one.id !== id)
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return beside.some(({ zh, en }) => same(zh, name.zh) || same(en, name.en))
    ? { field: 'name', issue: 'name_exists' }
    : undefined
}
