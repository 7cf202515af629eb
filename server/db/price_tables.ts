import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Asking price of a grade on a day: the median ¥/t of genuine spot stock including tax, and the number of companies
 * and lots that it is based on.
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
