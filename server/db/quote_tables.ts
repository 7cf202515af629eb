import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Deviation } from '#contract/quote.ts'
import type { FileRef } from '#contract/fields.ts'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

const emptyList = sql`'[]'::jsonb`

/** 报价: the newest version of a supplier's offer on a buying request, and the owner's answer. */
export const quote = pgTable(
  'quote',
  {
    id: identity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
    buyer_tenant_id: tenantId('buyer_tenant_id').notNull(),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    /** `expired` is never stored but computed when read. */
    state: text('state', { enum: ['sent', 'seen', 'accepted', 'declined', 'withdrawn'] }).notNull(),
    revision: integer('revision').notNull(),
    /** The version of the request that it is for. */
    posting_revision: integer('posting_revision').notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    price_amount: numeric('price_amount', { mode: 'number' }).notNull(),
    price_basis: text('price_basis', { enum: ['per_t', 'per_kg', 'per_piece'] }).notNull(),
    tax_included: smallint('tax_included').$type<0 | 1>().notNull(),
    /** ¥/t as quoted, and with tax. */
    price_per_t: numeric('price_per_t', { mode: 'number' }),
    taxed_per_t: numeric('taxed_per_t', { mode: 'number' }),
    delivery_date: date('delivery_date', { mode: 'string' }).notNull(),
    valid_until: date('valid_until', { mode: 'string' }).notNull(),
    delivery_terms: text('delivery_terms', {
      enum: ['ex_works', 'delivered', 'fob', 'cif', 'self_pickup'],
    }),
    terms: text('terms').notNull(),
    files: jsonb('files').$type<FileRef[]>().notNull().default(emptyList),
    deviations: jsonb('deviations').$type<Deviation[]>().notNull().default(emptyList),
    answer: text('answer'),
    agreed_quantity: numeric('agreed_quantity', { mode: 'number' }),
    answered_by: accountId('answered_by'),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
    seen_at: time('seen_at'),
    answered_at: time('answered_at'),
    /**
     * The request's end and the quote's last day of which the supplier was notified; when these change, a new
     * notification is sent.
     */
    end_told: time('end_told'),
    validity_told: date('validity_told', { mode: 'string' }),
  },
  (row) => [
    uniqueIndex('quote_one_open')
      .on(row.posting_id, row.tenant_id)
      .where(sql`state in ('sent', 'seen')`),
    index('quote_sent').on(row.tenant_id, row.created_at),
    index('quote_received').on(row.buyer_tenant_id, row.posting_id),
    index('quote_posting').on(row.posting_id),
    index('quote_created').on(row.created_at),
    index('quote_validity')
      .on(row.valid_until)
      .where(sql`state in ('sent', 'seen')`),
  ],
)

/** Earlier versions of a revised quote. */
export const quoteRevision = pgTable(
  'quote_revision',
  {
    quote_id: integer('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    posting_revision: integer('posting_revision').notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    taxed_per_t: numeric('taxed_per_t', { mode: 'number' }),
    /** All of its terms. */
    values: jsonb('values').notNull(),
    account_id: accountId().notNull(),
    created_at: time('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.quote_id, row.revision] })],
)
