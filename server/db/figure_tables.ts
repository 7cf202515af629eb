import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { posting } from './posting_tables.ts'

/**
 * What happened in the market on a day (China time) that is over: a figure (`contract/operator_figures.ts`), counted by
 * the kind of posting or, of deals, their source; '' for the others. A day on which nothing happened has no row.
 */
export const marketDay = pgTable(
  'market_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.figure, row.kind] })],
)

/** Searches of a day (China time) that found nothing, without who searched; removed after 90 days. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** The kind of postings that was searched. */
    kind: text('kind').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.kind, row.term] })],
)

/** Views per posting and day (China time), each visitor once a day. */
export const postingViewDay = pgTable(
  'posting_view_day',
  {
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.posting_id, row.day] })],
)
