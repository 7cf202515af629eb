import { settingHistoryApi } from '#contract/site_settings.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { websiteConfigHandlers } from './handlers.ts'
import { settingHistoryHandlers, settingsCalls } from './settings.ts'

export const websiteConfig: Feature = {
  name: 'website_config',
  calls: [
    calls(websiteConfigApi, websiteConfigHandlers),
    calls(settingHistoryApi, settingHistoryHandlers),
    ...settingsCalls,
  ],
}
