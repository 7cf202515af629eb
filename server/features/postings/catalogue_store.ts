/** Queries on the use of grades and categories that operators maintain. */
import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from './filter_store.ts'
import { facetLexeme } from './tokens.ts'

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

/** Whether any posting, including drafts and closed ones, is in this category. */
export async function isCategoryUsed(tx: DbOrTx, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from posting where category_id = ${id} limit 1`)
  return found.length > 0
}
