import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId } from './reference_columns.ts'

const postingId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => posting.id, { onDelete: 'cascade' })

/**
 * What a submitted posting's certificates can be recognised by: `file <sha256>` and `piece <heat>/<piece>`, of the version
 * online and of the one in review.
 */
export const certificateMark = pgTable(
  'certificate_mark',
  { mark: text('mark').notNull(), posting_id: postingId('posting_id') },
  (row) => [
    primaryKey({ columns: [row.mark, row.posting_id] }),
    index('certificate_mark_posting').on(row.posting_id),
  ],
)

/** Postings of two companies with marks in common; `first_id` is the one with the lower id. */
export const certificateAlert = pgTable(
  'certificate_alert',
  {
    id: identity(),
    first_id: postingId('first_id'),
    second_id: postingId('second_id'),
    marks: text('marks').array().notNull(),
    created_at: time('created_at').notNull(),
    dismissed_at: time('dismissed_at'),
    dismissed_by: accountId('dismissed_by'),
    reason: text('reason'),
  },
  (row) => [
    uniqueIndex('certificate_alert_pair').on(row.first_id, row.second_id),
    index('certificate_alert_second').on(row.second_id),
    // Must match the order of the operators' list exactly.
    index('certificate_alert_newest').on(sql`(dismissed_at is not null)`, row.id.desc().nullsFirst()),
  ],
)
