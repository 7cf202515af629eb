import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { account } from './tables.ts'

/** Site settings by section; only public sections are served to visitors. */
export const websiteConfig = pgTable('website_config', {
  section: text('section').primaryKey(),
  value: jsonb('value').notNull(),
  is_public: boolean('is_public').notNull(),
  /** Of the newest version; 0 is what came with the installation. */
  revision: integer('revision').notNull().default(0),
  updated_at: time('updated_at').notNull().defaultNow(),
})

/** Versions of the site settings, the current ones included. */
export const websiteConfigVersion = pgTable(
  'website_config_version',
  {
    section: text('section').notNull(),
    revision: integer('revision').notNull(),
    value: jsonb('value').notNull(),
    /** The operator; null for what came with the installation. */
    account_id: integer('account_id').references(() => account.id),
    created_at: time('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.section, row.revision] })],
)
