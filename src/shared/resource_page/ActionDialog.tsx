import { Alert, Button, Group, Modal, Progress, Stack, Text, Textarea } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { bulkLimit, type BulkResult } from '#contract/resources/api.ts'
import { reasonForm } from '#contract/resources/define.ts'
import { check } from '#contract/validation.ts'
import { call } from '../api/call.ts'
import { lang } from '../i18n/language.ts'
import { toastError } from '../ui/toast.ts'
import type { ResourcePageEntry, ResourceRow } from './define_page.ts'
import { useValueText } from './use_value_text.ts'

type Props = {
  entry: ResourcePageEntry
  /** Name of the action. */
  action: string
  rows: readonly ResourceRow[]
  /** Called when the action was applied to at least some of the rows. */
  onDone: () => void
  onClose: () => void
}

/** Dialog that asks for confirmation of an action, and for a reason if it needs one; afterwards it lists the rows that were refused. */
export function ActionDialog({ entry, action, rows, onDone, onClose }: Props) {
  const { of, api, actions, heading } = entry
  const { t } = useLingui()
  const textOf = useValueText(entry)
  const { label, question, comment: asked, color } = actions[action as keyof typeof actions]!
  const needsReason = of.actions[action]?.reason === true
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<number | null>(null)
  const [refused, setRefused] = useState<BulkResult['refused'] | null>(null)
  const nameOf = (row: ResourceRow) => textOf(heading, row[heading])

  async function send(event: FormEvent) {
    event.preventDefault()
    const read = check(reasonForm, { comment }, lang)
    if (needsReason && !read.ok) return setError(read.errors['comment'])
    const form = needsReason ? { comment } : {}
    const outcome: BulkResult['refused'] = {}
    setSent(0)
    try {
      const { one, many } = api.actions[action]!
      if (rows.length === 1) {
        const [{ id, revision }] = rows as [ResourceRow]
        await call(one, { params: { id }, body: { revision, ...form } } as never, { keep: true })
      } else
        for (let at = 0; at < rows.length; at += bulkStep) {
          const part = rows.slice(at, at + bulkStep).map(({ id, revision }) => ({ id, revision }))
          const answer = await call(many, { body: { rows: part, ...form } } as never, { keep: true })
          Object.assign(outcome, (answer as BulkResult).refused)
          setSent(at + part.length)
        }
      onDone()
      if (Object.keys(outcome).length > 0) setRefused(outcome)
      else onClose()
    } catch (failure) {
      // With several rows, some may have succeeded already.
      onDone()
      toastError(failure)
    }
    setSent(null)
  }

  const isSending = sent !== null
  const single = rows.length === 1 ? rows[0] : undefined
  return (
    <Modal
      opened
      onClose={() => !isSending && onClose()}
      centered
      title={single ? `${t(label)}: ${nameOf(single)}` : `${t(label)} (${rows.length})`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {refused ? (
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              {rows.length - Object.keys(refused).length} of {rows.length} done. These were refused:
            </Trans>
          </Text>
          {rows
            .filter(({ id }) => id in refused)
            .map((row) => (
              <Alert key={row.id} color="yellow" p="xs" title={nameOf(row)}>
                {refused[row.id]}
              </Alert>
            ))}
        </Stack>
      ) : (
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack gap="sm">
            {question && <Text size="sm">{t(question)}</Text>}
            {!single && (
              <Text size="sm" c="dimmed">
                {plural(rows.length, { one: '# row is selected.', other: '# rows are selected.' })}
              </Text>
            )}
            {needsReason && (
              <Textarea
                label={asked ? t(asked.label) : t`Reason`}
                description={asked ? t(asked.hint) : t`It stands in the audit log.`}
                required
                data-autofocus
                autosize
                minRows={3}
                value={comment}
                error={error}
                onChange={(event) => {
                  setComment(event.currentTarget.value)
                  setError(undefined)
                }}
              />
            )}
            {isSending && rows.length > bulkStep && (
              <Progress value={(sent / rows.length) * 100} aria-label={t(label)} />
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose} disabled={isSending}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                type="submit"
                color={color}
                loading={isSending}
                data-autofocus={!needsReason || undefined}
              >
                {t(label)}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

/** Rows per call; few enough to show progress. */
const bulkStep = Math.min(20, bulkLimit)
