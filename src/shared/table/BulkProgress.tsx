import { Button, Group, Progress, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatCount } from '../i18n/format.ts'
import { bulkStep } from './bulk_steps.ts'
import type { BulkRun } from './use_bulk_steps.ts'

/** How far a bulk action of several steps is, with a button that stops it after the step on its way; else nothing. */
export function BulkProgress({ of, label }: { of: BulkRun; label: string }) {
  const { sent, total, isStopping, stop } = of
  if (sent === null || total <= bulkStep) return null
  return (
    <Group gap="xs" wrap="nowrap" role="status">
      <Progress flex={1} value={(sent / total) * 100} aria-label={label} />
      <Text size="sm">
        {formatCount(sent)} / {formatCount(total)}
      </Text>
      <Button size="compact-sm" variant="default" loading={isStopping} onClick={stop}>
        <Trans>Stop</Trans>
      </Button>
    </Group>
  )
}
