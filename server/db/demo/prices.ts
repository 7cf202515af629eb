import { recordGradePrices, shownDays } from '#server/features/grade_price/store.ts'
import { lastChinaDays } from '#server/reference/china_time.ts'
import type { DbOrTx } from '../client.ts'
import { gradePrice } from '../price_tables.ts'
import { seeded } from './random.ts'

/** The largest price change of a day, and what prices are rounded to. */
const swing = 0.006
const step = 10

/** Today's prices from the stock of the demo, and invented prices for the days before that lead to them. */
export async function insertPrices(tx: DbOrTx, now: Date): Promise<void> {
  await recordGradePrices(tx, now)
  const random = seeded(21)
  const earlier = lastChinaDays(now, shownDays).slice(0, -1).toReversed()
  const today = await tx.select().from(gradePrice).orderBy(gradePrice.material)
  const history = today.flatMap(({ price_per_t, ...grade }) => {
    let price = price_per_t
    // The market rises or falls for weeks instead of only fluctuating.
    const trend = (random.next() - 0.4) * swing
    return earlier.map((day) => {
      price *= 1 - trend + (random.next() - 0.5) * swing
      return { ...grade, day, price_per_t: Math.round(price / step) * step }
    })
  })
  if (history.length > 0) await tx.insert(gradePrice).values(history)
}
