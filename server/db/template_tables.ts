import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** Named form templates of a company for new postings. */
export const postingTemplate = pgTable(
  'posting_template',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    values: jsonb('values').notNull(),
    author_id: accountId('author_id').notNull(),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (row) => [uniqueIndex('posting_template_name').on(row.tenant_id, row.kind, row.name)],
)
