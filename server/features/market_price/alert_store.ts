import { sql } from 'drizzle-orm'
import type { AlertCondition, MaterialUnit } from '#contract/market_price_enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'

/**
 * The newest price that readers see of the series of a row `a` with `material` and `region`, or `grade`. No row while
 * the material is hidden.
 */
export const newestPrice = sql`(
  (select p.price, p.day from market_price p join market_material shown on shown.id = p.material and shown.state = 'shown'
    where p.material = a.material and p.region = a.region order by p.day desc limit 1)
  union all
  (select g.price_per_t, g.day from grade_price g where g.material = a.grade order by g.day desc limit 1))`

export type NewPrice = {
  id: number
  account_id: number
  condition: AlertCondition
  amount: number
  seen_price: number
  told_day: string | null
  price: number
  day: string
} & (
  | { grade: string; material: null; region: null; name: null; unit: null }
  | { grade: null; material: number; region: number; name: { zh: string; en: string }; unit: MaterialUnit }
)

/**
 * Takes up to 500 alerts whose series has a newer price than they have seen, or a corrected one of the same day; they
 * stay locked until the transaction ends, and another job takes others.
 */
export const takeNewPrices = (tx: DbOrTx): Promise<NewPrice[]> =>
  rows(
    tx,
    sql`select a.id, a.account_id, a.material, a.region, a.grade, m.unit,
        case when m.id is not null then json_build_object('zh', m.name_zh, 'en', m.name_en) end as name,
        a.condition, a.amount::float8, a.seen_price::float8, a.told_day::text, l.price::float8, l.day::text
      from price_alert a join account person on person.id = a.account_id and person.disabled_at is null
      left join market_material m on m.id = a.material
      cross join lateral ${newestPrice} l
      where l.day > a.seen_day or (l.day = a.seen_day and l.price <> a.compared_price)
      order by a.id limit 500 for no key update of a skip locked`,
  )

export type Seen = {
  id: number
  day: string
  compared_price: number
  seen_price: number
  /** When the person is told of this day's price; null when not. */
  told_at: Date | null
}

/** Stores what these alerts have seen, and of what they have told. */
export async function markSeen(tx: DbOrTx, seen: readonly Seen[]): Promise<void> {
  await tx.execute(sql`update price_alert a
    set seen_day = s.day, compared_price = s.compared_price, seen_price = s.seen_price,
      told_at = coalesce(s.told_at, a.told_at), told_day = case when s.told_at is null then a.told_day else s.day end
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as s(id int, day date, compared_price numeric, seen_price numeric, told_at timestamptz)
    where a.id = s.id`)
}
