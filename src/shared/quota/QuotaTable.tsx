import { Stack, Table, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { tiers, type QuotaExhausted, type QuotaName, type Tier } from '#contract/quotas.ts'
import { formatCount } from '../i18n/format.ts'
import { membershipLabels } from '../i18n/labels.ts'
import classes from './QuotaTable.module.css'
import { Tag } from '../ui/Tag.tsx'

const tierLabels: Record<Tier, MessageDescriptor> = {
  user: msg`Registered user`,
  company: msg`Uncertified company`,
  certified: msg`Certified company`,
  silver: membershipLabels.silver,
  gold: membershipLabels.gold,
}

/** Label of each quota, and a hint how it becomes available again without changing the tier. */
const limits: Record<QuotaName, { label: MessageDescriptor; hint?: MessageDescriptor }> = {
  saved_searches: { label: msg`Saved searches`, hint: msg`Delete one that you no longer need.` },
  buying_requests_per_month: {
    label: msg`Buying requests per month`,
    hint: msg`The count restarts on the first of the month.`,
  },
  spot_postings_online: {
    label: msg`Stock listings online or in review`,
    hint: msg`Take offline or close what is sold or no longer needed, and there is room again.`,
  },
  intentions_per_month: {
    label: msg`Enquiries and quotes per month`,
    hint: msg`The count restarts on the first of the month.`,
  },
  contact_views_per_day: {
    label: msg`Contact details per day`,
    hint: msg`The count restarts tomorrow.`,
  },
  staff_accounts: {
    label: msg`Staff accounts`,
    hint: msg`Remove somebody or withdraw an invitation, and there is room again.`,
  },
  freight_allowances_per_year: { label: msg`Freight allowances per year` },
  upload_mb_per_day: { label: msg`MB uploaded per day`, hint: msg`The count restarts tomorrow.` },
}

/** Table of a quota's limit in each tier, shown when the reader's own is exhausted (SPEC 8.6). */
export function QuotaTable({ of: { name, tier, limit, tiers: allowed } }: { of: QuotaExhausted }) {
  const { t } = useLingui()
  const { label, hint } = limits[name]
  return (
    <Stack gap="sm">
      <Text size="sm">
        {limit === 0 ? (
          <Trans>Your tier does not include this.</Trans>
        ) : (
          <Trans>All {formatCount(limit)} of your tier are used.</Trans>
        )}{' '}
        {limit > 0 && hint && t(hint)}
      </Text>
      <Table className={classes.table} withTableBorder fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Tier</Trans>
            </Table.Th>
            <Table.Th ta="right">{t(label)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((one) => (
            <Table.Tr key={one} aria-current={one === tier || undefined}>
              <Table.Th scope="row">
                {t(tierLabels[one])}{' '}
                {one === tier && (
                  <Tag tone="forge">
                    <Trans>Your tier</Trans>
                  </Tag>
                )}
              </Table.Th>
              <Table.Td ta="right">
                {allowed[one] === null ? (
                  <Trans>unlimited</Trans>
                ) : allowed[one] === 0 ? (
                  '–'
                ) : (
                  formatCount(allowed[one])
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        <Trans>Customer service arranges certification and membership with you.</Trans>
      </Text>
    </Stack>
  )
}
