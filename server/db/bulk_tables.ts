import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { BulkReading } from '#contract/postings/bulk_memory.ts'
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

/** How a company's tables were read; the fingerprint is of the headings in their order. */
export const bulkReading = pgTable(
  'bulk_reading',
  {
    tenant_id: tenantId().notNull(),
    kind: text('kind').notNull(),
    fingerprint: text('fingerprint').notNull(),
    reading: jsonb('reading').$type<BulkReading>().notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.tenant_id, row.kind, row.fingerprint] })],
)
