import { Group, Progress, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatCount } from '../i18n/format.ts'

/** Bar that shows how much of a quota is used; without a limit (null) only the number. */
export function QuotaBar({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const part = limit === null ? 0 : limit === 0 ? 100 : (used / limit) * 100
  const isNotOpen = limit === 0
  return (
    <div>
      <Group justify="space-between" mb={4} wrap="nowrap">
        <Text size="sm">{label}</Text>
        <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }} c={isNotOpen ? 'dimmed' : undefined}>
          {isNotOpen ? (
            <Trans>not in your tier</Trans>
          ) : limit === null ? (
            <Trans>{formatCount(used)}, unlimited</Trans>
          ) : (
            `${formatCount(used)} / ${formatCount(limit)}`
          )}
        </Text>
      </Group>
      <Progress
        value={isNotOpen ? 0 : part}
        color={part >= 100 ? 'red' : part >= 80 ? 'yellow' : 'green'}
        aria-label={label}
      />
    </div>
  )
}
