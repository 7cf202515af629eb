import { useState } from 'react'
import { Alert, Button, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { intentionApi } from '#contract/intention.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { check } from '#contract/validation.ts'
import { offerPush } from '#features/message/index.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatQuantity, unitName } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import { toastError } from '#shared/ui/toast.ts'
import { NoCompany } from './NoCompany.tsx'

type IntentionDialogProps = { posting: PostingRow; opened: boolean; onClose: () => void }

/** Says to the seller how much one would take; sending twice from one opening has one effect. */
export function IntentionDialog({ posting, opened, onClose }: IntentionDialogProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Show intention`}
      size="md"
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {opened && <IntentionForm posting={posting} onClose={onClose} />}
    </Modal>
  )
}

type Errors = { quantity?: string; message?: string }

function IntentionForm({ posting, onClose }: Omit<IntentionDialogProps, 'opened'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const session = useSession()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const most = posting.remaining ?? posting.quantity ?? undefined
  const unit = posting.quantity_unit
  const [quantity, setQuantity] = useState<number | string>(most ?? '')
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const send = useMutation({
    mutationFn: (body: { quantity: number; message: string }) =>
      call(intentionApi.create, { params: { code: posting.code }, body }, { idempotencyKey }),
    onSuccess: async () => {
      void offerPush()
      void client.invalidateQueries({ queryKey: [intentionApi.list.path] })
      await client.invalidateQueries({ queryKey: [`/api/${posting.kind}/:code/`] })
    },
    onError: (error) => error instanceof ApiError && setErrors(error.fields),
  })
  const clear = (name: keyof Errors) => setErrors(({ [name]: _, ...others }) => others)
  const submit = () => {
    const found: Errors = {}
    if (typeof quantity !== 'number') found.quantity = t`Enter a quantity`
    else if (most !== undefined && quantity > most)
      found.quantity = t`At most ${formatQuantity(most, unit)} can be had`
    if (message.trim() === '') found.message = t`Write a message to the seller`
    const read = check(intentionApi.create.body, { quantity, message }, lang)
    const all = read.ok ? found : { ...read.errors, ...found }
    setErrors(all)
    if (read.ok && Object.keys(all).length === 0) {
      if (!send.isPending) send.mutate(read.value)
    } else toastError(all.quantity ?? all.message ?? '')
  }

  if (session && !session.tenant)
    return (
      <NoCompany onClose={onClose}>
        <Trans>
          Intentions are shown between companies. Your account has no company yet: fill in your company
          information first, then come back.
        </Trans>
      </NoCompany>
    )
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
          onChange={(next) => {
            setQuantity(next)
            clear('quantity')
          }}
          error={errors.quantity}
        />
        <Textarea
          required
          label={t`Message`}
          placeholder={t`What you need it for, cutting, delivery place and time, price…`}
          rows={5}
          maxLength={500}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value)
            clear('message')
          }}
          error={errors.message}
          description={t`${message.length} of 500 characters`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        {refusal && refusal.kind !== 'cancelled' && (
          <Alert color="red" role="alert">
            {refusal.message}
          </Alert>
        )}
        <Text size="xs" c="dimmed">
          <Trans>The seller sees your company’s name and tier. Contact details are not passed on.</Trans>
        </Text>
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

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <Stack align="center" gap="xs" py="md" ta="center" role="status">
      <IconCircleCheck size={44} color="var(--mantine-color-green-7)" aria-hidden />
      <Text fw={600}>
        <Trans>Your intention has been sent</Trans>
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>The seller has been told. You will get a message as soon as there is an answer.</Trans>
      </Text>
      <Group mt="sm">
        <Button variant="default" component={Link} to="/backend/dashboard" search={{ tab: 'sent' } as never}>
          <Trans>My intentions</Trans>
        </Button>
        <Button onClick={onClose} data-autofocus>
          <Trans>Go on looking</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
