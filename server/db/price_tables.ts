import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What a grade was asked for on a day of the market: the median ¥/t of genuine spot stock, tax included, and how many
 * companies and lots stood behind it.
 */
export const gradePrice = pgTable(
  'grade_price',
  {
    material: text('material').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    price_per_t: numeric('price_per_t', { mode: 'number' }).notNull(),
    companies: integer('companies').notNull(),
    lots: integer('lots').notNull(),
  },
  (row) => [primaryKey({ columns: [row.material, row.day] })],
)
