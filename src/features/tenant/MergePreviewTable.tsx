import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { endingThings, MergePreview, MergeSide, movingThings } from '#contract/company_merge.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { lang } from '#shared/i18n/language.ts'
import {
  certificationLabels,
  creditRatingLabels,
  membershipLabels,
  postingKindLabels,
} from '#shared/i18n/labels.ts'
import classes from '#shared/resource_page/Detail.module.css'

const moving: Record<(typeof movingThings)[number], MessageDescriptor> = {
  people: msg`People`,
  enquiries: msg`Enquiries`,
  quotes: msg`Quotes`,
  group_buys: msg`Group buys joined`,
  deals: msg`Deals`,
  conversations: msg`Conversations`,
  drawing_requests: msg`Requests for drawings`,
  inspections: msg`Inspections ordered`,
  templates: msg`Templates`,
  files: msg`Files`,
  reports: msg`Reports`,
  saved_searches: msg`Saved searches`,
}

const ending: Record<(typeof endingThings)[number], MessageDescriptor> = {
  quotes_withdrawn: msg`Open quotes that are withdrawn`,
  enquiries_closed: msg`Open enquiries that are closed`,
  parts_joined: msg`Shares in the same group buy, added to those of the company that stays`,
  invitations: msg`Staff invitations that are withdrawn`,
  hand_overs: msg`Hand-overs of the main account that are withdrawn`,
  certification_applications: msg`Applications for certification that are withdrawn`,
  membership_applications: msg`Membership applications that are withdrawn`,
  membership_periods: msg`Membership periods that end today`,
  supplier_profiles: msg`Supplier profiles that are withdrawn`,
  freight_allowances: msg`Freight allowances that expire`,
  operator_sessions: msg`Sessions of operators who act for its people, which end`,
}

/** Both companies side by side, what goes over, and what ends; what there is none of is left out. */
export function MergePreviewTable({ preview }: { preview: MergePreview }) {
  const { t } = useLingui()
  const { merged, into, postings, moves, ends } = preview
  const facts: [label: string, of: (side: MergeSide) => string][] = [
    [t`Company code`, ({ code }) => code],
    [t`Credit code`, ({ credit_code }) => credit_code ?? '–'],
    [t`Certification`, ({ certification }) => t(certificationLabels[certification])],
    [
      t`Membership`,
      ({ membership, membership_until: until }) =>
        `${t(membershipLabels[membership])}${until ? ` · ${formatLastDay(until)}` : ''}`,
    ],
    [t`Credit rating`, ({ credit_rating }) => t(creditRatingLabels[credit_rating])],
    [t`Main account`, ({ main_account }) => main_account?.[lang] ?? '–'],
  ]
  const goes = [
    ...postings.map(({ kind, count }) => [t(postingKindLabels[kind]), count] as const),
    ...Object.entries(moving).map(([name, label]) => [t(label), moves[name as keyof typeof moves]] as const),
  ]
  const over = Object.entries(ending).map(
    ([name, label]) => [t(label), ends[name as keyof typeof ends]] as const,
  )
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" aria-label={t`Field`} />
            <th scope="col">
              <Trans>Ends: {merged.name[lang]}</Trans>
            </th>
            <th scope="col">
              <Trans>Stays: {into.name[lang]}</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(merged)}</td>
              <td>{of(into)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm">
        <Trans>Everything in the last column stays as it is.</Trans>
      </Text>
      <Counts title={t`Goes over`} counts={goes} />
      <Counts title={t`Ends or changes`} counts={over} />
    </>
  )
}

type CountsProps = { title: string; counts: readonly (readonly [label: string, count: number])[] }

function Counts({ title, counts }: CountsProps) {
  const some = counts.filter(([, count]) => count > 0)
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {some.length === 0 && (
          <tr>
            <td colSpan={2}>
              <Trans>Nothing</Trans>
            </td>
          </tr>
        )}
        {some.map(([label, count]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={classes.number}>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
