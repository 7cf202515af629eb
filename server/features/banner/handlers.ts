import type { bannerApi } from '#contract/banner.ts'
import { bannerAdminApi, bannerResource, type bannerClickApi } from '#contract/resources/banner.ts'
import { countHit } from '#server/db/rate_limit.ts'
import type { Handlers } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { clickLimit, isCounted } from './rules.ts'
import { addClick, bannerRows, currentBanners, readClicks } from './store.ts'

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

export const bannerHandlers: Handlers<typeof bannerApi> = {
  list: ({ db, deps, lang, now }) =>
    deps.cache.answer(`banners ${lang}`, { ttl, now }, async () =>
      JSON.stringify(await currentBanners(db, { lang, now })),
    ),

  click: async ({ db, deps, actor, params, request, now }) => {
    if (actor && !isCounted(actor)) return null
    const visitor = actor ? `account ${actor.accountId}` : networkOf(request.ip)
    const { hits } = await countHit(db, clickLimit(deps.config.secret, { banner: params.id, visitor }), now)
    if (hits === 1) await addClick(db, params.id)
    return null
  },
}

export const bannerClickHandlers: Handlers<typeof bannerClickApi> = { counts: ({ db }) => readClicks(db) }

export const banners: ServedResource = {
  of: bannerResource,
  api: bannerAdminApi,
  server: { source: bannerRows },
}
