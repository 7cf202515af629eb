/** Prices of raw materials, and what people keep of them. */
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, resourceColumns, time } from './columns.ts'
import { ownerId } from './reference_columns.ts'

/** A raw material whose prices operators keep. */
export const marketMaterial = pgTable(
  'market_material',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    group: text('group').notNull(),
    /** `t` or `kg`: what all its prices are for. */
    unit: text('unit').notNull(),
    tax: text('tax').notNull(),
    sort: integer('sort').notNull(),
  },
  (row) => [
    uniqueIndex('market_material_name').on(row.name_zh),
    index('market_material_updated').on(row.updated_at, row.id),
    index('market_material_sort').on(row.sort, row.id),
  ],
)

const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** The price of a material in a region on a day, in the unit of the material. */
export const marketPrice = pgTable(
  'market_price',
  {
    id: identity(),
    ...resourceColumns(),
    material: integer('material')
      .notNull()
      .references(() => marketMaterial.id),
    region: integer('region').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    low: money('low'),
    high: money('high'),
    price: money('price').notNull(),
    source: text('source').notNull(),
  },
  (row) => [
    uniqueIndex('market_price_of_day').on(row.material, row.region, row.day),
    index('market_price_day').on(row.day, row.id),
    index('market_price_updated').on(row.updated_at, row.id),
    index('market_price_source').on(row.source),
  ],
)

/** A series (`contract/market_price.ts`: `seriesKey`) that a person follows. */
export const marketFavourite = pgTable(
  'market_favourite',
  {
    account_id: ownerId(),
    series: text('series').notNull(),
    created_at: time('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.account_id, row.series] })],
)

/**
 * A person is told when a price reaches `amount`, or has changed by so many per cent: that of a material in a region,
 * or the market's own median of a grade.
 */
export const priceAlert = pgTable(
  'price_alert',
  {
    id: identity(),
    account_id: ownerId(),
    material: integer('material').references(() => marketMaterial.id, { onDelete: 'cascade' }),
    region: integer('region'),
    grade: text('grade'),
    condition: text('condition').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    /** The price with which the next one is compared: the last one, or for `change` that of the last alert. */
    seen_price: money('seen_price').notNull(),
    /** The last day that was compared, and its price then: a correction of it is compared again. */
    compared_price: money('compared_price').notNull(),
    seen_day: date('seen_day', { mode: 'string' }).notNull(),
    created_at: time('created_at').notNull(),
    /** When it last told, and of which day: it tells of each day once, however often that day's price is corrected. */
    told_at: time('told_at'),
    told_day: date('told_day', { mode: 'string' }),
  },
  (row) => [
    uniqueIndex('price_alert_once').on(row.account_id, row.material, row.region, row.condition, row.amount),
    uniqueIndex('price_alert_grade_once').on(row.account_id, row.grade, row.condition, row.amount),
    index('price_alert_series').on(row.material, row.region),
    check(
      'price_alert_one_series',
      sql`(grade is null) = (material is not null) and (material is null) = (region is null)`,
    ),
  ],
)
