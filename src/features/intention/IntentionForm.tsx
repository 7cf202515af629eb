import { useEffect, useMemo, useRef } from 'react'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { intentionApi } from '#contract/intention.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { offerPush } from '#features/user_message/index.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { numberIn } from '#shared/form/read_number.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatQuantity, unitName } from '#shared/i18n/format.ts'
import { intentionDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { SentPanel } from './SentPanel.tsx'

export type IntentionValues = { quantity: number | null; message: string }

type Props = {
  posting: PostingRow
  /** The values that were typed earlier on this device. */
  kept: IntentionValues | null
  accountId: number
  onClose: () => void
}

/** The form of an enquiry; its values are kept on this device until it is sent. */
export function IntentionForm({ posting, kept, accountId, onClose }: Props) {
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  // The form mounts after the dialog has opened, so the dialog found nothing to focus.
  useEffect(() => first.current?.focus(), [])
  const most = posting.remaining ?? posting.quantity ?? undefined
  const unit = posting.quantity_unit
  const form = useEndpointForm(intentionApi.create, {
    id: 'intention',
    params: { code: posting.code },
    values: kept ?? { quantity: most ?? null, message: '' },
    alsoCheck: ({ quantity, message }) => {
      const found: FieldErrors = {}
      if (quantity === null) found.quantity = t`Enter a quantity`
      else if (most !== undefined && quantity > most)
        found.quantity = t`At most ${formatQuantity(most, unit)} available`
      if (message.trim() === '') found.message = t`Write a message to the seller`
      return found
    },
    changes: [intentionApi.list, { path: `/api/${posting.kind}/:code/` }],
    onSent: async () => {
      await forget()
      void offerPush()
    },
  })
  const { values } = form
  const { quantity, message } = values
  const isTouched = kept !== null || form.isEdited
  const typed = useMemo<KeptAnswer<IntentionValues>>(
    () => ({ title: posting.title, values: { quantity, message } }),
    [posting.title, quantity, message],
  )
  const { forget, save } = useKeptDraft(
    accountId,
    { id: intentionDraftId(posting.code), kind: 'intention' },
    isTouched && !form.isSent ? typed : undefined,
  )

  if (form.isSent) return <Sent onClose={onClose} />
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{posting.title}</Text>
          <Text size="sm" c="dimmed">
            {posting.company.name}
          </Text>
        </div>
        <NumberField
          {...form.field('quantity')}
          ref={first}
          required
          label={t`Quantity`}
          hint={most === undefined ? undefined : t`${formatQuantity(most, unit)} left`}
          unit={unit ? unitName(numberIn(quantity) ?? 0, unit) : undefined}
        />
        <Textarea
          {...form.input('message')}
          required
          label={t`Message`}
          placeholder={t`What you need it for, cutting, delivery place and time, price…`}
          rows={5}
          maxLength={500}
          description={t`${message.length} of 500 characters`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
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
          <Button type="submit" loading={form.isSending}>
            <Trans>Send</Trans>
          </Button>
        </Group>
      </Stack>
    </FormShell>
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
