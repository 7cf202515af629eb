import { sql } from 'drizzle-orm'
import type { AlertCondition, MaterialUnit } from '#contract/market_price_enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'

export type NewPrice = {
  id: number
  account_id: number
  material: number
  region: number
  name: { zh: string; en: string }
  unit: MaterialUnit
  condition: AlertCondition
  amount: number
  seen_price: number
  price: number
  day: string
}

/**
 * Takes up to 500 alerts whose series has a newer price than they have seen, or a corrected one of the same day; they
 * stay locked until the transaction ends, and another job takes others.
 */
export const takeNewPrices = (tx: DbOrTx): Promise<NewPrice[]> =>
  rows(
    tx,
    sql`select a.id, a.account_id, a.material, a.region, json_build_object('zh', m.name_zh, 'en', m.name_en) as name,
        m.unit, a.condition, a.amount::float8, a.seen_price::float8, l.price::float8, l.day::text
      from price_alert a join account person on person.id = a.account_id and person.disabled_at is null
      join market_material m on m.id = a.material and m.state = 'shown'
      cross join lateral (select p.price, p.day from market_price p where p.material = a.material and p.region = a.region
        order by p.day desc limit 1) l
      where l.day > a.seen_day or (l.day = a.seen_day and l.price <> a.compared_price)
      order by a.id limit 500 for no key update of a skip locked`,
  )

export type Seen = { id: number; day: string; compared_price: number; seen_price: number }

/** Stores what these alerts have seen. */
export async function markSeen(tx: DbOrTx, seen: readonly Seen[]): Promise<void> {
  await tx.execute(sql`update price_alert a
    set seen_day = s.day, compared_price = s.compared_price, seen_price = s.seen_price
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(id int, day date, compared_price numeric, seen_price numeric)
    where a.id = s.id`)
}
