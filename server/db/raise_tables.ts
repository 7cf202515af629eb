import { index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** 参团: one row per company and group buying, reused by a company that withdraws and joins again. Quantities in tonnes. */
export const participation = pgTable(
  'participation',
  {
    id: identity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    /** The last three are written together with the notifications about them. */
    state: text('state', { enum: ['joined', 'withdrawn', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    message: text('message').notNull(),
    created_at: time('created_at').notNull(),
    changed_at: time('changed_at').notNull(),
  },
  (row) => [
    uniqueIndex('participation_company').on(row.posting_id, row.tenant_id),
    index('participation_own').on(row.tenant_id, row.created_at),
  ],
)
