import { bannerApi } from '#contract/banner.ts'
import { bannerClickApi } from '#contract/resources/banner.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { bannerClickHandlers, bannerHandlers, banners } from './handlers.ts'

export const banner: Feature = {
  name: 'banner',
  calls: [calls(bannerApi, bannerHandlers), calls(bannerClickApi, bannerClickHandlers)],
  resources: [banners],
}
