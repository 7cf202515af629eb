import { sql } from 'drizzle-orm'
import type { Body } from '#contract/endpoint.ts'
import { readSeries, type marketPriceApi, type PriceAlert } from '#contract/market_price.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'

export async function listFavourites(db: DbOrTx, accountId: number): Promise<string[]> {
  const found = await rows<{ series: string }>(
    db,
    sql`select series from market_favourite where account_id = ${accountId} order by created_at, series`,
  )
  return found.map(({ series }) => series)
}

/** Whether readers see prices of this series. */
export async function isShown(db: DbOrTx, key: string): Promise<boolean> {
  const series = readSeries(key)
  const found = await rows(
    db,
    'grade' in series
      ? sql`select 1 from grade_price where material = ${series.grade} limit 1`
      : sql`select 1 from market_price p join market_material m on m.id = p.material and m.state = 'shown'
          where p.material = ${series.material} and p.region = ${series.region} limit 1`,
  )
  return found.length > 0
}

type Favourite = { accountId: number; series: string }

export async function addFavourite(
  tx: DbOrTx,
  { accountId, series, now }: Favourite & { now: Date },
): Promise<void> {
  await tx.execute(sql`insert into market_favourite (account_id, series, created_at)
    values (${accountId}, ${series}, ${now.toISOString()}) on conflict do nothing`)
}

export async function removeFavourite(db: DbOrTx, { accountId, series }: Favourite): Promise<void> {
  await db.execute(sql`delete from market_favourite where account_id = ${accountId} and series = ${series}`)
}

const alert = sql`id, material, region, condition, amount::float8, to_char(created_at at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_time`

export const listAlerts = (db: DbOrTx, accountId: number): Promise<PriceAlert[]> =>
  rows(
    db,
    sql`select ${alert} from price_alert where account_id = ${accountId} order by created_at desc, id desc`,
  )

/** Adds an alert that starts from the newest price; undefined if the person has the same one already. */
export async function insertAlert(
  tx: DbOrTx,
  given: Body<typeof marketPriceApi.addAlert> & { accountId: number; now: Date },
): Promise<PriceAlert | undefined> {
  const { accountId, material, region, condition, amount, now } = given
  const [made] = await rows<PriceAlert>(
    tx,
    sql`insert into price_alert (account_id, material, region, condition, amount, seen_price, compared_price,
        seen_day, created_at)
      select ${accountId}, p.material, p.region, ${condition}, ${amount}::numeric, p.price, p.price, p.day,
        ${now.toISOString()}::timestamptz
      from market_price p where p.material = ${material} and p.region = ${region} order by p.day desc limit 1
      on conflict do nothing returning ${alert}`,
  )
  return made
}

/** Returns false when the person has no such alert. */
export async function removeAlert(
  db: DbOrTx,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const removed = await rows(
    db,
    sql`delete from price_alert where id = ${id} and account_id = ${accountId} returning id`,
  )
  return removed.length > 0
}
