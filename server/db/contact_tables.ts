import { boolean, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** Every view of another company's contact card; one card counts once a day (China time) towards the limit. */
export const contactView = pgTable(
  'contact_view',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
    seller_tenant_id: tenantId('seller_tenant_id').notNull(),
    /** Read with a deal, which every tier opens and no limit counts. */
    of_deal: boolean('of_deal').notNull().default(false),
    day: date('day', { mode: 'string' }).notNull(),
    at: time('at').notNull(),
  },
  (row) => [index('contact_view_day').on(row.tenant_id, row.day)],
)
