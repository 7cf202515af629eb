/** Values of the site settings for tests. */
import { searchSections } from '#contract/enums.ts'
import { defaultForumPolicy } from '#contract/forum_policy.ts'
import { ownPhotosOnly } from '#contract/picture_policy.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { defaultReviewPolicy } from '#contract/review_policy.ts'
import type { SettingSection } from '#contract/site_sections.ts'
import { defaultUnusualPolicy } from '#contract/unusual_policy.ts'
import type { SiteValue, Suggestions } from '#contract/site_settings.ts'
import type { RawInput } from './app.ts'

const both = (text: string) => ({ zh: `${text}（中文）`, en: text })

export const someSite: SiteValue = {
  service_phone: '400-111-2222',
  service_email: 'help@market.example',
  service_hours: both('Weekdays 8 to 18'),
  service_qr: '',
  mobile_url: 'https://m.market.example/',
  copyright: both('© Test market'),
  licence: both('Licence 1'),
  icp: both('Filing 1'),
  help_links: [],
}

export const someSuggestions = Object.fromEntries(
  searchSections.map((section) => [section, { zh: [`${section} 圆钢`], en: [`${section} round`] }]),
) as Suggestions

/** A valid value of each section. */
export const someSettings: Record<SettingSection, object> = {
  site: someSite,
  suggestions: someSuggestions,
  quotas: defaultQuotas,
  pictures: ownPhotosOnly,
  review_policy: defaultReviewPolicy,
  forum: defaultForumPolicy,
  unusual: defaultUnusualPolicy,
}

/** The first write of each section, for the access table. */
export const settingRequests = (): Record<string, () => RawInput> =>
  Object.fromEntries(
    Object.entries(someSettings).map(([section, value]) => [
      `PUT /api/admin/website_config/${section}/`,
      () => ({ body: { revision: 0, value } }),
    ]),
  )
