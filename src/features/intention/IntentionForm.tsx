import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert, Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { intentionApi } from '#contract/intention.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { offerPush } from '#features/message/index.ts'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatQuantity, unitName } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { intentionDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { SentPanel } from './SentPanel.tsx'

export type IntentionValues = { quantity: number | string; message: string }

type Props = {
  posting: PostingRow
  /** What was typed earlier on this device. */
  kept: IntentionValues | null
  accountId: number
  onClose: () => void
}

type Errors = FieldErrors

/** The form of an intention: what is typed is kept on this device until it was sent. */
export function IntentionForm({ posting, kept, accountId, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  // It comes a moment after the dialog, which has looked for something to focus when it opened.
  useEffect(() => first.current?.focus(), [])
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const most = posting.remaining ?? posting.quantity ?? undefined
  const unit = posting.quantity_unit
  const [values, setValues] = useState<IntentionValues>(kept ?? { quantity: most ?? '', message: '' })
  const [isTouched, setTouched] = useState(kept !== null)
  const { quantity, message } = values
  const [errors, setErrors] = useState<Errors>({})
  const send = useMutation({
    mutationFn: (body: { quantity: number; message: string }) =>
      call(intentionApi.create, { params: { code: posting.code }, body }, { idempotencyKey }),
    onSuccess: async () => {
      await forget()
      void offerPush()
      void client.invalidateQueries({ queryKey: [intentionApi.list.path] })
      await client.invalidateQueries({ queryKey: [`/api/${posting.kind}/:code/`] })
    },
    onError: (error) => error instanceof ApiError && show(error.fields),
  })
  const typed = useMemo<KeptAnswer<IntentionValues>>(
    () => ({ title: posting.title, values }),
    [posting.title, values],
  )
  const { forget, save } = useKeptDraft(
    accountId,
    { id: intentionDraftId(posting.code), kind: 'intention' },
    isTouched && !send.isSuccess ? typed : undefined,
  )
  const edit = (name: keyof IntentionValues, value: number | string) => {
    setValues((known) => ({ ...known, [name]: value }))
    setTouched(true)
    setErrors(({ [name]: _, ...others }) => others)
  }
  const show = (found: Errors) => {
    setErrors(found)
    showFirstError(found, ['quantity', 'message'], (path) => [`intention-${path}`])
  }
  const submit = () => {
    const found: Errors = {}
    if (typeof quantity !== 'number') found.quantity = t`Enter a quantity`
    else if (most !== undefined && quantity > most)
      found.quantity = t`At most ${formatQuantity(most, unit)} available`
    if (message.trim() === '') found.message = t`Write a message to the seller`
    const read = check(intentionApi.create.body, { quantity, message }, lang)
    const all = read.ok ? found : { ...read.errors, ...found }
    show(all)
    if (read.ok && Object.keys(all).length === 0 && !send.isPending) send.mutate(read.value)
  }

  if (send.isSuccess) return <Sent onClose={onClose} />
  const refusal =
    send.error instanceof ApiError && Object.keys(send.error.fields).length === 0 ? send.error : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="sm">
        <div>
          <Text fw={600}>{posting.title}</Text>
          <Text size="sm" c="dimmed">
            {posting.company.name}
          </Text>
        </div>
        <NumberInput
          id="intention-quantity"
          ref={first}
          data-autofocus
          required
          label={t`Quantity`}
          description={most === undefined ? undefined : t`${formatQuantity(most, unit)} left`}
          suffix={unit ? ` ${unitName(Number(quantity), unit)}` : ''}
          min={0}
          decimalScale={3}
          allowNegative={false}
          maxLength={12}
          value={quantity}
          onChange={(next) => edit('quantity', next)}
          error={errors.quantity}
        />
        <Textarea
          id="intention-message"
          required
          label={t`Message`}
          placeholder={t`What you need it for, cutting, delivery place and time, price…`}
          rows={5}
          maxLength={500}
          value={message}
          onChange={(event) => edit('message', event.currentTarget.value)}
          error={errors.message}
          description={t`${message.length} of 500 characters`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        {refusal && refusal.kind !== 'cancelled' && (
          <Alert color="red" role="alert">
            {refusal.message}
          </Alert>
        )}
        {save.failure ? (
          <SaveFailureAlert failure={save.failure} />
        ) : (
          <Text size="xs" c="dimmed">
            <Trans>
              The seller sees your company’s name and tier. Contact details are not passed on. What you type
              is kept on this device.
            </Trans>
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={send.isPending}>
            <Trans>Send</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Sent = ({ onClose }: { onClose: () => void }) => (
  <SentPanel
    title={<Trans>Your enquiry has been sent</Trans>}
    link={
      <Button variant="default" component={Link} to="/backend/dashboard" search={{ tab: 'sent' } as never}>
        <Trans>My enquiries</Trans>
      </Button>
    }
    onClose={onClose}
  >
    <Trans>The seller has been notified. You will get a message as soon as there is an answer.</Trans>
  </SentPanel>
)
