import { Stack, Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { refundingTiers } from '#contract/membership.ts'
import { tiers, type QuotaName, type Tier, type TierLimits } from '#contract/quotas.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { quotaLabels, tierLabels } from '#shared/quota/quota_labels.ts'
import classes from './Membership.module.css'

type Props = {
  limits: readonly { name: QuotaName; tiers: Partial<TierLimits> }[]
  /** The reader's own tier, which is marked. */
  mine?: Tier | undefined
  /** Below the name of a tier. */
  about?: (tier: Tier) => ReactNode
}

/** What each tier gives, as a table. */
export function TiersTable({ limits: rows, mine, about }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.scroll}>
      <Table className={classes.table} withTableBorder fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>What you get</Trans>
            </Table.Th>
            {tiers.map((tier) => (
              <Table.Th key={tier} data-own={tier === mine || undefined}>
                <Stack gap={4} align="flex-end">
                  {t(tierLabels[tier])}
                  {about?.(tier)}
                </Stack>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, tiers: limits }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{t(quotaLabels[name].label)}</Table.Th>
              {tiers.map((tier) => (
                <Table.Td key={tier} data-own={tier === mine || undefined}>
                  <Limit name={name} tier={tier} limit={limits[tier] ?? null} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Limit({ name, tier, limit }: { name: QuotaName; tier: Tier; limit: number | null }) {
  if (limit === null) return <Trans>unlimited</Trans>
  if (limit === 0) return '–'
  const refunds = (refundingTiers as readonly Tier[]).includes(tier)
  return name === 'freight_allowances_per_year' && refunds ? (
    <Trans>{formatCount(limit)}, fee refunded in full</Trans>
  ) : (
    formatCount(limit)
  )
}
