import { useState } from 'react'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { joiningApi, type Participation } from '#contract/joining.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { NoCompany, SentPanel } from '#features/intention/index.ts'
import { offerPush } from '#features/message/index.ts'
import { shownMill } from '#shared/i18n/names.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextareaField } from '#shared/form/TextField.tsx'
import { formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { GroupProgress } from './GroupProgress.tsx'
import { usePart, useRefreshParts } from './use_parts.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

type Props = { posting: PostingRow; opened: boolean; onClose: () => void }

/** Joins a group buying with tonnes, or changes or withdraws the part that the company has already. */
export function JoinDialog({ posting, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Group buys`}
      size={520}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {opened && <Content posting={posting} onClose={onClose} />}
    </Modal>
  )
}

function Content({ posting, onClose }: Omit<Props, 'opened'>) {
  const session = useSession()
  const part = usePart(posting.code)
  // What is asked for again while the form stands must not replace what is typed.
  const [joined, setJoined] = useState<number | null>(null)
  if (session && !actsForCompany(session))
    return (
      <NoCompany onClose={onClose}>
        <Trans>
          Group buys are joined by companies. Your account has no company yet: fill in your company
          information first, then come back.
        </Trans>
      </NoCompany>
    )
  if (joined !== null) return <Done tonnes={joined} onClose={onClose} />
  if (part.isError) return <ErrorPanel error={part.error} retry={() => void part.refetch()} />
  if (!part.isFetchedAfterMount) return <RowsSkeleton rows={3} height={64} />
  const own = part.data?.state === 'joined' ? part.data : null
  return <JoinForm key={own?.id} posting={posting} own={own} onDone={setJoined} onClose={onClose} />
}

type FormProps = {
  posting: PostingRow
  own: Participation | null
  onDone: (tonnes: number) => void
  onClose: () => void
}

function JoinForm({ posting, own, onDone, onClose }: FormProps) {
  const { t } = useLingui()
  const refresh = useRefreshParts()
  const raise = (own?.posting ?? posting).extras as RaiseRowValues
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [quantity, setQuantity] = useState<number | null>(own?.quantity ?? raise.min_t ?? null)
  const [message, setMessage] = useState<string | null>(own?.message ?? null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['quantity', 'message'], (path) => [`join-${path}`])
  }
  const send = useMutation({
    mutationFn: async (body: { quantity: number; message: string }) => {
      if (own) await call(joiningApi.change, { params: { id: own.id }, body }, { keep: true })
      else
        await call(
          joiningApi.create,
          { params: { code: posting.code }, body },
          { idempotencyKey, keep: true },
        )
      return body.quantity
    },
    onSuccess: async (tonnes) => {
      void offerPush()
      void refresh(posting)
      if (own) onClose()
      else onDone(tonnes)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      show(error.fields)
      // A colleague was faster, or the deadline has passed meanwhile.
      if (error.status === 409) void refresh(posting)
    },
  })
  const submit = () => {
    const least = raise.min_t ?? 0
    const read = check(joiningApi.create.body, { quantity, message: message ?? '' }, lang)
    if (!read.ok) return show(read.errors)
    if (read.value.quantity < least)
      return show({ quantity: t`At least ${formatNumber(least)} t per company` })
    if (!send.isPending) send.mutate(read.value)
  }
  const others = {
    ...raise,
    joined_t: (raise.joined_t ?? 0) - (own?.quantity ?? 0),
    joined_count: (raise.joined_count ?? 0) + (own ? 0 : 1),
  }
  return (
    <FormShell
      loading={false}
      submitError={send.error instanceof ApiError ? send.error : null}
      onSubmit={submit}
    >
      <Stack gap="md">
        <div>
          <Text fw={600}>{posting.title}</Text>
          <Text size="sm" c="dimmed">
            {posting.mill && shownMill(posting.mill)}
          </Text>
        </div>
        <NumberField
          id="join-quantity"
          label={t`Our quantity`}
          unit="t"
          required
          value={quantity}
          onChange={(next) => {
            setQuantity(next)
            setErrors({})
          }}
          error={errors['quantity']}
          hint={raise.min_t ? t`At least ${formatNumber(raise.min_t)} t per company` : undefined}
        />
        <section aria-label={t`With our quantity`}>
          <Text size="xs" c="dimmed" mb={4}>
            <Trans>With our quantity</Trans>
          </Text>
          <GroupProgress raise={others} more={Math.max(0, quantity ?? 0)} />
        </section>
        <TextareaField
          id="join-message"
          label={t`Sizes and remarks`}
          hint={t`For the organiser only`}
          value={message}
          onChange={setMessage}
          error={errors['message']}
          rows={2}
        />
        <Text size="xs" c="dimmed">
          <Trans>
            You can change or withdraw until the deadline. Below the target nobody is bound; no money is held.
            The other companies see the total only.
          </Trans>
        </Text>
        <Group justify="space-between">
          {own ? <WithdrawButton part={own} onDone={onClose} /> : <span />}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={send.isPending}>
              {own ? <Trans>Save change</Trans> : <Trans>Join</Trans>}
            </Button>
          </Group>
        </Group>
      </Stack>
    </FormShell>
  )
}

const Done = ({ tonnes, onClose }: { tonnes: number; onClose: () => void }) => (
  <SentPanel
    title={<Trans>Your company has joined with {formatNumber(tonnes)} t</Trans>}
    link={
      <Button variant="default" component={Link} to="/backend/dashboard" hash="joined">
        <Trans>My group buys</Trans>
      </Button>
    }
    onClose={onClose}
  >
    <Trans>You are reminded before the deadline and notified of the outcome at once.</Trans>
  </SentPanel>
)
