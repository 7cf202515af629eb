import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BulkProgress } from '#shared/table/BulkProgress.tsx'
import type { BulkRun } from '#shared/table/use_bulk_steps.ts'
import type { ChosenPosting } from './bulk_decision.ts'
import classes from './PostingAdmin.module.css'
import { PostingFlags } from './PostingFlags.tsx'

type Props = {
  rows: readonly ChosenPosting[]
  state: BulkRun
  onSend: () => void
  onClose: () => void
}

/** Asks before many postings are approved; lists those with hints first. */
export function BulkApproval({ rows, state, onSend, onClose }: Props) {
  const { t } = useLingui()
  const isSending = state.sent !== null
  const hinted = rows.filter((row) => row.flags.length > 0)
  const title = t`${plural(rows.length, { one: 'Approve # posting?', other: 'Approve # postings?' })}`
  return (
    <Modal
      opened
      onClose={() => !isSending && onClose()}
      size="lg"
      centered
      title={title}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>They go online as submitted, and their owners are notified.</Trans>{' '}
          <Trans>Postings that another operator is reading are left out.</Trans>
        </Text>
        {hinted.length > 0 && (
          <>
            <Text size="sm" fw={600}>
              <Plural value={hinted.length} one="# of them has a hint:" other="# of them have hints:" />
            </Text>
            <ul className={classes.hinted}>
              {hinted.map((row) => (
                <li key={row.code}>
                  <span className={classes.figures}>{row.code}</span>
                  <Text span size="sm" truncate>
                    {row.title}
                  </Text>
                  <span className={classes.flags}>
                    <PostingFlags posting={row} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <BulkProgress of={state} label={title} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isSending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button data-autofocus loading={isSending} onClick={onSend} disabled={rows.length === 0}>
            <Trans>Approve {rows.length}</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
