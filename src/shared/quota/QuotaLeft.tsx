import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCount } from '../i18n/format.ts'
import { quotaLabels } from './quota_labels.ts'
import { useQuota, type PostingQuota } from './use_quota.ts'

type Props = {
  name: PostingQuota
  /** Number of postings that are about to be sent; by default one. */
  wanted?: number
  /** Says nothing as long as there is room for more than this. */
  most?: number
}

/** How much of a limit is used and what is left of it, said before it is used up; nothing without a limit. */
export function QuotaLeft({ name, wanted = 1, most = Infinity }: Props) {
  const { t } = useLingui()
  const quota = useQuota(name)
  if (!quota) return null
  const { used, limit, left } = quota
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
