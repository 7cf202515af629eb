import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The tables whose rows are found by parts of their texts. */
export const searchedTables = ['account', 'inspection', 'spec_report', 'tenant', 'user_accusation'] as const
export type SearchedTable = (typeof searchedTables)[number]

/**
 * The texts by which a row of another table is found, in small letters and one per line, and all their pieces of one to
 * three characters (decision 101). Triggers keep it.
 */
export const searchText = pgTable(
  'search_text',
  {
    of: text('of').notNull(),
    id: integer('id').notNull(),
    text: text('text').notNull(),
    pieces: text('pieces').array().generatedAlwaysAs(sql.raw('text_pieces(text)')),
  },
  (row) => [
    primaryKey({ columns: [row.of, row.id] }),
    // One for each table: what many reports say would otherwise be read for a name, too.
    ...searchedTables.map((name) =>
      index(`search_text_${name}`)
        .using('gin', row.pieces)
        .where(sql.raw(`of = '${name}'`)),
    ),
  ],
)
