import { seriesOf } from '#contract/market_price.ts'
import { notifyEach } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { regions } from '#server/reference/regions.ts'
import { isNextBase, isReached } from './alert_rules.ts'
import { markSeen, takeNewPrices, type NewPrice } from './alert_store.ts'

/** Tells everybody whose price alert the newest prices reach, once for each. */
export async function tellOfPrices({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  let taken: number
  do {
    taken = await database.orm.transaction(async (tx) => {
      const found = await takeNewPrices(tx)
      if (found.length === 0) return 0
      const reached = found.filter((one) => isReached(one, one.price))
      await notifyEach(tx, { module: 'my_business', code: 'price_alert', now }, reached.map(noticeOf))
      await markSeen(
        tx,
        found.map((one) => ({
          id: one.id,
          day: one.day,
          compared_price: one.price,
          seen_price: isNextBase(one, one.price) ? one.price : one.seen_price,
        })),
      )
      return found.length
    })
  } while (taken > 0)
}

const noticeOf = ({ account_id, material, region, name, ...one }: NewPrice) => ({
  accountId: account_id,
  record_sign: `price-${seriesOf(material, region)}`,
  params: {
    material: name,
    region: { zh: regions.label(region, 'zh'), en: regions.label(region, 'en') },
    unit: one.unit,
    condition: one.condition,
    amount: one.amount,
    before: one.seen_price,
    price: one.price,
    day: one.day,
  },
})
