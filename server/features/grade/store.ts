import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { grade } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const gradeRows: RowSource = { table: grade }

/** A grade as stored for operators; `exact` and `comparable` are comma-separated names. */
export type GradeRow = Pick<
  typeof grade.$inferSelect,
  'id' | 'code' | 'name_zh' | 'name_en' | 'standard' | 'group' | 'density' | 'exact' | 'comparable' | 'source'
>

/** All grades that operators added, oldest first. */
export const storedGrades = (db: DbOrTx): Promise<GradeRow[]> =>
  rows(
    db,
    sql`select id, code, name_zh, name_en, standard, "group", density, exact, comparable, source from grade order by id`,
  )

/** Locks the table against other writers until the transaction ends: names are compared across rows. */
export async function lockGrades(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`lock table grade in share row exclusive mode`)
}
