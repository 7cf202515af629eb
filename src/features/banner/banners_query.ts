import { bannerApi, type Banner, type BannerPlace } from '#contract/banner.ts'
import { query } from '#shared/api/query.ts'

/** Query of today's banners for one place. It fails silently, because the start page works without them. */
export const bannersQuery = (place: BannerPlace) => ({
  ...query(bannerApi.list, {}, { quiet: true }),
  select: (all: Banner[]) => all.filter((one) => one.place === place),
})
