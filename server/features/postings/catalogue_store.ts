/** Queries on the use of grades and categories that operators maintain. */
import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { gradeKey } from './columns.ts'
import { list } from './filter_store.ts'
import { facetLexeme } from '#server/db/search_words.ts'

/** Whether any posting, including drafts and closed ones, names a grade by one of these normalised names. */
export async function isGradeUsed(tx: DbOrTx, names: readonly string[]): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from posting where material_key = any(${list(names, 'text')}) limit 1`,
  )
  return found.length > 0
}

/**
 * Sets the shared key of all postings that name a grade by one of these normalised names, so that lists find them.
 * Their weights stay as published.
 */
export async function shareGradeKey(tx: DbOrTx, names: readonly string[], key: string): Promise<void> {
  await tx.execute(
    sql`update posting set grade_key = ${key},
        search = array_to_tsvector(array_append(
          tsvector_to_array(ts_delete(search, ${facetLexeme('grade', '')}::text || grade_key)),
          ${facetLexeme('grade', key)}::text))
      where material_key = any(${list(names, 'text')}) and grade_key <> ${key}`,
  )
}

/**
 * Sets the shared key of all postings whose stored one is not that of today's table: a release has given their grade
 * another exact name, or taken one.
 */
export async function renewGradeKeys(db: DbOrTx): Promise<void> {
  const stored = await rows<{ name: string; key: string }>(
    db,
    sql`select distinct material_key as name, grade_key as key from posting where material_key is not null`,
  )
  const stale = stored.filter(({ name, key }) => gradeKey(name) !== key)
  for (const [key, names] of Map.groupBy(stale, ({ name }) => gradeKey(name)))
    await shareGradeKey(
      db,
      names.map(({ name }) => name),
      key,
    )
}

/** Whether any posting, including drafts and closed ones, is in this category. */
export async function isCategoryUsed(tx: DbOrTx, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from posting where category_id = ${id} limit 1`)
  return found.length > 0
}
