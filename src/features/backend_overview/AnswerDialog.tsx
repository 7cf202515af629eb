import { Button, Group, Modal, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardApi } from '#contract/dashboard.ts'
import { intentionApi, type Intention, type intentionAnswers } from '#contract/intention.ts'
import { quantityUnitNames } from '#contract/steel/delivery_states.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextareaField } from '#shared/form/TextField.tsx'
import { formatQuantity } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'

export type Answer = (typeof intentionAnswers)[number]

const titles: Record<Answer, MessageDescriptor> = {
  accept: msg`Accept the enquiry`,
  decline: msg`Decline the enquiry`,
  close: msg`Close the enquiry`,
}
const hints: Record<Answer, MessageDescriptor> = {
  accept: msg`The agreed quantity is deducted from what remains, and the buyer is notified.`,
  decline: msg`The buyer is notified; a short reason helps.`,
  close: msg`The talks end without a deal, and the other side is notified.`,
}

type Props = { intention: Intention; answer: Answer; onClose: () => void }

/** Answer to an intention: the agreed quantity where it is accepted, and a word to the other side. */
export function AnswerDialog({ intention, answer, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { remaining, quantity_unit: unit } = intention.posting
  const [quantity, setQuantity] = useState<number | null>(
    remaining === null ? intention.quantity : Math.min(intention.quantity, remaining),
  )
  const [word, setWord] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['agreed_quantity', 'answer'], (path) => [`answer-${path}`])
  }
  const send = useMutation({
    mutationFn: (body: { answer: string; agreed_quantity?: number }) =>
      call(intentionApi.answer, { params: { id: intention.id, action: answer }, body }, { keep: true }),
    meta: { quiet: true },
    onSuccess: () => {
      for (const path of [intentionApi.list.path, dashboardApi.backend.path])
        void client.invalidateQueries({ queryKey: [path] })
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      show(error.fields)
      if (!['transition_not_allowed', 'too_little_left'].includes(error.code)) return
      // Somebody answered it meanwhile, or took what was left.
      void client.invalidateQueries({ queryKey: [intentionApi.list.path] })
      const { remaining: left } = (error.data ?? {}) as { remaining?: number }
      if (left !== undefined) show({ agreed_quantity: t`Only ${formatQuantity(left, unit)} remaining` })
    },
  })
  const submit = () => {
    const body = {
      answer: word ?? '',
      ...(answer === 'accept' ? { agreed_quantity: quantity ?? 0 } : {}),
    }
    if (answer === 'accept' && remaining !== null && (quantity ?? 0) > remaining)
      return show({ agreed_quantity: t`Only ${formatQuantity(remaining, unit)} remaining` })
    const checked = check(intentionApi.answer.body, body, lang)
    if (checked.ok) send.mutate(checked.value)
    else show(checked.errors)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(titles[answer])}
      centered
      size={460}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FormShell
        loading={false}
        submitError={send.error instanceof ApiError ? send.error : null}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed" mb="md">
          {t(hints[answer])}
        </Text>
        {answer === 'accept' && (
          <NumberField
            id="answer-agreed_quantity"
            label={t`Agreed quantity`}
            unit={unit ? quantityUnitNames[unit][lang] : undefined}
            required
            value={quantity}
            onChange={setQuantity}
            error={errors.agreed_quantity}
            hint={
              remaining === null
                ? undefined
                : t`${formatQuantity(intention.quantity, unit)} asked for, ${formatQuantity(remaining, unit)} remaining`
            }
          />
        )}
        <div style={{ marginTop: 12 }}>
          <TextareaField
            id="answer-answer"
            label={t`Message`}
            value={word}
            onChange={setWord}
            error={errors.answer}
            rows={3}
          />
        </div>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={send.isPending} color={answer === 'decline' ? 'red' : undefined}>
            {t(titles[answer])}
          </Button>
        </Group>
      </FormShell>
    </Modal>
  )
}
