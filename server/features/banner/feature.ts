import { bannerApi } from '#contract/banner.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { bannerHandlers, banners } from './handlers.ts'

export const banner: Feature = {
  name: 'banner',
  calls: [calls(bannerApi, bannerHandlers)],
  resources: [banners],
}
