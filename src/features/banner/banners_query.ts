import { bannerApi, type Banner, type BannerPlace } from '#contract/banner.ts'
import { query } from '#shared/api/query.ts'

/** Banners of one place that stand today. The start page does without them when they cannot be read. */
export const bannersQuery = (place: BannerPlace) => ({
  ...query(bannerApi.list, {}, { quiet: true }),
  select: (all: Banner[]) => all.filter((one) => one.place === place),
})
