import { marketLimits, type marketPriceApi, type PriceAlert } from '#contract/market_price.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { listIndex } from '#server/features/grade_price/history_store.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { hasTwin, insertAlert, listAlerts, removeAlert, updateAlert } from './own_alert_store.ts'
import { addFavourite, isShown, listFavourites, removeFavourite } from './personal_store.ts'
import { listLatest, listMaterials, readHistories } from './store.ts'

/** How long an answer is kept at most (ms): writes clear it, and the medians of grades change once an hour. */
const ttl = 60_000

const daysAgo = (now: Date, days: number): string => chinaDay(new Date(now.getTime() - days * 86_400_000))

/** Throws not_found for a series without prices. */
async function requireShown(db: DbOrTx, key: string): Promise<void> {
  if (!(await isShown(db, key))) throw new Problem('not_found')
}

async function ownAlert(db: DbOrTx, own: { id: number; accountId: number }): Promise<PriceAlert> {
  const [found] = await listAlerts(db, own)
  if (!found) throw new Problem('not_found')
  return found
}

export const marketPriceHandlers: Handlers<typeof marketPriceApi> = {
  list: ({ db, deps, now }) =>
    deps.cache.answer('market_prices', { ttl, now }, async () =>
      JSON.stringify({
        materials: await listMaterials(db),
        prices: await listLatest(db),
        index: await listIndex(db, daysAgo(now, 365)),
      }),
    ),

  history: ({ db, deps, query, now }) => {
    const series = [...new Set(query.series)]
    const from = query.days === undefined ? null : daysAgo(now, query.days)
    return deps.cache.answer(`market_history ${from} ${series.join(' ')}`, { ttl, now }, async () =>
      JSON.stringify(await readHistories(db, { series, from })),
    )
  },

  materials: ({ db, deps, now }) =>
    deps.cache.answer('market_materials', { ttl, now }, async () => JSON.stringify(await listMaterials(db))),

  favourites: ({ db, actor }) => listFavourites(db, actor.accountId),

  addFavourite: ({ db, actor: { accountId }, body: { series }, now }) =>
    db.transaction(async (tx) => {
      await requireShown(tx, series)
      await lockAccount(tx, accountId)
      const own = await listFavourites(tx, accountId)
      if (own.includes(series)) return own
      const limit = marketLimits.favourites
      if (own.length >= limit) throw new Problem('favourites_full', { values: { limit } })
      await addFavourite(tx, { accountId, series, now })
      return [...own, series]
    }),

  removeFavourite: async ({ db, actor: { accountId }, query: { series } }) => {
    await removeFavourite(db, { accountId, series })
    return listFavourites(db, accountId)
  },

  alerts: ({ db, actor: { accountId } }) => listAlerts(db, { accountId }),

  addAlert: ({ db, actor: { accountId }, body, now }) =>
    db.transaction(async (tx) => {
      await requireShown(tx, body.series)
      await lockAccount(tx, accountId)
      const limit = marketLimits.alerts
      if ((await listAlerts(tx, { accountId })).length >= limit)
        throw new Problem('alerts_full', { values: { limit } })
      const id = await insertAlert(tx, { ...body, accountId, now })
      if (id === undefined) throw new Problem('alert_exists')
      return ownAlert(tx, { id, accountId })
    }),

  updateAlert: ({ db, actor: { accountId }, params: { id }, body, noteBefore }) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const { condition, amount } = await ownAlert(tx, { id, accountId })
      noteBefore({ condition, amount })
      const changed = { ...body, id, accountId }
      if (await hasTwin(tx, changed)) throw new Problem('alert_exists')
      await updateAlert(tx, changed)
      return ownAlert(tx, { id, accountId })
    }),

  removeAlert: async ({ db, actor: { accountId }, params: { id } }) => {
    if (!(await removeAlert(db, { id, accountId }))) throw new Problem('not_found')
    return null
  },
}
