import { sql } from 'drizzle-orm'
import type { PriceRow, RowAnswer } from '#contract/market_price_upload.ts'
import { knownChanges } from '#contract/unusual_policy.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { DayPrice } from './unusual_rules.ts'

export type StoredPrice = NonNullable<RowAnswer['stored']> & { place: number; id: number }

/** The stored prices of the same materials, regions and days, each with the place of its row. */
export const storedPrices = (db: DbOrTx, given: readonly PriceRow[]): Promise<StoredPrice[]> =>
  rows(
    db,
    sql`select g.place::int - 1 as place, p.id, p.revision, p.low::float8, p.high::float8, p.price::float8, p.source
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as g(row, place)
      join market_price p on p.material = (g.row ->> 'material')::int and p.region = (g.row ->> 'region')::int
        and p.day = (g.row ->> 'day')::date`,
  )

/**
 * The stored prices that rows are compared with, oldest first: of each of their series the last ones before its first
 * day, all between, and the first one after its last day.
 */
export const pricesAround = (
  db: DbOrTx,
  given: readonly Pick<PriceRow, 'material' | 'region' | 'day'>[],
): Promise<(Pick<PriceRow, 'material' | 'region'> & DayPrice)[]> =>
  rows(
    db,
    sql`with series as (
        select material, region, min(day) as first, max(day) as last
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(material int, region int, day date)
        group by material, region)
      select s.material, s.region, p.day::text, p.price::float8 from series s cross join lateral (
        (select day, price from market_price m where m.material = s.material and m.region = s.region
          and m.day < s.first order by m.day desc limit ${knownChanges + 1})
        union all
        (select day, price from market_price m where m.material = s.material and m.region = s.region
          and m.day between s.first and s.last)
        union all
        (select day, price from market_price m where m.material = s.material and m.region = s.region
          and m.day > s.last order by m.day limit 1)) p
      order by p.day`,
  )

export type WrittenPrice = {
  id: number
  material: number
  region: number
  day: string
  /** Null for a price that did not exist before. */
  before: Record<string, unknown> | null
}

/**
 * Adds these prices, and corrects those whose stored revision is `replaces`, in one order, so that two uploads wait for
 * each other instead of blocking each other. Returns what was written; a price that somebody else has stored since is
 * missing.
 */
export const writePrices = (tx: DbOrTx, given: readonly PriceRow[], now: Date): Promise<WrittenPrice[]> =>
  rows(
    tx,
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(material int, region int, day date,
          low numeric, high numeric, price numeric, source text, replaces int)
      ), before as materialized (
        select p.* from market_price p join given g on g.material = p.material and g.region = p.region and g.day = p.day
      ), written as (
        insert into market_price as p (material, region, day, low, high, price, source, revision, created_at, updated_at)
        select material, region, day, low, high, price, source, coalesce(replaces, 0) + 1,
          ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from given order by material, region, day
        on conflict (material, region, day) do update set low = excluded.low, high = excluded.high, price = excluded.price,
          source = excluded.source, revision = excluded.revision, updated_at = excluded.updated_at
        where p.revision = excluded.revision - 1
        returning p.*
      )
      select w.id, w.material, w.region, w.day::text, case when b.id is null then null else json_build_object(
          'low', b.low::float8, 'high', b.high::float8, 'price', b.price::float8, 'source', b.source) end as before
      from written w left join before b on b.id = w.id`,
  )
