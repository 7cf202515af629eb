import { Badge, Group, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatAge, formatCount } from '../i18n/format.ts'

type Props = {
  title: ReactNode
  waiting: number | undefined
  oldest: string | null
  /** The keys and what they do. */
  children: ReactNode
}

/** Heading of a page on which operators decide: how much waits and since when, and the keyboard shortcuts. */
export function QueueHead({ title, waiting = 0, oldest, children }: Props) {
  return (
    <Group justify="space-between" mih={32}>
      <Group gap="sm">
        <Title order={1} size="h3">
          {title}
        </Title>
        {waiting > 0 && (
          <Badge variant="light" radius="sm" tt="none">
            <Trans>{formatCount(waiting)} waiting</Trans>
          </Badge>
        )}
        {oldest && (
          <Text size="sm" c="dimmed">
            <Trans>Oldest: {formatAge(oldest)}</Trans>
          </Text>
        )}
      </Group>
      <Group gap={6} fz="xs" c="dimmed" visibleFrom="md">
        <Trans>Keys:</Trans>
        {children}
      </Group>
    </Group>
  )
}
