import { Anchor, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminPosting } from '#contract/postings/views.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { certificationLabels, creditRatingLabels, postingStateLabel } from '#shared/i18n/labels.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { TierTag } from '#features/company/index.ts'
import classes from './PostingAdmin.module.css'
import { adminCompanyQuery } from './posting_admin_queries.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Props = { kind: PostingKindEntry; posting: AdminPosting; onShowAll: (company: string) => void }

/** States whose counts show the company's record. */
const recordStates = ['in_review', 'online', 'rejected', 'taken_down', 'expired', 'dealt'] as const

/** The posting company, and its number of postings in each state. */
export function PostingAdminCompany({ kind, posting: { company, author }, onShowAll }: Props) {
  const { t } = useLingui()
  const counts = useQuery(adminCompanyQuery(kind, company.name)).data?.counts
  const isSound = company.certification === 'certified'
  return (
    <section className={classes.card} aria-label={t`Company`}>
      <Group gap={6} justify="space-between" wrap="nowrap">
        <Text fw={600} truncate title={company.name}>
          {company.name}
        </Text>
        <Anchor component="button" type="button" size="sm" onClick={() => onShowAll(company.name)}>
          <Trans>All its postings</Trans>
        </Anchor>
      </Group>
      <Group gap={6} mt={4}>
        <Tag tone={isSound ? 'green' : 'amber'}>{t(certificationLabels[company.certification])}</Tag>
        <TierTag membership={company.membership} />
        <Tag tone={company.credit_rating < 2 ? 'amber' : 'grey'}>
          <Trans>Credit: {t(creditRatingLabels[company.credit_rating])}</Trans>
        </Tag>
        <Text size="xs" c="dimmed">
          <Trans>Posted by {author}</Trans>
        </Text>
      </Group>
      {counts && (
        <dl className={classes.record}>
          {recordStates.map((state) => (
            <div key={state}>
              <dt>{t(postingStateLabel(kind.definition.kind, state))}</dt>
              <dd>{counts[state] === null ? '–' : formatCount(counts[state] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
