import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, resourceColumns, time } from './columns.ts'
import { account, tenant } from './tables.ts'

/** Requests for group buying and reports to the operators (SPEC 7.23). */
export const userAccusation = pgTable(
  'user_accusation',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull().default('open'),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id),
    tenant_id: integer('tenant_id').references(() => tenant.id),
    module: text('module').notNull(),
    record_sign: text('record_sign').notNull(),
    comment: text('comment').notNull(),
    /** The permission for handling it. */
    permission: text('permission').notNull().default('admin_raise.get'),
    handled_at: time('handled_at'),
    /** Who handles or has handled it. */
    handled_by: integer('handled_by').references(() => account.id),
    /** The answer to the author. */
    answer: text('answer'),
  },
  (row) => [
    // The permission and the state are last, so that the list is counted in the index alone.
    index('user_accusation_newest').on(row.created_at, row.id, row.permission, row.state),
    index('user_accusation_state').on(row.state, row.created_at, row.id, row.permission),
    // Must match the expression in `accusationRows` exactly.
    index('user_accusation_unanswered').on(
      sql`(case when handled_at is null then 1 else 0 end)`,
      row.created_at,
      row.id,
      row.permission,
    ),
    index('user_accusation_waiting')
      .on(row.permission, row.created_at)
      .where(sql`handled_at is null`),
    // What a person and a company have reported, and what was reported about something.
    index('user_accusation_author').on(row.account_id, row.id),
    index('user_accusation_company').on(row.tenant_id, row.id),
    index('user_accusation_sign').on(row.record_sign, row.id),
  ],
)
