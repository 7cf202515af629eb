import type { PriceRow, UnusualFigure } from '#contract/market_price_upload.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { pricesAround } from './upload_store.ts'
import { unusualOf, type Figures } from './unusual_rules.ts'

type Priced = Pick<PriceRow, 'material' | 'region'> & Figures

/** Returns for each row what is unusual about it beside the stored prices and the other rows, or null. */
export async function unusualAmong(tx: DbOrTx, given: readonly Priced[]): Promise<(UnusualFigure | null)[]> {
  const keyOf = (one: Pick<PriceRow, 'material' | 'region'>) => `${one.material}-${one.region}`
  const around = Map.groupBy(await pricesAround(tx, given), keyOf)
  const found = new Map(
    [...Map.groupBy(given, keyOf)].map(
      ([key, rows]) => [key, unusualOf(rows, around.get(key) ?? [])] as const,
    ),
  )
  return given.map((row) => found.get(keyOf(row))?.get(row.day) ?? null)
}
