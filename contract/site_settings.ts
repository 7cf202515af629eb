/** What operators set for the whole site: sections that are each kept with their earlier versions (decision 091). */
import * as z from 'zod/mini'
import { emailAddress } from './contact.ts'
import { endpoint, numberedPages, page } from './endpoint.ts'
import { searchSections } from './enums.ts'
import { keepsRules } from './field_rules.ts'
import { forumPolicy } from './forum_policy.ts'
import { issue } from './issue.ts'
import { picturePolicy } from './picture_policy.ts'
import { limitedTiers, quotaNames, tiers, type QuotaName, type Quotas, type Tier } from './quotas.ts'
import { reviewPolicy } from './review_policy.ts'
import { settingSections, type SettingSection } from './site_sections.ts'
import { isoTime, requiredText, text, uploadAddress, webAddress, wholeNumber } from './text.ts'
import { unusualPolicy } from './unusual_policy.ts'

const both = (max: number) => z.strictObject({ zh: requiredText(max), en: requiredText(max) })
const siteAddress = text(500).check(
  z.refine((value) => value === '' || webAddress.safeParse(value).success, issue('web_address')),
)
const ownPicture = z.union([z.literal(''), uploadAddress], issue('own_upload'))

/** Most help pages that the footer links to. */
export const mostHelpLinks = 6
/** Keys of help pages; the server checks that they exist, so that a form need not load their texts. */
const helpKeys = z.array(text(40)).check(
  z.maxLength(mostHelpLinks),
  z.refine((keys) => new Set(keys).size === keys.length, issue('names_twice')),
)

/** Customer service, addresses and the notices that the law requires, as the footer and the side bar show them. */
export const siteValue = z.strictObject({
  service_phone: requiredText(40).check(z.regex(/^[+\d][\d\s()-]*$/, issue('phone_format'))),
  service_email: emailAddress,
  service_hours: both(80),
  /** Picture of a QR code for a chat with customer service; empty without one. */
  service_qr: ownPicture,
  /** Address of the mobile site; empty while there is none. */
  mobile_url: siteAddress,
  copyright: both(120),
  licence: both(120),
  icp: both(120),
  /** Help pages that the footer links to, below the help centre itself. */
  help_links: helpKeys,
})

export type SiteValue = z.output<typeof siteValue>

/** Names that the search box suggests in a section. */
const names = z.array(requiredText(40)).check(
  z.maxLength(30),
  z.refine((list) => new Set(list).size === list.length, issue('names_twice')),
)
const suggestionsOf = z.strictObject({ zh: names, en: names })
export const suggestionsValue = z.strictObject(
  Object.fromEntries(searchSections.map((section) => [section, suggestionsOf])) as Record<
    (typeof searchSections)[number],
    typeof suggestionsOf
  >,
)

export type Suggestions = z.output<typeof suggestionsValue>

/** Most that a limit can be; whoever means more leaves it out, where that is possible. */
const mostOfLimit = 1_000_000
const limit = z.nullable(wholeNumber(0, mostOfLimit))
const limits = z.strictObject(
  Object.fromEntries(tiers.map((tier) => [tier, limit])) as Record<Tier, typeof limit>,
)
/** Limits that always are a number: a year's allowances are granted one by one, and disks are finite. */
export const finiteQuotas: readonly QuotaName[] = ['freight_allowances_per_year', 'upload_mb_per_day']

export const quotasValue = z
  .strictObject(
    Object.fromEntries(quotaNames.map((name) => [name, limits])) as Record<QuotaName, typeof limits>,
  )
  .check(
    keepsRules([
      (values, report) => {
        for (const name of quotaNames) {
          const given = (values as Quotas)[name]
          for (const [at, tier] of tiers.entries()) {
            const count = given[tier]
            const below = tiers[at - 1]
            if (!limitedTiers[name].includes(tier)) {
              if (count !== 0) report(`${name}.${tier}`, issue('limit_fixed'))
            } else if (count === null) {
              if (finiteQuotas.includes(name)) report(`${name}.${tier}`, issue('required'))
            } else if (below && (given[below] ?? Infinity) > count)
              report(`${name}.${tier}`, issue('limit_below_lower_tier'))
          }
        }
      },
    ]),
  )

/** A section as it is now; `revision` 0 was never changed. */
const kept = <S extends z.ZodMiniType>(value: S) =>
  z.object({
    value,
    revision: z.int(),
    updated_time: z.nullable(isoTime),
    /** Name of the operator who changed it last. */
    updated_by: z.nullable(z.string()),
  })

const setting = <S extends z.ZodMiniType>(section: string, value: S, what: string) => ({
  read: endpoint({
    method: 'GET',
    path: `/api/admin/website_config/${section}/`,
    access: 'website_config',
    summary: `${what}, with the number of the version`,
    reply: kept(value),
  }),
  write: endpoint({
    method: 'PUT',
    path: `/api/admin/website_config/${section}/`,
    access: 'website_config',
    summary: `${what}: a new version; 409 with the current one if \`revision\` is not it`,
    body: z.strictObject({ revision: wholeNumber(0, 1_000_000), value }),
    reply: kept(value),
  }),
})

export const siteSettings = {
  site: setting('site', siteValue, 'Customer service, addresses and notices'),
  suggestions: setting('suggestions', suggestionsValue, 'Suggestions of the search box'),
  quotas: setting('quotas', quotasValue, 'Limits of the tiers'),
  pictures: setting('pictures', picturePolicy, 'Whether stock may be shown with a standard picture'),
  review_policy: setting('review_policy', reviewPolicy, 'Which submissions are reviewed, for each kind'),
  forum: setting('forum', forumPolicy, 'How many first posts of the forum are reviewed'),
  unusual: setting('unusual', unusualPolicy, 'From when on a figure is unusual and has to be confirmed'),
} satisfies Record<SettingSection, unknown>
/** The calls of a section whose value is a `V`. */
export type SettingApi<V> = ReturnType<typeof setting<z.ZodMiniType<V, V>>>

export const settingVersion = z.object({
  revision: z.int(),
  value: z.unknown(),
  created_time: isoTime,
  created_by: z.nullable(z.string()),
})

export const settingHistoryApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/website_config/history/:section/',
    access: 'website_config',
    summary:
      'Versions of a section of the site settings, newest first; `value_before` is what the oldest of this page changed',
    params: z.strictObject({ section: z.enum(settingSections) }),
    query: z.strictObject(numberedPages),
    /** `value_before` is null if the oldest version of the page is the first of all. */
    reply: z.extend(page(settingVersion), { value_before: z.unknown() }),
  }),
}
