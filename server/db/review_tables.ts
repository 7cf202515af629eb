import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, resourceColumns, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { ownerId } from './reference_columns.ts'
import { session } from './tables.ts'

/** Which operator reads a waiting posting, until when; over after that, when their session ends, or as soon as another takes it. */
export const reviewLease = pgTable(
  'review_lease',
  {
    posting_id: integer('posting_id')
      .primaryKey()
      .references(() => posting.id, { onDelete: 'cascade' }),
    account_id: ownerId(),
    /** Null if a node of an older version took it. */
    session_id: integer('session_id').references(() => session.id, { onDelete: 'cascade' }),
    since: time('since').notNull(),
    until: time('until').notNull(),
  },
  (row) => [index('review_lease_until').on(row.until), index('review_lease_session').on(row.session_id)],
)

/** A reason that operators insert into the comment of a decision. */
export const reviewReason = pgTable(
  'review_reason',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    text_zh: text('text_zh').notNull(),
    text_en: text('text_en').notNull(),
    action: text('action').notNull(),
    /** Kinds of postings; null for all. */
    kinds: text('kinds').array(),
    position: integer('position').notNull(),
  },
  (row) => [
    index('review_reason_updated').on(row.updated_at, row.id),
    index('review_reason_position').on(row.position, row.id),
  ],
)
