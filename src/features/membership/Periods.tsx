import { Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MembershipPeriod } from '#contract/membership.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { periodStateLabels } from './labels.ts'

type Props = {
  periods: readonly MembershipPeriod[]
  /** What can be done with a period, at the end of its line. */
  actions?: (period: MembershipPeriod) => ReactNode
}

/** Periods of membership, one per line. */
export function Periods({ periods, actions }: Props) {
  const { t } = useLingui()
  if (periods.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>No membership was confirmed yet.</Trans>
      </Text>
    )
  return (
    <Stack gap={6}>
      {periods.map((one) => (
        <Group key={one.id} gap="xs">
          <Tag tone={periodStateLabels[one.state].tone}>{t(periodStateLabels[one.state].label)}</Tag>
          <Text size="sm" fw={600}>
            {t(membershipLabels[one.tier])}
          </Text>
          {one.state !== 'cancelled' && (
            <Text size="sm">
              {formatDate(one.starts_on)} – {formatDate(one.ends_on)}
            </Text>
          )}
          {actions?.(one)}
        </Group>
      ))}
    </Stack>
  )
}
