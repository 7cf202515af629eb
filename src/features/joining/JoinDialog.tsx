import { useState } from 'react'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { joiningApi, type Participation } from '#contract/joining.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { NoCompany } from '#features/company/index.ts'
import { SentPanel } from '#features/intention/index.ts'
import { offerPush } from '#features/user_message/index.ts'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { numberIn } from '#shared/form/read_number.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { GroupProgress } from './GroupProgress.tsx'
import { usePart, useRefreshParts } from './use_parts.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

type Props = { posting: PostingRow; opened: boolean; onClose: () => void }

/** Dialog to join a group buy, or to change or withdraw the company's part. */
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
  // Kept apart from the query, which is loaded again while the dialog is open.
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
  const least = raise.min_t ?? 0
  const form = useEndpointForm(own ? joiningApi.change : joiningApi.create, {
    id: 'join',
    params: own ? { id: own.id } : { code: posting.code },
    values: { quantity: own?.quantity ?? raise.min_t ?? null, message: own?.message ?? '' },
    alsoCheck: ({ quantity }): FieldErrors =>
      quantity !== null && quantity > 0 && quantity < least
        ? { quantity: t`At least ${formatNumber(least)} t per company` }
        : {},
    keptAs: own ? `joined ${own.id}` : `joining ${posting.code}`,
    onSent: (_, { quantity }) => {
      void offerPush()
      void refresh(posting)
      if (own) onClose()
      else onDone(quantity)
    },
    // A colleague may have joined already, or the deadline has passed.
    onRefused: ({ status }) => {
      if (status === 409) void refresh(posting)
      return undefined
    },
  })
  const { quantity } = form.values
  const others = {
    ...raise,
    joined_t: (raise.joined_t ?? 0) - (own?.quantity ?? 0),
    joined_count: (raise.joined_count ?? 0) + (own ? 0 : 1),
  }
  return (
    <FormShell {...form.shell}>
      <Stack gap="md">
        <div>
          <Text fw={600}>{posting.title}</Text>
          <Text size="sm" c="dimmed">
            {posting.mill && shownMill(posting.mill)}
          </Text>
        </div>
        <NumberField
          {...form.field('quantity')}
          label={t`Our quantity`}
          unit="t"
          required
          hint={raise.min_t ? t`At least ${formatNumber(raise.min_t)} t per company` : undefined}
        />
        <section aria-label={t`With our quantity`}>
          <Text size="xs" c="dimmed" mb={4}>
            <Trans>With our quantity</Trans>
          </Text>
          <GroupProgress raise={others} more={Math.max(0, numberIn(quantity) ?? 0)} />
        </section>
        <TextareaField
          {...form.field('message')}
          label={t`Sizes and remarks`}
          hint={t`For the organiser only`}
          rows={2}
        />
        <Text size="xs" c="dimmed">
          <Trans>
            You can change or withdraw until the deadline. Below the target nobody is bound; no money is held.
            The other companies see the total only.
          </Trans>
        </Text>
      </Stack>
      <FormButtons
        isSending={form.isSending}
        submitLabel={own ? <Trans>Save change</Trans> : <Trans>Join</Trans>}
        onClose={onClose}
        aside={own && <WithdrawButton part={own} onDone={onClose} />}
      />
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
