import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, resourceColumns, time } from './columns.ts'
import { upload } from './upload_tables.ts'

/** A package of the mobile app that phones install or update from. */
export const appEdition = pgTable(
  'app_edition',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    code: integer('code').notNull(),
    minimum_code: integer('minimum_code'),
    notes_zh: text('notes_zh').notNull(),
    notes_en: text('notes_en').notNull(),
    file: text('file')
      .notNull()
      .references(() => upload.address),
    /** When it was published first; from then on its file and its version are fixed. */
    published_at: time('published_at'),
    /** Null while it is published. */
    withdrawn_at: time('withdrawn_at'),
  },
  (row) => [
    uniqueIndex('app_edition_kind_code').on(row.kind, row.code),
    index('app_edition_code').on(row.code, row.id),
    index('app_edition_updated').on(row.updated_at, row.id),
  ],
)
