import { Alert, Button, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { formatAge } from '#shared/i18n/format.ts'
import type { HeldLease } from './use_review_lease.ts'

/** Says that another operator reads the posting, with a button to take it over; nothing otherwise. */
export function ReaderNotice({ lease: { reader, isElsewhere, takeOver } }: { lease: HeldLease }) {
  if (!reader || !isElsewhere) return null
  return (
    <Alert color="yellow" p="xs" icon={<IconEye aria-hidden />} role="status">
      <Group justify="space-between" gap="xs">
        <span>
          <Trans>
            {reader.by} is reading this (since {formatAge(reader.since)}).
          </Trans>
        </span>
        <Button size="compact-sm" variant="default" onClick={takeOver}>
          <Trans>Take over (T)</Trans>
        </Button>
      </Group>
    </Alert>
  )
}
