import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { category } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const categoryRows: RowSource = { table: category }

/** A category as stored for operators. */
export type CategoryRow = Pick<
  typeof category.$inferSelect,
  'id' | 'state' | 'name_zh' | 'name_en' | 'parent' | 'shape'
>

/** All categories that operators added, in their order. */
export const storedCategories = (db: DbOrTx): Promise<CategoryRow[]> =>
  rows(db, sql`select id, state, name_zh, name_en, parent, shape from category order by sort, id`)

/** Locks the table against other writers until the transaction ends: each row is validated against the others. */
export async function lockCategories(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`lock table category in share row exclusive mode`)
}
