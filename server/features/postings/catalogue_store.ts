/** What postings say of the grades and categories that operators keep. */
import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from './filter_store.ts'
import { facetLexeme } from './tokens.ts'

/** Whether any posting, draft or closed ones included, names a grade by one of these folded names. */
export async function isGradeUsed(tx: DbOrTx, names: readonly string[]): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from posting where material_key = any(${list(names, 'text')}) limit 1`,
  )
  return found.length > 0
}

/**
 * Gives the postings that name a grade by one of these folded names the key that they share from now on, by which lists
 * find them. Their weights stay what they were published with.
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

/** Whether any posting, draft or closed ones included, is filed under this category. */
export async function isCategoryUsed(tx: DbOrTx, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from posting where category_id = ${id} limit 1`)
  return found.length > 0
}
