import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problems } from '#contract/problems.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useOnline } from '#shared/offline/online.ts'
import { QuotaLeft } from '#shared/quota/QuotaLeft.tsx'
import { useQuota } from '#shared/quota/use_quota.ts'
import { useSession } from '#shared/session/session.ts'
import { submitRefusal } from '#features/postings/form/submit_refusal.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkRow } from './bulk_state.ts'
import { BulkChoice } from './BulkChoice.tsx'
import { chosenRows, type Choice } from './chosen_rows.ts'
import { goingRows, noRows } from './going_rows.ts'
import type { RowReading } from './row_reader.ts'
import type { SendMode } from './send_rows.ts'
import type { Readings, Totals } from './use_readings.ts'
import type { TrialRun, useSend } from './use_send.ts'

type Props = {
  entry: PostingKindEntry
  /** Null while rows are still being read. */
  totals: Totals | null
  rowsIn: (...states: RowReading['state'][]) => readonly BulkRow[]
  /** Of rows that repeat an earlier one. */
  repeated: ReadonlyMap<string, number>
  readings: Readings
  sender: ReturnType<typeof useSend>
  /** Says so at the field and returns true if pictures for all rows were not uploaded. */
  refuse: () => boolean
  /** Pictures for all rows are still uploading. */
  isUploading: boolean
}

/** The end of the third step: trial run, saving drafts and submitting, with progress and the reasons why rows cannot be sent. */
export function BulkSend(props: Props) {
  const { entry, totals, rowsIn, repeated, readings, sender, refuse, isUploading } = props
  const { t } = useLingui()
  const session = useSession()
  const isOnline = useOnline()
  const { sending, rehearsed, stopped, send, cancel } = sender
  const refusal = session ? submitRefusal(session, entry.definition) : null
  const quota = useQuota(entry.definition.quota)
  const [by, setBy] = useState<Choice>('first')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const going = totals ? goingRows(rowsIn, repeated) : noRows
  const room = refusal === null && quota ? quota.left : Infinity
  const isShort = going.ready.length > room
  const chosen = isShort ? chosenRows(going.ready, { by, room, picked, of: readings.of }) : going.ready
  const updates = going.updates.length
  const ready = chosen.length + updates
  const drafts = going.pictures.length
  const sendable = going.savable.length
  const canSubmit = refusal === null && ready > 0
  const isBusy = totals === null || !isOnline || isUploading
  const choose = (next: Choice) => {
    // The selection begins with what would have gone.
    if (next === 'hand') setPicked(new Set(chosen.map(({ key }) => key)))
    setBy(next)
  }
  const start = (mode: SendMode, rows: readonly BulkRow[]) => {
    if (!refuse()) void send(mode, rows)
  }
  const submitted = [...chosen, ...going.updates, ...going.pictures]
  return (
    <>
      {rehearsed && <TrialRunNote of={rehearsed} />}
      {stopped !== null && (
        <Alert color="yellow" p="xs" mt="sm" role="alert">
          {stopped}
        </Alert>
      )}
      {drafts > 0 && !sending && (
        <Text size="sm" c="dimmed" mt="sm">
          {plural(drafts, {
            one: 'One row has everything but photos. It becomes a draft. Photos for all rows are added above the rows.',
            other:
              '# rows have everything but photos. They become drafts. Photos for all rows are added above the rows.',
          })}
        </Text>
      )}
      {entry.definition.quota && refusal === null && !sending && (
        <Group mt="sm">
          <QuotaLeft name={entry.definition.quota} wanted={going.ready.length} />
        </Group>
      )}
      {isShort && !sending && (
        <BulkChoice
          rows={going.ready}
          isLocked={sending !== null}
          onBy={choose}
          onPicked={setPicked}
          {...{ room, readings, by, picked }}
        />
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
            disabled={isBusy || going.checkable.length === 0}
            onClick={() =>
              refusal === null && going.submittable.length > 0
                ? start('rehearse_submit', going.submittable)
                : start('rehearse', going.checkable)
            }
          >
            <Trans>Trial run</Trans>
          </Button>
          <Button
            variant="default"
            disabled={isBusy || sendable === 0}
            onClick={() => start('draft', going.savable)}
          >
            {plural(sendable, { one: 'Save one draft', other: 'Save # drafts' })}
          </Button>
          <Button disabled={isBusy || !canSubmit} onClick={() => start('submit', submitted)}>
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
  const { would, updates, pictures, refused, same, room, isSubmit } = of
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
    updates > 0 &&
      plural(updates, { one: 'One would update its posting.', other: '# would update their postings.' }),
    same > 0 &&
      plural(same, {
        one: 'One is there already: say above what becomes of it.',
        other: '# are there already: say above what becomes of them.',
      }),
    refused > 0 && plural(refused, { one: 'One was refused.', other: '# were refused.' }),
  ].filter((one) => one !== false)
  const isShort = isSubmit && room !== null && room < complete
  return (
    <Alert
      color={refused > 0 || same > 0 || isShort ? 'yellow' : 'green'}
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
