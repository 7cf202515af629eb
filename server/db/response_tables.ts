import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, ownerId, tenantId } from './reference_columns.ts'

/** 意向: a buyer's interest in a posting, and the seller's answer. */
export const intention = pgTable(
  'intention',
  {
    id: identity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
    seller_tenant_id: tenantId('seller_tenant_id').notNull(),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    state: text('state').notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    message: text('message').notNull(),
    answer: text('answer'),
    agreed_quantity: numeric('agreed_quantity', { mode: 'number' }),
    answered_by: accountId('answered_by'),
    created_at: time('created_at').notNull(),
    seen_at: time('seen_at'),
    answered_at: time('answered_at'),
  },
  (row) => [
    uniqueIndex('intention_one_open')
      .on(row.posting_id, row.tenant_id)
      .where(sql`state in ('sent', 'seen')`),
    index('intention_sent').on(row.tenant_id, row.created_at),
    index('intention_received').on(row.seller_tenant_id, row.created_at),
    // For the figures of a day, and how fast enquiries are answered.
    index('intention_created').on(row.created_at, row.state, row.answered_at),
  ],
)

/** 收藏: a person's favourites, with the price at that time so that a change can be shown. */
export const collection = pgTable(
  'collection',
  {
    account_id: ownerId(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    price_per_t: numeric('price_per_t', { mode: 'number' }),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.account_id, row.posting_id] }),
    index('collection_posting').on(row.posting_id),
    index('collection_newest').on(row.account_id, row.created_at),
  ],
)
