import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { ownerId } from './reference_columns.ts'

/** An operator who gets the weekly report. */
export const reportSubscription = pgTable(
  'report_subscription',
  {
    account_id: ownerId().primaryKey(),
    /** The language in which it was turned on. */
    lang: text('lang', { enum: ['en', 'zh'] }).notNull(),
    /** Where the page was on which it was turned on, for links; the server does not know its own address. */
    origin: text('origin').notNull(),
    /** The next Monday on which it is sent. */
    due_at: time('due_at').notNull(),
  },
  (row) => [index('report_subscription_due').on(row.due_at)],
)
