import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantId } from './reference_columns.ts'

/** The remembered meaning of a company's column headings: heading → field, empty for a column that is left out. */
export const bulkColumns = pgTable(
  'bulk_columns',
  {
    tenant_id: tenantId().notNull(),
    kind: text('kind').notNull(),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.tenant_id, row.kind] })],
)
