import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { category } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const categoryRows: RowSource = { table: category }

/** A category as operators keep it. */
export type CategoryRow = Pick<
  typeof category.$inferSelect,
  'id' | 'state' | 'name_zh' | 'name_en' | 'parent' | 'shape'
>

/** Every category that operators keep, in their order. */
export const keptCategories = (db: DbOrTx): Promise<CategoryRow[]> =>
  rows(db, sql`select id, state, name_zh, name_en, parent, shape from category order by sort, id`)

/** Lets nobody else write categories until the transaction is over: one row is judged by the others. */
export async function holdCategories(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`lock table category in share row exclusive mode`)
}
