import { boolean, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/**
 * Views of other companies' contacts in the last 90 days, which both companies may read (features/card_view). One company
 * counts once a day (China time) towards the limit.
 */
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
    /** Viewed as part of a deal, which every tier may do and no limit counts. */
    of_deal: boolean('of_deal').notNull().default(false),
    day: date('day', { mode: 'string' }).notNull(),
    at: time('at').notNull(),
  },
  (row) => [
    index('contact_view_day').on(row.tenant_id, row.day),
    // The two lists of each company, newest first.
    index('contact_view_made').on(row.tenant_id, row.at, row.id),
    index('contact_view_received').on(row.seller_tenant_id, row.at, row.id),
  ],
)
