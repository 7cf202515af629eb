import { sql, type SQL } from 'drizzle-orm'
import type { Reply } from '#contract/endpoint.ts'
import {
  readSeries,
  recentPrices,
  seriesOf,
  type marketPriceApi,
  type MarketMaterial,
  type PriceHistory,
} from '#contract/market_price.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { indexHistories } from '#server/features/grade_price/history_store.ts'

type List = Reply<typeof marketPriceApi.list>

/** Days as the numbers of the contract. */
const dayNumber = (day: SQL): SQL => sql`${day} - date '1970-01-01'`

export const listMaterials = (db: DbOrTx): Promise<MarketMaterial[]> =>
  rows(
    db,
    sql`select id, json_build_object('zh', name_zh, 'en', name_en) as name, "group", unit, tax
      from market_material where state = 'shown' order by sort, id`,
  )

/**
 * The last prices of every shown material in every region, in the order of the materials. The pairs are found by
 * jumping from one to the next in the index, so that ten years of prices are not read.
 */
export const listLatest = (db: DbOrTx): Promise<List['prices']> =>
  rows(
    db,
    sql`with recursive pair as (
        (select material, region from market_price order by material, region limit 1)
        union all
        select n.material, n.region from pair cross join lateral (select p.material, p.region from market_price p
          where (p.material, p.region) > (pair.material, pair.region) order by p.material, p.region limit 1) n
      )
      select pair.material, pair.region, last.low, last.high, last.source, last.days, last.prices
      from pair join market_material m on m.id = pair.material and m.state = 'shown'
      cross join lateral (
        select (array_agg(r.low::float8 order by r.day desc))[1] as low,
          (array_agg(r.high::float8 order by r.day desc))[1] as high,
          (array_agg(r.source order by r.day desc))[1] as source,
          array_agg(${dayNumber(sql`r.day`)} order by r.day) as days, array_agg(r.price::float8 order by r.day) as prices
        from (select p.day, p.low, p.high, p.price, p.source from market_price p
          where p.material = pair.material and p.region = pair.region order by p.day desc limit ${recentPrices}) r) last
      order by m.sort, m.id, pair.region`,
  )

type Asked = { series: readonly string[]; from: string | null }

/** Prices of these series since a day (YYYY-MM-DD), in the order asked for; those without any have empty lists. */
export async function readHistories(db: DbOrTx, { series, from }: Asked): Promise<PriceHistory[]> {
  const named = series.map((key) => readSeries(key))
  const pairs = named.flatMap((one) => ('material' in one ? [one] : []))
  const grades = named.flatMap((one) => ('grade' in one ? [one.grade] : []))
  const found = new Map<string, PriceHistory>()
  if (pairs.length > 0)
    for (const { material, region, ...lists } of await readPairs(db, { pairs, from })) {
      const key = seriesOf(material, region)
      const isSingle = series.length === 1
      found.set(key, {
        series: key,
        ...lists,
        lows: isSingle ? lists.lows : null,
        highs: isSingle ? lists.highs : null,
      })
    }
  if (grades.length > 0)
    for (const one of await indexHistories(db, { grades, from })) found.set(one.series, one)
  return series.map((key) => found.get(key) ?? { series: key, days: [], prices: [], lows: null, highs: null })
}

type PairHistory = Omit<PriceHistory, 'series'> & { material: number; region: number }
const readPairs = (
  db: DbOrTx,
  { pairs, from }: { pairs: readonly { material: number; region: number }[]; from: string | null },
): Promise<PairHistory[]> =>
  rows(
    db,
    sql`select p.material, p.region, array_agg(${dayNumber(sql`p.day`)} order by p.day) as days,
        array_agg(p.price::float8 order by p.day) as prices,
        array_agg(p.low::float8 order by p.day) as lows, array_agg(p.high::float8 order by p.day) as highs
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as asked(material int, region int)
      join market_price p on p.material = asked.material and p.region = asked.region
        and p.day >= coalesce(${from}::date, '-infinity')
      join market_material m on m.id = p.material and m.state = 'shown'
      group by p.material, p.region`,
  )
