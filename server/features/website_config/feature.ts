import { picturePolicyApi } from '#contract/picture_policy.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { picturePolicyHandlers, websiteConfigHandlers } from './handlers.ts'

export const websiteConfig: Feature = {
  name: 'website_config',
  calls: [calls(websiteConfigApi, websiteConfigHandlers), calls(picturePolicyApi, picturePolicyHandlers)],
}
