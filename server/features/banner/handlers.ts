import type { bannerApi } from '#contract/banner.ts'
import { bannerAdminApi, bannerResource } from '#contract/resources/banner.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { bannerRows, standingBanners } from './store.ts'

/** Another node shows a change after this (ms). */
const ttl = 2_000

export const bannerHandlers: Handlers<typeof bannerApi> = {
  list: ({ db, deps, lang, now }) =>
    deps.cache.answer(`banners ${lang}`, { ttl, now }, async () =>
      JSON.stringify(await standingBanners(db, { lang, now })),
    ),
}

export const banners: ServedResource = {
  of: bannerResource,
  api: bannerAdminApi,
  server: { source: bannerRows, changed: (deps) => deps.cache.clear() },
}
