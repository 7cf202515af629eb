import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { marketSetupApi } from '#contract/market_setup.ts'
import { testMailApi } from '#contract/test_mail.ts'
import { query } from '#shared/api/query.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'

type Way = Reply<typeof testMailApi.way>
type Outcome = Reply<typeof testMailApi.send>

/** Sends a mail to an address and shows what the mail server says to it (decision 144). */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query(testMailApi.way, {}, { keep: true }))
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t`Send a test mail`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : data ? (
        <TestMail way={data} onClose={onClose} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Modal>
  )
}

function TestMail({ way, onClose }: { way: Way; onClose: () => void }) {
  const { t } = useLingui()
  const [answered, setAnswered] = useState<(Outcome & { to: string }) | null>(null)
  const form = useEndpointForm(testMailApi.send, {
    id: 'test-mail',
    values: { to: way.own_address ?? '' },
    changes: [testMailApi.way, marketSetupApi.list],
    onSent: (reply, { to }) => setAnswered({ ...reply, to }),
  })
  if (way.via === 'none')
    return (
      <Alert color="red" title={t`No mail server is set up`}>
        <Trans>
          No code and no mail can be sent to an e-mail address. Set SMTP_URL and MAIL_FROM on the server and
          restart it.
        </Trans>
      </Alert>
    )
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <WayText way={way} />
        <TextInput
          {...form.input('to')}
          label={t`To`}
          type="email"
          required
          data-autofocus
          autoComplete="email"
          maxLength={120}
        />
        {answered && !form.isSending && <Answered {...answered} />}
        {way.last && !answered && <LastMail last={way.last} />}
      </Stack>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button type="submit" loading={form.isSending}>
          <Trans>Send</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}

/** Where the mail goes before anybody sends one. */
function WayText({ way: { via, server, sender } }: { way: Way }) {
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {via === 'smtp' ? (
        <Trans>
          It goes to the mail server {server} now, like every other mail, from {sender}.
        </Trans>
      ) : (
        <Trans>
          This market is a demo without a mail server: mail becomes lines of the file of messages
          (outbox.jsonl), and reaches nobody.
        </Trans>
      )}
    </Text>
  )
}

function LastMail({ last: { time, by, outcome } }: { last: NonNullable<Way['last']> }) {
  const age = formatAge(time)
  return (
    <Text size="xs" c="dimmed">
      {outcome === 'refused' ? (
        <Trans>
          The last test mail was refused ({by}, {age})
        </Trans>
      ) : (
        <Trans>
          The last test mail was taken ({by}, {age})
        </Trans>
      )}
    </Text>
  )
}

function Answered({ outcome, answer, to }: Outcome & { to: string }) {
  const { t } = useLingui()
  if (outcome === 'refused')
    return (
      <Alert color="red" title={t`Not sent`} role="alert" style={{ overflowWrap: 'anywhere' }}>
        {answer}
      </Alert>
    )
  return (
    <Alert
      color="green"
      role="status"
      title={outcome === 'accepted' ? t`The mail server has taken it` : t`Written into the file`}
      style={{ overflowWrap: 'anywhere' }}
    >
      {answer && <Text size="sm">{answer}</Text>}
      {outcome === 'accepted' && (
        <Text size="sm">
          <Trans>
            Now look into the mailbox of {to}, and into its spam folder: whether a mail that was taken is
            delivered is decided later, and the mail server knows.
          </Trans>
        </Text>
      )}
    </Alert>
  )
}
