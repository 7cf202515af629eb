type Category = { id: number; name: string; parent_id: number | null; shape: string | null }
type Count = { value: string; count: number }

export type CategoryCount = { id: number; name: string; shape: string | null; count: number }

/** Returns the top-level categories in their given order, each with its number of postings including subcategories. */
export function countTopCategories(
  categories: readonly Category[],
  counts: readonly Count[],
): CategoryCount[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const topOf = (id: number): number | undefined => {
    const category = byId.get(id)
    return category && (category.parent_id === null ? category.id : topOf(category.parent_id))
  }
  const totals = new Map<number, number>()
  for (const { value, count } of counts) {
    const top = topOf(Number(value))
    if (top !== undefined) totals.set(top, (totals.get(top) ?? 0) + count)
  }
  return categories
    .filter((category) => category.parent_id === null)
    .map(({ id, name, shape }) => ({ id, name, shape, count: totals.get(id) ?? 0 }))
}
