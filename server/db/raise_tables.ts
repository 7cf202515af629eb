import { index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { posting } from './posting_tables.ts'
import { account, tenant } from './tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** 参团: one row per company and group buying; who withdraws and joins again takes the same row. Quantities in tonnes. */
export const participation = pgTable(
  'participation',
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
    /** The last three are written together with the notifications that tell them. */
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
