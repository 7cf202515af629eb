import { gradeSeries, seriesOf } from '#contract/market_price.ts'
import { notifyEach } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { regions } from '#server/reference/regions.ts'
import { isNextBase, isTold } from './alert_rules.ts'
import { markSeen, takeNewPrices, type NewPrice } from './alert_store.ts'

/** Tells everybody whose price alert the newest prices reach, once for each. */
export async function tellOfPrices({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  let taken: number
  do {
    taken = await database.orm.transaction(async (tx) => {
      const found = await takeNewPrices(tx)
      if (found.length === 0) return 0
      const told = found.filter((one) => isTold(one, one))
      await notifyEach(tx, { module: 'my_business', code: 'price_alert', now }, told.map(noticeOf))
      await markSeen(
        tx,
        found.map((one) => ({
          id: one.id,
          day: one.day,
          compared_price: one.price,
          seen_price: isNextBase(one, one) ? one.price : one.seen_price,
          told_at: isTold(one, one) ? now : null,
        })),
      )
      return found.length
    })
  } while (taken > 0)
}

/** Names the series as readers do; medians of grades are in ¥/t. */
const seriesWords = (one: NewPrice) =>
  one.grade === null
    ? {
        sign: seriesOf(one.material, one.region),
        material: one.name,
        region: { zh: regions.label(one.region, 'zh'), en: regions.label(one.region, 'en') },
        unit: one.unit,
      }
    : {
        sign: gradeSeries(one.grade),
        material: { zh: one.grade, en: one.grade },
        region: null,
        unit: 't' as const,
      }

function noticeOf(one: NewPrice) {
  const { sign, ...words } = seriesWords(one)
  const { condition, amount, seen_price: before, price, day } = one
  return {
    accountId: one.account_id,
    record_sign: `price-${sign}`,
    params: { ...words, condition, amount, before, price, day },
  }
}
