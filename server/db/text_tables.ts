import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
  (row) => [primaryKey({ columns: [row.of, row.id] }), index('search_text_pieces').using('gin', row.pieces)],
)
