import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { posting } from './posting_tables.ts'
import { account, tenant } from './tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Companies that asked to see drawings shown on approval, and those that may. */
export const drawingAccess = pgTable(
  'drawing_access',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    tenant_id: integer('tenant_id')
      .notNull()
      .references(() => tenant.id),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id),
    state: text('state', { enum: ['requested', 'granted', 'refused'] }).notNull(),
    requested_at: time('requested_at').notNull(),
    answered_at: time('answered_at'),
  },
  (row) => [uniqueIndex('drawing_access_company').on(row.posting_id, row.tenant_id)],
)
