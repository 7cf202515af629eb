import { sql } from 'drizzle-orm'
import { readSeries } from '#contract/market_price.ts'
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
