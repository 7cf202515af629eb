import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** Companies that asked for drawings that need approval, with the owner's decision. */
export const drawingAccess = pgTable(
  'drawing_access',
  {
    id: identity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    state: text('state', { enum: ['requested', 'granted', 'refused'] }).notNull(),
    requested_at: time('requested_at').notNull(),
    answered_at: time('answered_at'),
  },
  (row) => [uniqueIndex('drawing_access_company').on(row.posting_id, row.tenant_id)],
)
