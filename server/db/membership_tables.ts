import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applicationStates } from '#contract/membership_states.ts'
import { paidTiers } from '#contract/membership_tiers.ts'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** 会员申请: a company asks for a tier; at most one waits. */
export const membershipApplication = pgTable(
  'membership_application',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    tier: text('tier', { enum: paidTiers }).notNull(),
    years: smallint('years').$type<1 | 2 | 3>().notNull(),
    remark: text('remark').notNull(),
    state: text('state', { enum: applicationStates }).notNull().default('waiting'),
    reason: text('reason'),
    created_at: time('created_at').notNull(),
    decided_at: time('decided_at'),
    /** The operator; null if the company withdrew it. */
    decided_by: accountId('decided_by'),
  },
  (row) => [
    uniqueIndex('membership_application_waiting')
      .on(row.tenant_id)
      .where(sql`state = 'waiting'`),
    index('membership_application_tenant').on(row.tenant_id, row.id),
    // Must match the order of the operators' list exactly; the columns after it let a scan read the index alone.
    index('membership_application_listed').on(
      sql`(state <> 'waiting')`,
      sql`(case when state = 'waiting' then id else -id end)`,
      row.id,
      row.state,
    ),
  ],
)

/**
 * A period of membership, in days of China: from `starts_on` until the day before `ends_before`. The migration adds the
 * constraint that periods of one company never overlap.
 */
export const membershipPeriod = pgTable(
  'membership_period',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    tier: text('tier', { enum: paidTiers }).notNull(),
    starts_on: date('starts_on', { mode: 'string' }).notNull(),
    /** Equal to `starts_on` if a higher tier replaced it on its first day or earlier. */
    ends_before: date('ends_before', { mode: 'string' }).notNull(),
    /** Null for a membership from before there were applications. */
    application_id: integer('application_id').references(() => membershipApplication.id),
    confirmed_by: accountId('confirmed_by'),
    /** The smallest number of days before the end of which the company was reminded. */
    reminded_days: smallint('reminded_days'),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('membership_period_application').on(row.application_id),
    index('membership_period_tenant').on(row.tenant_id, row.starts_on),
    index('membership_period_starts').on(row.starts_on),
    index('membership_period_ends').on(row.ends_before),
  ],
)
