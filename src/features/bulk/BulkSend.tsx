import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { problems } from '#contract/problems.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useOnline } from '#shared/offline/online.ts'
import { QuotaLeft } from '#shared/quota/QuotaLeft.tsx'
import { useSession } from '#shared/session/session.ts'
import { submitRefusal } from '#features/postings/form/submit_refusal.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkRow } from './bulk_state.ts'
import type { RowReading } from './row_reader.ts'
import type { Totals } from './use_readings.ts'
import type { TrialRun, useSend } from './use_send.ts'

type Props = {
  entry: PostingKindEntry
  /** Null while rows are still being read. */
  totals: Totals | null
  rowsIn: (...states: RowReading['state'][]) => readonly BulkRow[]
  sender: ReturnType<typeof useSend>
}

/** The end of the third step: trial run, saving drafts and submitting, with progress and the reasons why rows cannot be sent. */
export function BulkSend({ entry, totals, rowsIn, sender }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const isOnline = useOnline()
  const { sending, rehearsed, stopped, send, cancel } = sender
  const refusal = session ? submitRefusal(session, entry.definition) : null
  const sendable = totals ? totals.ready + totals.pictures + totals.incomplete : 0
  const ready = totals?.ready ?? 0
  const drafts = totals?.pictures ?? 0
  const canSubmit = refusal === null && ready > 0
  const isBusy = totals === null
  return (
    <>
      {rehearsed && <TrialRunNote of={rehearsed} />}
      {stopped !== null && (
        <Alert color="yellow" p="xs" mt="sm" role="alert">
          {stopped}
        </Alert>
      )}
      {totals !== null && totals.pictures > 0 && !sending && (
        <Text size="sm" c="dimmed" mt="sm">
          {plural(totals.pictures, {
            one: 'One row has everything but photos. It becomes a draft. Photos for all rows are added under “Columns”.',
            other:
              '# rows have everything but photos. They become drafts. Photos for all rows are added under “Columns”.',
          })}
        </Text>
      )}
      {entry.definition.quota && refusal === null && !sending && (
        <Group mt="sm">
          <QuotaLeft name={entry.definition.quota} wanted={ready} />
        </Group>
      )}
      {refusal !== null && (
        <Text size="sm" c="dimmed" mt="sm">
          {problems[refusal][lang]} <Trans>You can save drafts.</Trans>
        </Text>
      )}
      {sending ? (
        <Group gap="sm" mt="md" role="status">
          <Progress w={240} value={(sending.done / sending.total) * 100} aria-label={t`Sending`} />
          <Text size="sm">
            <Trans>
              {formatCount(sending.done)} of {formatCount(sending.total)} rows sent
            </Trans>
          </Text>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        </Group>
      ) : (
        <Group justify="flex-end" mt="md" gap="sm">
          {!isOnline && (
            <Text size="sm" c="dimmed" mr="auto">
              <Trans>
                You are offline. The table is kept on this device; send it once the network is back.
              </Trans>
            </Text>
          )}
          <Button
            variant="subtle"
            disabled={isBusy || !isOnline || sendable === 0}
            onClick={() =>
              void send(
                canSubmit ? 'rehearse_submit' : 'rehearse',
                canSubmit ? rowsIn('ready', 'pictures') : rowsIn('ready', 'pictures', 'incomplete'),
              )
            }
          >
            <Trans>Trial run</Trans>
          </Button>
          <Button
            variant="default"
            disabled={isBusy || !isOnline || sendable === 0}
            onClick={() => void send('draft', rowsIn('ready', 'pictures', 'incomplete'))}
          >
            {plural(sendable, { one: 'Save one draft', other: 'Save # drafts' })}
          </Button>
          <Button
            disabled={isBusy || !isOnline || !canSubmit}
            onClick={() => void send('submit', rowsIn('ready', 'pictures'))}
          >
            {plural(ready, { one: 'Submit one row', other: 'Submit # rows' })}
            {drafts > 0 && ready > 0 && t`, ${drafts} as drafts`}
          </Button>
        </Group>
      )}
    </>
  )
}

/** The result of a trial run. */
function TrialRunNote({ of }: { of: TrialRun }) {
  const { t } = useLingui()
  const { would, pictures, refused, room, isSubmit } = of
  const complete = would - pictures
  const sentences = [
    isSubmit
      ? plural(complete, { one: 'One row would be submitted.', other: '# rows would be submitted.' })
      : plural(would, { one: 'One row would become a draft.', other: '# rows would become drafts.' }),
    pictures > 0 &&
      plural(pictures, {
        one: 'One would become a draft without photos.',
        other: '# would become drafts without photos.',
      }),
    refused > 0 && plural(refused, { one: 'One was refused.', other: '# were refused.' }),
  ].filter((one) => one !== false)
  const isShort = isSubmit && room !== null && room < complete
  return (
    <Alert
      color={refused > 0 || isShort ? 'yellow' : 'green'}
      p="xs"
      mt="sm"
      role="status"
      title={t`Trial run: nothing was saved`}
    >
      {sentences.join(' ')}{' '}
      {isShort &&
        plural(room, {
          one: 'Your tier has room for one more: the others would be refused.',
          other: 'Your tier has room for # more: the others would be refused.',
        })}
    </Alert>
  )
}
