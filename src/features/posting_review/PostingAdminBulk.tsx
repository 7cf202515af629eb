import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { toastSuccess } from '#shared/ui/toast.ts'
import classes from './PostingAdmin.module.css'
import { PostingAdminResult, type BulkOutcome } from './PostingAdminResult.tsx'
import { PostingFlags } from './PostingFlags.tsx'
import { specText } from '#features/postings/SpecTitle.tsx'

type Props = {
  rows: readonly AdminPostingRow[]
  approve: (rows: readonly AdminPostingRow[]) => Promise<BulkOutcome>
  /** Called when the server has answered, whether or not every posting was approved. */
  onApproved: () => void
  /** Shows one of the postings in the panel. */
  onOpen: (code: string) => void
  onClose: () => void
}

/** Dialog that approves the selected postings: lists those with hints first, and afterwards those that could not be approved. */
export function PostingAdminBulk({ rows, approve, onApproved, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const hinted = rows.filter((row) => row.flags.length > 0)

  async function send() {
    setSending(true)
    try {
      const answer = await approve(rows)
      onApproved()
      if (Object.keys(answer.refused).length > 0) return setOutcome(answer)
      toastSuccess(
        plural(answer.approved.length, { one: '# posting approved', other: '# postings approved' }),
      )
      onClose()
    } catch {
      // A toast shows the error; the dialog stays open for another try.
      setSending(false)
    }
  }

  if (outcome)
    return (
      <PostingAdminResult
        rows={rows}
        outcome={outcome}
        onOpen={(code) => {
          onClose()
          onOpen(code)
        }}
        onClose={onClose}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={t`${plural(rows.length, { one: 'Approve # posting?', other: 'Approve # postings?' })}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>They go online as submitted, and their owners are notified.</Trans>
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
                    {specText(row)}
                  </Text>
                  <span className={classes.flags}>
                    <PostingFlags posting={row} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isSending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button data-autofocus loading={isSending} onClick={() => void send()}>
            <Trans>Approve {rows.length}</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
