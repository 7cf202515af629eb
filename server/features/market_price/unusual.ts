import type { PriceRow, UnusualFigure } from '#contract/market_price_upload.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readUnusualPolicy } from '#server/features/website_config/unusual_policy_store.ts'
import { besideFirst } from './first_price_store.ts'
import { pricesAround } from './upload_store.ts'
import { unusualOf, type BesideFirst, type Figures } from './unusual_rules.ts'

type Priced = Pick<PriceRow, 'material' | 'region'> & Figures

/** Returns for each row what is unusual about it beside the stored prices and the other rows. */
export async function unusualAmong(tx: DbOrTx, given: readonly Priced[]): Promise<UnusualFigure[][]> {
  const keyOf = (one: Pick<PriceRow, 'material' | 'region'>) => `${one.material}-${one.region}`
  const policy = await readUnusualPolicy(tx)
  const around = Map.groupBy(await pricesAround(tx, given), keyOf)
  const series = Map.groupBy(given, keyOf)
  const firsts = [...series]
    .filter(([key]) => !around.has(key))
    .map(([, rows]) => rows.reduce((first, row) => (row.day < first.day ? row : first)))
  const besideStored = await besideFirst(tx, firsts)
  const found = new Map<string, ReadonlyMap<string, UnusualFigure[]>>()
  /** The first price of each new series so far: the next region of the same table is compared with it. */
  const begun = new Map<number, BesideFirst>()
  for (const [key, rows] of series) {
    const [{ material, region }] = rows as [Priced, ...Priced[]]
    const first = besideStored({ material, region }) ?? begun.get(material) ?? null
    found.set(key, unusualOf(rows, { stored: around.get(key) ?? [], first, policy }))
    const { day, price } = rows.reduce((one, row) => (row.day < one.day ? row : one))
    if (!begun.has(material)) begun.set(material, { day, price, than: 'region', region })
  }
  return given.map((row) => found.get(keyOf(row))?.get(row.day) ?? [])
}
