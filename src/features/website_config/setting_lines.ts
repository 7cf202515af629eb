/** The values of the site settings as lines of text, for what changes and for earlier versions. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { searchSections } from '#contract/enums.ts'
import type { ForumPolicy } from '#contract/forum_policy.ts'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import { helpLinks } from '#contract/help/help_links.ts'
import { limitedTiers, quotaNames, tiers, type Quotas } from '#contract/quotas.ts'
import { categoryById } from '#contract/reference/categories.ts'
import { reviewedKinds, type KindPolicy, type ReviewPolicy } from '#contract/review_policy.ts'
import type { SettingSection } from '#contract/site_sections.ts'
import type { SiteValue, Suggestions } from '#contract/site_settings.ts'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'
import { formatCount, formatNumber } from '#shared/i18n/format.ts'
import { lang, languageNames } from '#shared/i18n/language.ts'
import {
  creditRatingLabels,
  membershipLabels,
  postingKindLabels,
  searchSectionLabels,
} from '#shared/i18n/labels.ts'
import { quotaLabels, tierLabels } from '#shared/quota/quota_labels.ts'
import { unusualGroups, unusualTexts } from './unusual_labels.ts'

/** Text of a message in the reader's language. */
type Say = (message: MessageDescriptor) => string
export type Line = { name: string; label: string; text: string }

/** Languages by their own names. */
export const ownNames = { zh: languageNames['zh-CN'], en: languageNames['en-US'] }

/** Name of the lowest step of a condition on the membership. */
export const anyMembership = msg`Any, also non-members`

/** The fields of the section `site`, in their order on the page. */
export const siteLabels: Record<keyof SiteValue, MessageDescriptor> = {
  service_phone: msg`Service phone`,
  service_email: msg`Service e-mail`,
  service_hours: msg`Service hours`,
  service_qr: msg`QR code for a chat`,
  mobile_url: msg`Address of the mobile site`,
  copyright: msg`Copyright`,
  licence: msg`Licence`,
  icp: msg`Filing notice`,
  help_links: msg`Help pages in the footer`,
}

function siteLines(value: Partial<SiteValue>, t: Say): Line[] {
  return (Object.keys(siteLabels) as (keyof SiteValue)[]).flatMap((name) => {
    const given = value[name]
    const label = t(siteLabels[name])
    if (typeof given === 'string') return [{ name, label, text: given }]
    // Versions from before there were help links have none.
    if (given === undefined || Array.isArray(given))
      return [
        {
          name,
          label,
          text: helpLinks(given ?? [])
            .map(({ title }) => title[lang])
            .join(' · '),
        },
      ]
    return (['zh', 'en'] as const).map((one) => ({
      name: `${name}.${one}`,
      label: `${label} · ${ownNames[one]}`,
      text: given[one],
    }))
  })
}

const suggestionLines = (value: Suggestions, t: Say): Line[] =>
  searchSections.flatMap((section) =>
    (['zh', 'en'] as const).map((one) => ({
      name: `${section}.${one}`,
      label: `${t(searchSectionLabels[section])} · ${ownNames[one]}`,
      text: value[section][one].join(' · '),
    })),
  )

/** What is typed may not be a number yet. */
const shownCount = (count: number | null): string =>
  typeof count === 'number' ? formatCount(count) : (count ?? '')

const quotaLines = (value: Quotas, t: Say): Line[] =>
  quotaNames.flatMap((name) =>
    tiers
      .filter((tier) => limitedTiers[name].includes(tier))
      .map((tier) => {
        const limit = value[name][tier]
        return {
          name: `${name}.${tier}`,
          label: `${t(quotaLabels[name].label)} · ${t(tierLabels[tier])}`,
          text: limit === null ? t(msg`no limit`) : shownCount(limit),
        }
      }),
  )

const pictureLines = (value: PicturePolicy, t: Say): Line[] => [
  {
    name: 'standard',
    label: t(msg`Pictures of stock listings`),
    text: value.standard
      ? t(msg`A standard picture may replace photos of prime stock`)
      : t(msg`Photos of the goods are required`),
  },
  ...Object.entries(value.pictures).map(([id, address]) => ({
    name: `pictures.${id}`,
    label: categoryById(Number(id))?.[lang] ?? id,
    text: address.split('/').at(-1) ?? '',
  })),
]

/** The rules of a kind as one line: review for everybody, or who publishes without one and how many are checked. */
function rulesText({ automatic, credit_rating, membership, sample_percent }: KindPolicy, t: Say): string {
  if (!automatic) return t(msg`Everything is reviewed`)
  const rating = t(creditRatingLabels[credit_rating])
  const tier = t(membership === 'none' ? anyMembership : membershipLabels[membership])
  return t(
    msg`Without a review: credit rating at least ${rating}, membership at least ${tier}; ${sample_percent} % checked afterwards`,
  )
}

const policyLines = (value: ReviewPolicy, t: Say): Line[] =>
  reviewedKinds.map((kind) => ({
    name: kind,
    label: t(postingKindLabels[kind]),
    text: rulesText(value[kind], t),
  }))

export const reviewedPostsLabel = msg`First posts that operators review`

const forumLines = ({ reviewed_posts: count }: ForumPolicy, t: Say): Line[] => [
  { name: 'reviewed_posts', label: t(reviewedPostsLabel), text: shownCount(count) },
]

/** What is typed may not be a number yet. */
const shownFigure = (figure: number | null): string =>
  typeof figure === 'number' ? formatNumber(figure) : (figure ?? '')

const unusualLines = (value: UnusualPolicy, t: Say): Line[] =>
  unusualGroups.flatMap(({ names }) =>
    names.map((name) => {
      const { label, unit } = unusualTexts[name]
      return { name, label: t(label), text: [shownFigure(value[name]), unit].filter(Boolean).join(' ') }
    }),
  )

/** The lines of a section's value. */
export const settingLines: Record<SettingSection, (value: never, t: Say) => Line[]> = {
  site: siteLines,
  suggestions: suggestionLines,
  quotas: quotaLines,
  pictures: pictureLines,
  review_policy: policyLines,
  forum: forumLines,
  unusual: unusualLines,
}

export type ChangedLine = { name: string; label: string; before: string; after: string }

/** The lines that differ between two values of a section; one that is missing is empty. */
export function changedLines(
  section: SettingSection,
  [before, after]: readonly [before: unknown, after: unknown],
  i18n: I18n,
): ChangedLine[] {
  const linesOf = (value: unknown) => settingLines[section](value as never, (message) => i18n._(message))
  const all = new Map<string, ChangedLine>()
  for (const { name, label, text } of linesOf(before)) all.set(name, { name, label, before: text, after: '' })
  for (const { name, label, text } of linesOf(after))
    all.set(name, { name, label, before: all.get(name)?.before ?? '', after: text })
  return [...all.values()].filter((line) => line.before !== line.after)
}
