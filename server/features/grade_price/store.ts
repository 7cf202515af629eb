import { sql } from 'drizzle-orm'
import { quotation } from '#contract/postings/quotation.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list, onlineAt, openText } from '#server/features/postings/filter_store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { chinaDay, lastChinaDays } from '#server/reference/china_time.ts'

/** With fewer companies a price would reveal what one of them asks (docs/decisions/038-price-of-a-grade.md). */
export const companiesNeeded = 5
/** Days that the price chart covers, including today. */
export const shownDays = 30

const genuine = 1

/** Writes today's asking price of every grade; overwrites what an earlier run of the day wrote. */
export async function recordGradePrices(db: DbOrTx, now: Date): Promise<void> {
  const sight = { now: now.toISOString(), reader: everybody }
  await db.execute(sql`insert into grade_price (material, day, price_per_t, companies, lots)
    select p.material, ${chinaDay(now)}::date,
      round(percentile_cont(0.5) within group (order by p.price_per_t::float8)::numeric),
      count(distinct p.tenant_id)::int, count(*)::int
    from posting p where ${onlineAt(quotation.kind, sight)} and ${sql.raw(openText)} and p.character = ${genuine}
      and p.price_per_t is not null and p.tax_included is distinct from 0
    group by p.material having count(distinct p.tenant_id) >= ${companiesNeeded}
    on conflict (material, day) do update
      set price_per_t = excluded.price_per_t, companies = excluded.companies, lots = excluded.lots`)
}

export type GradePrices = { material: string; prices: { day: string; per_t: number }[] }

/** Prices in ¥/t of these grades in the last days, oldest first; days with too few companies are left out. */
export function readGradePrices(
  db: DbOrTx,
  given: { materials: readonly string[]; now: Date },
): Promise<GradePrices[]> {
  const [first] = lastChinaDays(given.now, shownDays)
  return rows(
    db,
    sql`select material,
        json_agg(json_build_object('day', day, 'per_t', price_per_t::float8) order by day) as prices
      from grade_price where material = any(${list(given.materials, 'text')}) and day >= ${first}::date
      group by material`,
  )
}
