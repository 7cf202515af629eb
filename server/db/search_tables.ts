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

/** Saved filters of a list, and when to notify the owner of new matches. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: identity(),
    account_id: ownerId(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    alert: text('alert', { enum: ['off', 'instant', 'daily'] }).notNull(),
    filters: jsonb('filters').notNull(),
    /** The filters in canonical form, so that nobody saves the same ones twice. */
    fingerprint: text('fingerprint').notNull(),
    /**
     * The part of the filters that the full-text index can answer: postings without these lexemes cannot match. Null
     * when there is none.
     */
    words: tsquery('words'),
    looked_at: time('looked_at').notNull(),
    /** When the next daily message is due; null while there are no matches for it. */
    due_at: time('due_at'),
    /** Deleted, but kept for a day so that it can be restored. */
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

/** A posting that has matched a search: stored once per pair, so notified once. */
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
    /** Whether it waits for the daily message. */
    waits: boolean('waits').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.search_id, row.posting_id] }),
    index('saved_search_match_new').on(row.search_id, row.matched_at),
    index('saved_search_match_posting').on(row.posting_id),
  ],
)
