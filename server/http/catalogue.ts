import { learnCategories } from '#contract/reference/added_categories.ts'
import { learnGrades } from '#contract/steel/added_grades.ts'
import { categoryOf } from '#server/features/category/rules.ts'
import { keptCategories } from '#server/features/category/store.ts'
import { gradeOf } from '#server/features/grade/rules.ts'
import { keptGrades } from '#server/features/grade/store.ts'
import type { Deps } from './deps.ts'

/** Another node's write counts here after this (ms). */
const ttl = 2_000

/** Reads are numbered as they begin: one that comes late never replaces a newer one. */
let begun = 0
let learned = { read: 0, content: '' }

/**
 * Makes sure that what operators added to grades and categories is known to this process as it stood at most two seconds
 * ago, or at the last write of this node. It is asked before every call and every job (decision 073).
 */
export async function knowCatalogue({
  database,
  cache,
  clock,
}: Pick<Deps, 'database' | 'cache' | 'clock'>): Promise<void> {
  const kept = await cache.get('catalogue rows', { ttl, now: clock() }, async () => {
    begun += 1
    const read = begun
    const rows = { grades: await keptGrades(database.orm), categories: await keptCategories(database.orm) }
    return { read, rows, content: JSON.stringify(rows) }
  })
  if (kept.read <= learned.read) return
  if (kept.content !== learned.content) {
    learnGrades(kept.rows.grades.map(gradeOf))
    learnCategories(kept.rows.categories.map(categoryOf))
  }
  learned = kept
}
