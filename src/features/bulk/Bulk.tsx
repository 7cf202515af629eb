import { Anchor, Button, Group, Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { bulkLimits, type BulkApi } from '#contract/postings/bulk.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { call } from '#shared/api/call.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import { openTable } from '#shared/spreadsheet/open_table.ts'
import { withStruck, type Table } from '#shared/spreadsheet/table.ts'
import { TableNotes } from '#shared/spreadsheet/TableNotes.tsx'
import { toastError } from '#shared/ui/toast.ts'
import { useIsActing } from '#shared/session/token.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { DeviceSaveAlert } from '#features/postings/form/DeviceSaveAlert.tsx'
import { DeviceSaveBadge } from '#features/postings/form/DeviceSaveBadge.tsx'
import { ElsewhereAlert } from '#features/postings/form/ElsewhereAlert.tsx'
import { standardPictureField, useOfferedFields } from '#features/postings/form/use_offered_fields.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import classes from './Bulk.module.css'
import { refuseMatrix } from './availability_matrix.ts'
import { bulkColumns } from './bulk_columns.ts'
import { BulkColumns } from './BulkColumns.tsx'
import { BulkRecall } from './BulkRecall.tsx'
import { BulkRows } from './BulkRows.tsx'
import { BulkSource } from './BulkSource.tsx'
import { BulkSteps } from './BulkSteps.tsx'
import {
  bodyOf,
  headingsOf,
  meaningsOf,
  type BulkChange,
  type BulkContext,
  type BulkState,
} from './bulk_state.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { exampleTest } from './bulk_template.ts'
import { usualFactors } from './column_units.ts'
import { dictionaryOf } from './headings.ts'
import { namesOf } from './row_message.ts'
import { rowReader } from './row_reader.ts'
import { SharedTables } from './SharedTables.tsx'
import { faultText } from '#shared/spreadsheet/table_faults.ts'
import { readingOf } from './table_memory.ts'
import { noteTexts } from './table_notes.ts'
import { useBulkTable } from './use_bulk_table.ts'

type Props = {
  entry: PostingKindEntry
  api: BulkApi
  accountId: number
  texts: BilingualTexts
  regions: RegionIndex
  memory: Reply<BulkApi['columns']>
  start: BulkState | null
  isShared: boolean
}

/** Bulk entry in three steps: open a table, say what its columns hold, check and send its rows. */
export function Bulk(props: Props) {
  const { entry, api, accountId, texts, regions, memory, start, isShared } = props
  const { t } = useLingui()
  const client = useQueryClient()
  const title = t`${t(entry.view.title)}: bulk entry`
  usePageTitle(title)
  const columns = useMemo(() => bulkColumns(entry, texts), [entry, texts])
  const context = useMemo<BulkContext>(
    () => ({
      dictionary: dictionaryOf(columns),
      remembered: memory.columns,
      ids: new Set(columns.map(({ id }) => id)),
      gradeHeading: columns.find(({ id }) => id === 'material')?.label[lang] ?? '',
      shapeHeading: columns.find(({ id }) => id === 'shape')?.label[lang] ?? '',
      isExample: exampleTest(entry, columns, { texts, regions }),
    }),
    [entry, columns, memory, texts, regions],
  )
  const { state, dispatch, history, save, holder, takeOver } = useBulkTable({
    accountId,
    kind: entry.definition.kind,
    start,
    context,
  })
  // Kept only while the page is open, so that another sheet of the file or table of the sheet can be read.
  const [given, setGiven] = useState<{ table: Table; file: File | null; isStruckIn?: boolean } | null>(null)
  const { uses, units, common } = state ?? {}
  const isOffered = useOfferedFields()
  const catalogue = useProductCategory()
  const headings = useMemo(() => JSON.stringify(state ? headingsOf(state) : []), [state])
  // A string, so that an edit that leaves it as it is does not read all rows again.
  const usual = useMemo(() => {
    const held = (state?.uses ?? []).map((id) => columns.find((one) => one.id === id))
    return JSON.stringify(usualFactors(held, state ? bodyOf(state).map(({ cells }) => cells) : []))
  }, [state, columns])
  const read = useMemo(
    () =>
      rowReader({
        entry,
        texts,
        regions,
        lang,
        uses: uses ?? [],
        common: common ?? {},
        headings: JSON.parse(headings) as string[],
        units: units ?? {},
        usual: JSON.parse(usual) as Record<number, number>,
        without: isOffered(standardPictureField) ? [] : [standardPictureField],
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- readers cache grades and categories of the catalogue, so a new catalogue needs a new reader
    [catalogue, isOffered, entry, texts, regions, uses, units, usual, common, headings],
  )

  // Each step starts at the top of the page.
  const step = state?.step
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [step])

  const replace = (change: BulkChange, message: string) => {
    const before = state
    dispatch(change)
    if (!before || before.rows.length === 0) return
    const undo = () => dispatch({ type: 'restore', state: before })
    toastUndo({ id: 'bulk table', message, undo })
  }
  const startOver = () => {
    replace({ type: 'forget' }, t`The table was removed`)
    setGiven(null)
  }
  const openFrom = async (from: File) => {
    try {
      const table = await openTable(from, bulkLimits)
      refuseMatrix(table)
      replace({ type: 'open', source: from.name, table }, t`Another table took the place of the one before`)
      setGiven({ table, file: from })
      return true
    } catch (error) {
      toastError(faultText(error))
      return false
    }
  }
  const openPart = (whole: Table, file: File | null, part?: number, isStruckIn = false) => {
    const table = isStruckIn ? withStruck(whole) : whole
    refuseMatrix(table)
    setGiven({ table: whole, file, isStruckIn })
    dispatch({ type: 'open', source: file?.name ?? null, table, ...(part !== undefined && { part }) })
  }
  const struck = given?.table.struck.length
    ? {
        count: given.table.struck.length,
        isIn: given.isStruckIn ?? false,
        onChange: (isIn: boolean) => openPart(given.table, given.file, state?.part, isIn),
      }
    : undefined
  const openSheet = async (file: File, sheet: number) => {
    try {
      openPart(await openTable(file, bulkLimits, { sheet }), file)
    } catch (error) {
      toastError(faultText(error))
    }
  }
  const isActing = useIsActing()
  const remember = (isSent: boolean) => {
    if (!state) return
    const meanings = meaningsOf(state)
    const reading = isSent ? readingOf(state, entry.definition) : null
    if (isActing || Object.keys(meanings).length === 0) return
    // Only helps with the next table, so this one continues even if the call fails.
    call(
      api.rememberColumns,
      { body: { columns: meanings, ...(reading && { reading }) } },
      { quiet: true, keep: true, background: true },
    )
      .then(() => client.invalidateQueries({ queryKey: [api.columns.path] }))
      .catch(() => undefined)
  }
  const toRows = () => {
    dispatch({ type: 'step', step: 'rows' })
    remember(false)
  }
  const nameOf = useMemo(() => namesOf(columns, lang), [columns])
  const { readings, newest } = memory

  return (
    <Paper withBorder className={classes.page}>
      <Group justify="space-between" mb="sm">
        <Group gap="sm">
          <Title order={1} size="h4">
            {title}
          </Title>
          <DeviceSaveBadge save={save} />
        </Group>
        <Group gap="sm" wrap="nowrap">
          {state && (
            <Button variant="default" size="sm" onClick={startOver} disabled={holder === 'elsewhere'}>
              <Trans>Another table</Trans>
            </Button>
          )}
          <Anchor component={Link} to={entry.view.route.own} size="sm" className={classes.back}>
            <IconArrowLeft size={14} aria-hidden /> {t(entry.view.manageTitle)}
          </Anchor>
        </Group>
      </Group>
      {save.failure && <DeviceSaveAlert failure={save.failure} />}
      {holder === 'elsewhere' && <ElsewhereAlert onTakeOver={takeOver} />}
      <fieldset className={classes.whole} disabled={holder === 'elsewhere'}>
        {isShared && <SharedTables accountId={accountId} onOpen={openFrom} />}
        <BulkSteps
          state={state}
          onStep={(step) => (step === 'rows' ? toRows() : dispatch({ type: 'step', step }))}
        />
        {state && (
          <>
            <TableNotes sentences={noteTexts(state)} />
            <BulkRecall stored={readings} {...{ state, nameOf, dispatch }} />
          </>
        )}
        {!state ? (
          <BulkSource {...{ entry, columns, texts, regions, isShared }} onTable={openPart} />
        ) : state.step === 'columns' ? (
          <BulkColumns
            {...{ entry, columns, texts, regions, newest, state, dispatch, read }}
            onSheet={given?.file ? (sheet) => void openSheet(given.file!, sheet) : undefined}
            onPart={given ? (part) => openPart(given.table, given.file, part, given.isStruckIn) : undefined}
            struck={struck}
            onDone={toRows}
          />
        ) : (
          <BulkRows
            onSent={() => remember(true)}
            {...{ entry, api, columns, texts, regions, newest, state, dispatch, history, read }}
          />
        )}
      </fieldset>
    </Paper>
  )
}
