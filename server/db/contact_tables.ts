import { date, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { posting } from './posting_tables.ts'
import { account, tenant } from './tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Every view of another company's contact card; one card counts once a day (China time) towards the limit. */
export const contactView = pgTable(
  'contact_view',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant_id: integer('tenant_id')
      .notNull()
      .references(() => tenant.id),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
    seller_tenant_id: integer('seller_tenant_id')
      .notNull()
      .references(() => tenant.id),
    day: date('day', { mode: 'string' }).notNull(),
    at: time('at').notNull(),
  },
  (row) => [index('contact_view_day').on(row.tenant_id, row.day)],
)
