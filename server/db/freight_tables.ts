import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { freightEntryKinds } from '#contract/freight.ts'
import { refundStates } from '#contract/membership_states.ts'
import { identity, time } from './columns.ts'
import { deal } from './deal_tables.ts'
import { membershipPeriod } from './membership_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/**
 * The ledger of freight allowances; rows are only added (a trigger refuses changes). A grant is one year of a membership;
 * every other entry names the grant that it takes from.
 */
export const freightEntry = pgTable(
  'freight_entry',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    kind: text('kind', { enum: freightEntryKinds }).notNull(),
    amount: integer('amount').notNull(),
    grant_id: integer('grant_id').references((): AnyPgColumn => freightEntry.id),
    /** Of a grant. */
    period_id: integer('period_id').references(() => membershipPeriod.id),
    year: smallint('year'),
    /** The first day after a grant's year; it can be used until its period ends, if that is earlier. */
    expires_before: date('expires_before', { mode: 'string' }),
    /** Of a use and its refund. */
    deal_id: integer('deal_id').references(() => deal.id),
    account_id: accountId(),
    /** Refunded ¥. */
    fee: numeric('fee', { precision: 12, scale: 2, mode: 'number' }),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    index('freight_entry_tenant').on(row.tenant_id, row.id),
    index('freight_entry_grant').on(row.grant_id),
    uniqueIndex('freight_entry_year')
      .on(row.period_id, row.year)
      .where(sql`kind = 'grant'`),
    uniqueIndex('freight_entry_use')
      .on(row.tenant_id, row.deal_id)
      .where(sql`kind = 'use'`),
    uniqueIndex('freight_entry_expiry')
      .on(row.grant_id)
      .where(sql`kind = 'expire'`),
    uniqueIndex('freight_entry_refund')
      .on(row.tenant_id, row.deal_id)
      .where(sql`kind = 'refund'`),
    check(
      'freight_entry_amount',
      sql`case kind when 'grant' then amount >= 0 and grant_id is null and period_id is not null
        when 'use' then amount = -1 and grant_id is not null and deal_id is not null
        when 'expire' then amount < 0 and grant_id is not null
        else amount = 0 and grant_id is not null and deal_id is not null and fee > 0 end`,
    ),
  ],
)

/** A company asks for the freight fee of a deal on which it used an allowance; refused ones can be asked for again. */
export const freightRefund = pgTable(
  'freight_refund',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    /** The use. */
    use_id: integer('use_id')
      .notNull()
      .references(() => freightEntry.id),
    fee: numeric('fee', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    remark: text('remark').notNull(),
    state: text('state', { enum: refundStates }).notNull().default('requested'),
    reason: text('reason'),
    created_at: time('created_at').notNull(),
    decided_at: time('decided_at'),
    decided_by: accountId('decided_by'),
  },
  (row) => [
    uniqueIndex('freight_refund_use')
      .on(row.use_id)
      .where(sql`state <> 'refused'`),
    index('freight_refund_uses').on(row.use_id, row.id),
    index('freight_refund_open')
      .on(row.id)
      .where(sql`state = 'requested'`),
    // Must match the order of the operators' list exactly; the columns after it let a scan read the index alone.
    index('freight_refund_listed').on(
      sql`(state <> 'requested')`,
      sql`(case when state = 'requested' then id else -id end)`,
      row.id,
      row.state,
    ),
  ],
)
