import { learnCategories } from '#contract/reference/added_categories.ts'
import { learnGrades } from '#contract/steel/added_grades.ts'
import { categoryOf } from '#server/features/category/rules.ts'
import { storedCategories } from '#server/features/category/store.ts'
import { gradeOf } from '#server/features/grade/rules.ts'
import { storedGrades } from '#server/features/grade/store.ts'
import type { Deps } from './deps.ts'

/** When another node's write counts here at the latest (ms); usually this node is told of it. */
const ttl = 2_000

/** Reads are numbered as they begin: one that comes late never replaces a newer one. */
let begun = 0
let learned = { read: 0, content: '' }

/**
 * Makes sure that what operators added to grades and categories is known to this process as it stood when this node
 * last heard of a write, or at most two seconds ago. It is asked before every call and every job (decision 073).
 */
export async function refreshCatalogue({
  database,
  cache,
  clock,
}: Pick<Deps, 'database' | 'cache' | 'clock'>): Promise<void> {
  const kept = await cache.get('catalogue rows', { ttl, now: clock() }, async () => {
    begun += 1
    const read = begun
    const rows = {
      grades: await storedGrades(database.orm),
      categories: await storedCategories(database.orm),
    }
    return { read, rows, content: JSON.stringify(rows) }
  })
  if (kept.read <= learned.read) return
  if (kept.content !== learned.content) {
    learnGrades(kept.rows.grades.map(gradeOf))
    learnCategories(kept.rows.categories.map(categoryOf))
  }
  learned = kept
}
