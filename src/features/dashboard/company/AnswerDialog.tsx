import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { intentionApi, type Intention, type intentionAnswers } from '#contract/intention.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatQuantity, unitName } from '#shared/i18n/format.ts'

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

/** Dialog to answer an enquiry: with a message, and with the agreed quantity if it is accepted. */
export function AnswerDialog({ intention, answer, onClose }: Props) {
  const { t } = useLingui()
  const { id, posting } = intention
  const { remaining, quantity_unit: unit } = posting
  const isAccept = answer === 'accept'
  const onlyLeft = (left: number): FieldErrors => ({
    agreed_quantity: t`Only ${formatQuantity(left, unit)} remaining`,
  })
  const most = remaining === null ? intention.quantity : Math.min(intention.quantity, remaining)
  const form = useEndpointForm(intentionApi.answer, {
    id: 'answer',
    params: { id, action: answer },
    values: { agreed_quantity: most as number | null, answer: '' },
    toBody: (values) => ({
      answer: values.answer,
      ...(isAccept && { agreed_quantity: values.agreed_quantity ?? 0 }),
    }),
    alsoCheck: ({ agreed_quantity: agreed }) =>
      isAccept && remaining !== null && (agreed ?? 0) > remaining ? onlyLeft(remaining) : {},
    keptAs: `intention ${id} ${answer}`,
    changes: [intentionApi.list, dashboardApi.backend],
    onSent: onClose,
    // Somebody else may have taken part of the remaining quantity.
    onRefused: ({ data }) => {
      const { remaining: left } = (data ?? {}) as { remaining?: number }
      return left === undefined ? undefined : onlyLeft(left)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(titles[answer])}
      centered
      size={460}
      submitLabel={t(titles[answer])}
      color={answer === 'decline' ? 'red' : undefined}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t(hints[answer])}
      </Text>
      {isAccept && (
        <NumberField
          {...form.field('agreed_quantity')}
          label={t`Agreed quantity`}
          unit={unitName(form.values.agreed_quantity ?? 0, unit) || undefined}
          required
          hint={
            remaining === null
              ? undefined
              : t`${formatQuantity(intention.quantity, unit)} asked for, ${formatQuantity(remaining, unit)} remaining`
          }
        />
      )}
      <div style={{ marginTop: 12 }}>
        <TextareaField {...form.field('answer')} label={t`Message`} rows={3} />
      </div>
    </FormDialog>
  )
}
