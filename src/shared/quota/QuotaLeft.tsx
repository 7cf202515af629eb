import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '../api/query.ts'
import { formatCount } from '../i18n/format.ts'
import { quotaLabels } from './quota_labels.ts'

/** Names of the limits of postings in the figures of a company. */
const figures = {
  spot_postings_online: 'spot_online',
  buying_requests_per_month: 'requests_month',
} as const

type Props = {
  name: keyof typeof figures
  /** Number of postings that are about to be sent; by default one. */
  wanted?: number
  /** Says nothing as long as there is room for more than this. */
  most?: number
}

/** How much of a limit is used and what is left of it, said before it is used up; nothing without a limit. */
export function QuotaLeft({ name, wanted = 1, most = Infinity }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(query(dashboardApi.backend, {}, { quiet: true }))
  const quota = data?.quotas.find((one) => one.name === figures[name])
  if (!quota?.limit) return null
  const { used, limit } = quota
  const left = Math.max(limit - used, 0)
  if (left > most) return null
  return (
    <Text size="sm" c={left < wanted ? 'red' : 'dimmed'} role="status">
      {t(quotaLabels[name].label)}: {formatCount(used)} / {formatCount(limit)} ·{' '}
      {left === 0
        ? t`no room for more`
        : plural(left, { one: 'room for one more', other: 'room for # more' })}
    </Text>
  )
}
