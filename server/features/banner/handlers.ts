import type { bannerApi } from '#contract/banner.ts'
import { bannerAdminApi, bannerResource } from '#contract/resources/banner.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { bannerRows, currentBanners } from './store.ts'

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

export const bannerHandlers: Handlers<typeof bannerApi> = {
  list: ({ db, deps, lang, now }) =>
    deps.cache.answer(`banners ${lang}`, { ttl, now }, async () =>
      JSON.stringify(await currentBanners(db, { lang, now })),
    ),
}

export const banners: ServedResource = {
  of: bannerResource,
  api: bannerAdminApi,
  server: { source: bannerRows, changed: (deps) => deps.cache.clear() },
}
