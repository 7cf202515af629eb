import { sql } from 'drizzle-orm'
import { marketMaterialResource } from '#contract/resources/market_material.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { AuditEntry } from '../audit.ts'
import { rows, type DbOrTx } from '../client.ts'
import { demoMaterials, demoRegions } from './market_prices.data.ts'

const day = 86_400_000
const years = 2

/** Says at every price that it is not one. */
export const demoSource = '演示数据，价格为虚构 · Demo, invented price'

/**
 * Inserts the materials, and prices of two years for every working day until today, computed by the database in one
 * statement: slow waves for the market, and a little noise that is the same on every machine.
 */
export async function insertMarketPrices(tx: DbOrTx, now: Date): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const begun = new Date(now.getTime() - years * 365 * day)
  const values = demoMaterials.map(({ zh, en, price: _, step: __, ...one }, at) => ({
    name: { zh, en },
    ...one,
    sort: (at + 1) * 10,
  }))
  const made = await rows<{ id: number }>(
    tx,
    sql`insert into market_material (state, name_zh, name_en, "group", unit, tax, sort, created_at, updated_at)
      select 'shown', name ->> 'zh', name ->> 'en', "group", unit, tax, sort, ${begun.toISOString()}::timestamptz,
        ${begun.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as v(name jsonb, "group" text, unit text, tax text, sort int) order by sort returning id`,
  )
  const priced = demoMaterials.map(({ price, step }, at) => ({ id: made[at]!.id, at: at + 1, price, step }))
  const last = chinaDay(now)
  await tx.execute(sql`insert into market_price (material, region, day, low, high, price, source, created_at, updated_at)
    select material, region, day, price - spread, price + spread, price, ${demoSource}, at, at from (
      select m.id as material, r.id as region, d::date as day, m.step * 2 as spread,
        least((d::date + interval '2 hours') at time zone 'UTC', ${now.toISOString()}::timestamptz) as at,
        round((m.price * r.factor * (1 + 0.07 * sin(n / 91.0 + m.at) + 0.03 * sin(n / 19.0 + m.at * 3 + r.factor * 9)
          + 0.006 * sin(n * 12.9898 + m.at * 78.233 + r.factor * 41)) / m.step)::numeric) * m.step::numeric as price
      from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as m(id int, at int, price float8, step float8)
      cross join jsonb_to_recordset(${JSON.stringify(demoRegions)}::jsonb) as r(id int, factor float8)
      cross join generate_series(${chinaDay(begun)}::timestamp, ${last}::timestamp, interval '1 day') with ordinality as days(d, n)
      where extract(isodow from d) < 6) x`)
  const kind = marketMaterialResource.name
  return [
    ...made.map(({ id }, at) => ({
      kind,
      action: 'create',
      sign: id,
      after: { state: 'shown', ...values[at] },
      now: begun,
    })),
    {
      kind: 'market_price',
      action: 'upload',
      sign: `${chinaDay(begun)}–${last}`,
      after: { source: demoSource },
      now: new Date(now.getTime() - 3_600_000),
    },
  ]
}
