import { Group, Progress, Select, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type Dispatch } from 'react'
import { bulkLimits, type BulkApi } from '#contract/postings/bulk.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { createFailedUploads } from '#shared/form/failed_uploads.ts'
import { formatCount, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { useOfferedFields } from '#features/postings/form/use_offered_fields.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import classes from './Bulk.module.css'
import { BulkGrid } from './BulkGrid.tsx'
import { BulkFixes } from './BulkFixes.tsx'
import { BulkCommon, type Newest } from './BulkCommon.tsx'
import { BulkCreated } from './BulkCreated.tsx'
import { BulkSame } from './BulkSame.tsx'
import { BulkSend } from './BulkSend.tsx'
import { BulkUnusual } from './BulkUnusual.tsx'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { HistoryChange, StepName } from './bulk_history.ts'
import { bodyOf, headingsOf, nextNumberOf, type BulkState } from './bulk_state.ts'
import { commonFields, insteadOf } from './common_fields.ts'
import { namesOf } from './row_message.ts'
import { shownUnit } from './column_units.ts'
import { RowFilters } from './RowFilters.tsx'
import type { RowReader, RowReading } from './row_reader.ts'
import { filteredView, shownRows, sortedView, type RowView } from './row_view.ts'
import { repeatedRows } from './same_rows.ts'
import { useOpenFixes } from './use_open_fixes.ts'
import { useReadings } from './use_readings.ts'
import { useSend } from './use_send.ts'

type Props = {
  entry: PostingKindEntry
  api: BulkApi
  columns: readonly BulkColumn[]
  texts: BilingualTexts
  regions: RegionIndex
  newest: Newest
  state: BulkState
  dispatch: Dispatch<HistoryChange>
  history: { undo: StepName | null; redo: StepName | null }
  read: RowReader
  /** Called when rows became postings. */
  onSent: () => void
}

/** The third step: shows every row with errors at their cells, to be fixed, tried out and sent. */
export function BulkRows(props: Props) {
  const { entry, api, columns, texts, regions, newest, state, dispatch, history, read, onSent } = props
  const { t } = useLingui()
  const rows = useMemo(() => bodyOf(state), [state])
  const readings = useReadings(rows, read)
  const sender = useSend({ entry, api, dispatch, readings, onSent })
  // A filter's rows stay until another filter is chosen, so that a row does not disappear while it is being fixed.
  const [view, setView] = useState<RowView | null>(null)
  const visible = useMemo(() => shownRows(view, rows), [view, rows])
  // A string, so that typing in a row does not change the headings and the other rows need not render again.
  const headings = useMemo(() => headingsOf(state).join('\n'), [state])
  const shown = useMemo(() => {
    const texts = headings.split('\n')
    return state.uses.flatMap((id, place) => {
      const column = columns.find((one) => one.id === id)
      return column
        ? [{ place, column, unit: shownUnit(column, state.units?.[place] ?? texts[place] ?? '') }]
        : []
    })
  }, [state.uses, state.units, headings, columns])
  const nameOf = useMemo(() => namesOf(columns, lang), [columns])
  const { totals } = readings
  useOpenFixes({ rows, readings, open: state.openFixes, dispatch })
  const isOffered = useOfferedFields()
  const [uploads] = useState(createFailedUploads)
  const [pending, setPending] = useState(0)
  const repeated = useMemo(
    () => (totals ? repeatedRows(rows, readings.of) : new Map<string, number>()),
    [rows, readings, totals],
  )
  const isBusy = sender.sending !== null || totals === null
  const rowsIn = (...states: RowReading['state'][]) =>
    rows.filter((row) => states.includes(readings.of(row).state))
  const given = { rows, of: readings.of, lang }
  const room = { free: bulkLimits.rows - rows.length, nextNumber: nextNumberOf(state) }
  const mapped = new Set(state.uses.map((id) => id.split('.')[0]))
  const common = commonFields(entry, state.uses, headings.split('\n'), isOffered)
  // While all rows are read again, what they lacked before is still asked for: a field that left would lose what it uploads.
  const [known, setKnown] = useState(totals?.missing)
  if (totals && totals.missing !== known) setKnown(totals.missing)
  const isMissing = (name: string) => (totals?.missing ?? known)?.has(name) ?? false
  // What was answered stays, so that it can be changed.
  const gaps = common.filter(
    (name) => name in state.common || isMissing(name) || (name in insteadOf && isMissing(insteadOf[name]!)),
  )
  const missing = columns.filter(({ id, dim }) => !dim && !state.uses.includes(id))
  if (rows.length === 0)
    return (
      <>
        <BulkCreated entry={entry} made={state.made} nameOf={nameOf} />
        <Empty
          title={state.made.length > 0 ? t`All rows have been sent` : t`There are no rows below the headings`}
          hint={t`Open or paste another table.`}
        />
      </>
    )
  return (
    <>
      <div className={classes.bar}>
        <RowFilters
          filter={view?.filter ?? 'all'}
          isDisabled={isBusy}
          onFilter={(filter) => setView(filteredView(filter, view?.sort ?? null, given))}
          {...{ rows, readings, totals, nameOf }}
        />
        <Text size="sm" c="dimmed">
          {totals ? <Trans>Theoretical weight {formatWeight(totals.kg)}</Trans> : null}
        </Text>
        <Select
          size="xs"
          w={165}
          ml="auto"
          searchable
          placeholder={t`Add a column`}
          aria-label={t`Add a column`}
          data={missing.map(({ id, label: name }) => ({ value: id, label: name[lang] }))}
          value={null}
          disabled={isBusy}
          onChange={(next) => next && dispatch({ type: 'add', id: next })}
        />
      </div>
      {totals === null && (
        <Group gap="sm" mb="sm" role="status">
          <Progress
            w={180}
            size="sm"
            value={(readings.done / rows.length) * 100}
            aria-label={t`Reading the rows`}
          />
          <Text size="sm">
            <Trans>
              {formatCount(readings.done)} of {formatCount(rows.length)} rows read
            </Trans>
          </Text>
        </Group>
      )}
      <BulkCommon
        names={gaps}
        assumed={common.filter((name) => !gaps.includes(name) && !mapped.has(name) && !(name in insteadOf))}
        isRequired={(name) => entry.definition.required.includes(name)}
        onPending={setPending}
        {...{ entry, columns, texts, regions, state, newest, uploads, dispatch }}
      />
      <BulkFixes
        isLocked={sender.sending !== null}
        uses={state.uses}
        {...{ rows, readings, totals, nameOf, dispatch }}
      />
      <BulkUnusual isLocked={sender.sending !== null} {...{ rows, nameOf, dispatch }} />
      <BulkSame isLocked={sender.sending !== null} {...{ entry, rows, repeated, nameOf, dispatch }} />
      <BulkGrid
        key={JSON.stringify(view?.filter ?? 'all')}
        rows={visible}
        isLocked={sender.sending !== null}
        sort={view?.sort ?? null}
        onSort={(sort) => setView(sortedView(sort, view, given))}
        {...{ shown, readings, nameOf, room, history, dispatch }}
      />
      <BulkCreated entry={entry} made={state.made} nameOf={nameOf} isSending={sender.sending !== null} />
      <BulkSend
        refuse={uploads.refuse}
        isUploading={pending > 0}
        {...{ entry, totals, rowsIn, repeated, readings, sender }}
      />
    </>
  )
}
