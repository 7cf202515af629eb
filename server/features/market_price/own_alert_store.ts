import { sql, type SQL } from 'drizzle-orm'
import { gradeSeries, readSeries, seriesOf, type PriceAlert } from '#contract/market_price.ts'
import type { AlertCondition } from '#contract/market_price_enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { newestPrice } from './alert_store.ts'

type Watched = { condition: AlertCondition; amount: number }
type Own = { id: number; accountId: number }

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Stored = Omit<PriceAlert, 'series'> & { material: number | null; grade: string | null }

/** The alerts of a person, newest first; only one of them when an id is given. */
export async function listAlerts(
  db: DbOrTx,
  { accountId, id }: Omit<Own, 'id'> & Partial<Own>,
): Promise<PriceAlert[]> {
  const found = await rows<Stored>(
    db,
    sql`select a.id, a.material, a.region, a.grade, a.condition, a.amount::float8, l.price::float8,
        json_build_object('zh', coalesce(m.name_zh, a.grade), 'en', coalesce(m.name_en, a.grade)) as name,
        coalesce(m.unit, 't') as unit, ${iso(sql`a.created_at`)} as created_time, ${iso(sql`a.told_at`)} as told_time
      from price_alert a left join market_material m on m.id = a.material
      left join lateral ${newestPrice} l on true
      where a.account_id = ${accountId} and a.id = coalesce(${id ?? null}::int, a.id)
      order by a.created_at desc, a.id desc`,
  )
  return found.map(({ material, grade, ...one }) => ({
    ...one,
    series: grade === null ? seriesOf(material ?? 0, one.region ?? 0) : gradeSeries(grade),
  }))
}

/** Adds an alert that starts from the newest price and returns its id; undefined if the person has the same one already. */
export async function insertAlert(
  tx: DbOrTx,
  given: Watched & { accountId: number; series: string; now: Date },
): Promise<number | undefined> {
  const { accountId, series, condition, amount, now } = given
  const named = { material: null, region: null, grade: null, ...readSeries(series) }
  const [made] = await rows<{ id: number }>(
    tx,
    sql`insert into price_alert (account_id, material, region, grade, condition, amount, seen_price, compared_price,
        seen_day, created_at)
      select ${accountId}, a.material, a.region, a.grade, ${condition}, ${amount}::numeric, l.price, l.price, l.day,
        ${now.toISOString()}::timestamptz
      from (select ${named.material}::int as material, ${named.region}::int as region, ${named.grade}::text as grade) a
      cross join lateral ${newestPrice} l
      on conflict do nothing returning id`,
  )
  return made?.id
}

/** Whether the person has another alert of the same series that tells of the same. */
export async function hasTwin(
  tx: DbOrTx,
  { id, accountId, condition, amount }: Own & Watched,
): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from price_alert a join price_alert own on own.id = ${id} and own.account_id = a.account_id
        and (a.material, a.region, a.grade) is not distinct from (own.material, own.region, own.grade)
      where a.account_id = ${accountId} and a.id <> ${id} and a.condition = ${condition}
        and a.amount = ${amount}::numeric`,
  )
  return found.length > 0
}

/**
 * Changes an own alert, which starts again from the newest price and has told of nothing yet. One that stays as it is
 * keeps what it has seen.
 */
export async function updateAlert(tx: DbOrTx, given: Own & Watched): Promise<void> {
  const { id, accountId, condition, amount } = given
  await tx.execute(sql`update price_alert c set condition = ${condition}, amount = ${amount}::numeric,
      seen_price = coalesce(l.price, a.seen_price), compared_price = coalesce(l.price, a.compared_price),
      seen_day = coalesce(l.day, a.seen_day), told_at = null, told_day = null
    from price_alert a left join lateral ${newestPrice} l on true
    where c.id = a.id and c.id = ${id} and c.account_id = ${accountId}
      and (a.condition <> ${condition} or a.amount <> ${amount}::numeric)`)
}

/** Returns false when the person has no such alert. */
export async function removeAlert(db: DbOrTx, { id, accountId }: Own): Promise<boolean> {
  const removed = await rows(
    db,
    sql`delete from price_alert where id = ${id} and account_id = ${accountId} returning id`,
  )
  return removed.length > 0
}
