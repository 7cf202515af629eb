import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type FormEvent } from 'react'
import type { BulkResult } from '#contract/resources/api.ts'
import { reasonForm } from '#contract/resources/define.ts'
import { check } from '#contract/validation.ts'
import { call } from '../api/call.ts'
import { PresetReasons } from '../form/PresetReasons.tsx'
import { lang } from '../i18n/language.ts'
import { holdUnsaved } from '../offline/unsaved.ts'
import { unsentValues } from '../session/account_memory.ts'
import { BulkProgress } from '../table/BulkProgress.tsx'
import { useBulkSteps } from '../table/use_bulk_steps.ts'
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
  const single = rows.length === 1 ? rows[0] : undefined
  const { comment: asked, reasons, color, instead, ...usual } = actions[action as keyof typeof actions]!
  const { label, question } = (single && instead?.(single)) ?? usual
  const needsReason = of.actions[action]?.reason === true
  const keptAs = `${of.name} ${action} ${rows.map(({ id }) => id).join()}`
  const [comment, setComment] = useState(() => unsentValues.read<string>(keptAs) ?? '')
  const isWritten = comment !== ''
  useEffect(() => (isWritten ? holdUnsaved() : undefined), [isWritten])
  const [error, setError] = useState<string>()
  const steps = useBulkSteps({ rows, keyOf: ({ id }: ResourceRow) => String(id) })
  const [refused, setRefused] = useState<BulkResult['refused'] | null>(null)
  const nameOf = (row: ResourceRow) => textOf(heading, row[heading])

  const write = (next: string) => {
    setComment(next)
    unsentValues.keep(keptAs, next)
    setError(undefined)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const read = check(reasonForm, { comment }, lang)
    if (needsReason && !read.ok) return setError(read.errors['comment'])
    const form = needsReason ? { comment } : {}
    const { one, many } = api.actions[action]!
    try {
      const outcome = await steps.run(async (part) => {
        const [single] = part
        if (rows.length > 1 || !single) {
          const body = { rows: part.map(({ id, revision }) => ({ id, revision })), ...form }
          return (await call(many, { body } as never, { keep: true })) as BulkResult
        }
        const { id, revision } = single
        await call(one, { params: { id }, body: { revision, ...form } } as never, { keep: true })
        return { refused: {} }
      })
      unsentValues.forget(keptAs)
      const left = Object.fromEntries(outcome.left.map((id) => [id, t`Not done: stopped before its turn`]))
      const not = { ...outcome.refused, ...left }
      if (Object.keys(not).length > 0) setRefused(not)
      else onClose()
    } catch (failure) {
      toastError(failure)
    }
    onDone()
  }

  const isSending = steps.state.sent !== null
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
            {needsReason && reasons && (
              <PresetReasons asked={{ action: reasons }} comment={comment} onChange={write} />
            )}
            {needsReason && (
              <Textarea
                label={asked ? t(asked.label) : t`Reason`}
                description={asked ? t(asked.hint) : t`It is recorded in the audit log.`}
                required
                data-autofocus
                autosize
                minRows={3}
                value={comment}
                error={error}
                onChange={(event) => write(event.currentTarget.value)}
              />
            )}
            <BulkProgress of={steps.state} label={t(label)} />
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
