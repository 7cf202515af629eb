import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The one row that says what belongs to this database: program, SECRET and uploads (decision 130). */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    /** Random; the folder of the uploads carries the same. */
    market_id: text('market_id').notNull(),
    /** Of the SECRET with which values are encrypted; null until a server has started. */
    secret_fingerprint: text('secret_fingerprint'),
    /** Version of the program that opened the database last: it knows every migration. */
    app_version: text('app_version').notNull(),
  },
  (row) => [check('installation_is_one', sql`${row.id} = 1`)],
)
