import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account, tenant } from './tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Forms that a company keeps under a name to begin new postings with. */
export const postingTemplate = pgTable(
  'posting_template',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant_id: integer('tenant_id')
      .notNull()
      .references(() => tenant.id),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    values: jsonb('values').notNull(),
    author_id: integer('author_id')
      .notNull()
      .references(() => account.id),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (row) => [uniqueIndex('posting_template_name').on(row.tenant_id, row.kind, row.name)],
)
