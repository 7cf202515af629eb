/** What people tell the operators about the reader of specification lines (decision 105). */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, resourceColumns, time } from './columns.ts'

/** A line that somebody says was read wrongly; equal lines are one row, and nobody's name is stored. */
export const specReport = pgTable(
  'spec_report',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull().default('open'),
    /** Hash of the normalised line: lines with the same one are read in the same way. */
    line_key: text('line_key').notNull(),
    line: text('line').notNull(),
    shape: text('shape'),
    reading_zh: text('reading_zh').notNull(),
    reading_en: text('reading_en').notNull(),
    /** What people wrote about it, newest first, one a line. */
    notes: text('notes').notNull().default(''),
    /** Counted apart from the revision, like the clicks on an ad. */
    count: integer('count').notNull().default(1),
    last_at: time('last_at').notNull(),
    operator_note: text('operator_note'),
  },
  (row) => [
    uniqueIndex('spec_report_line').on(row.line_key),
    index('spec_report_count').on(row.count, row.id),
    index('spec_report_state').on(row.state, row.count, row.id),
    index('spec_report_last').on(row.last_at, row.id),
  ],
)
