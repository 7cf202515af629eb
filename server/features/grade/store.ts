import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { grade } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const gradeRows: RowSource = { table: grade }

/** A grade as operators keep it; `exact` and `comparable` are names separated by commas. */
export type GradeRow = Pick<
  typeof grade.$inferSelect,
  'id' | 'code' | 'name_zh' | 'name_en' | 'standard' | 'group' | 'density' | 'exact' | 'comparable' | 'source'
>

/** Every grade that operators keep, in the order in which they came. */
export const keptGrades = (db: DbOrTx): Promise<GradeRow[]> =>
  rows(
    db,
    sql`select id, code, name_zh, name_en, standard, "group", density, exact, comparable, source from grade order by id`,
  )

/** Lets nobody else write grades until the transaction is over: names are compared across rows. */
export async function holdGrades(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`lock table grade in share row exclusive mode`)
}
