import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { ownerId } from './reference_columns.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** A list's filters that somebody keeps, and when to be told of new matches. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: identity(),
    account_id: ownerId(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    alert: text('alert', { enum: ['off', 'instant', 'daily'] }).notNull(),
    filters: jsonb('filters').notNull(),
    /** The filters in one spelling: nobody saves the same twice. */
    fingerprint: text('fingerprint').notNull(),
    /** What the index of words can tell of the filters: what lacks these lexemes cannot match. Null when nothing. */
    words: tsquery('words'),
    looked_at: time('looked_at').notNull(),
    /** When the day's matches are told; null while there are none. */
    due_at: time('due_at'),
    /** Deleted, and kept for a day so that it can be taken back. */
    removed_at: time('removed_at'),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('saved_search_same')
      .on(row.account_id, row.kind, row.fingerprint)
      .where(sql`removed_at is null`),
    index('saved_search_account').on(row.account_id, row.id),
    index('saved_search_kind')
      .on(row.kind)
      .where(sql`removed_at is null`),
    index('saved_search_due')
      .on(row.due_at)
      .where(sql`due_at is not null`),
    index('saved_search_removed')
      .on(row.removed_at)
      .where(sql`removed_at is not null`),
  ],
)

/** A posting that has matched a search: each pair once, and so told once. */
export const savedSearchMatch = pgTable(
  'saved_search_match',
  {
    search_id: integer('search_id')
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    matched_at: time('matched_at').notNull(),
    /** It waits for the message of the day. */
    waits: boolean('waits').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.search_id, row.posting_id] }),
    index('saved_search_match_new').on(row.search_id, row.matched_at),
    index('saved_search_match_posting').on(row.posting_id),
  ],
)
