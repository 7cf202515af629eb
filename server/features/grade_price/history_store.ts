import { sql, type SQL } from 'drizzle-orm'
import { gradeSeries, recentPrices, type IndexedGrade, type PriceHistory } from '#contract/market_price.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'

const lists = (
  day: SQL,
  price: SQL,
): SQL => sql`array_agg(${day} - date '1970-01-01' order by ${day}) as days,
  array_agg(${price}::float8 order by ${day}) as prices`

/** The last prices of every grade that has had one in the last year, by name. */
export const listIndex = (db: DbOrTx, yearAgo: string): Promise<IndexedGrade[]> =>
  rows(
    db,
    sql`select material as grade, (array_agg(companies order by day desc))[1] as companies,
        (array_agg(lots order by day desc))[1] as lots, ${lists(sql`day`, sql`price_per_t`)}
      from (select *, row_number() over (partition by material order by day desc) as place
        from grade_price where day >= ${yearAgo}::date) recent
      where place <= ${recentPrices} group by material order by material`,
  )

/** Daily prices (¥/t) of these grades since a day, oldest first; grades without any are left out. */
export async function indexHistories(
  db: DbOrTx,
  { grades, from }: { grades: readonly string[]; from: string | null },
): Promise<PriceHistory[]> {
  const found = await rows<{ material: string; days: number[]; prices: number[] }>(
    db,
    sql`select material, ${lists(sql`day`, sql`price_per_t`)} from grade_price
      where material = any(${list(grades, 'text')}) and day >= coalesce(${from}::date, '-infinity')
      group by material`,
  )
  return found.map(({ material, days, prices }) => ({
    series: gradeSeries(material),
    days,
    prices,
    lows: null,
    highs: null,
  }))
}
