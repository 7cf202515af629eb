import { Button, Group, Select, Table, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type Dispatch } from 'react'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { createFailedUploads } from '#shared/form/failed_uploads.ts'
import { lang } from '#shared/i18n/language.ts'
import { TablePlace, type StruckRows } from '#shared/spreadsheet/TablePlace.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { applies, type FormValues } from '#features/postings/form/form_values.ts'
import { useOfferedFields } from '#features/postings/form/use_offered_fields.ts'
import classes from './Bulk.module.css'
import type { BilingualTexts } from './bilingual_texts.ts'
import { BulkCommon, type Newest } from './BulkCommon.tsx'
import type { BulkColumn } from './bulk_columns.ts'
import { ColumnReason } from './ColumnReason.tsx'
import { shownUnit, unitChoices } from './column_units.ts'
import { commonFields, commonValues, insteadOf } from './common_fields.ts'
import { bodyOf, headingsOf, type BulkChange, type BulkState } from './bulk_state.ts'
import type { RowReader } from './row_reader.ts'

type Props = {
  entry: PostingKindEntry
  columns: readonly BulkColumn[]
  texts: BilingualTexts
  regions: RegionIndex
  newest: Newest
  state: BulkState
  dispatch: Dispatch<BulkChange>
  read: RowReader
  onSheet?: ((sheet: number) => void) | undefined
  onPart?: ((part: number) => void) | undefined
  struck?: StruckRows | undefined
  onDone: () => void
}

const samples = 3
/** The second step: the person says what each column holds and enters values that apply to all rows. */
export function BulkColumns(props: Props) {
  const { entry, columns, texts, regions, newest, state, dispatch, read, onSheet, onPart, struck, onDone } =
    props
  const { t } = useLingui()
  const { view, definition } = entry
  const { uses, rows, heading, sheets, sheet, parts = [], part = 0 } = state
  /** Number of pictures for all rows that are still uploading. */
  const [pending, setPending] = useState(0)
  const [uploads] = useState(createFailedUploads)
  const isOffered = useOfferedFields()
  const headings = headingsOf(state)
  const body = bodyOf(state)
  const ids = useMemo(() => columns.map(({ id, label }) => ({ value: id, label: label[lang] })), [columns])
  const values: FormValues = commonValues(entry, state.common)
  const known = body.slice(0, 50).map(({ cells }) => read(cells).values)
  const common = commonFields(entry, uses, headings, isOffered).filter(
    (name) =>
      applies(view, name, values) &&
      (name === 'photos' || !uses.includes(name)) &&
      !uses.includes(insteadOf[name] ?? ' '),
  )
  const unmapped = uses.filter((id, place) => id === '' && body.some(({ cells }) => cells[place])).length
  const firstRows = rows.slice(0, 10)
  const isInLines = (name: string) => known.length > 0 && known.every((row) => row[name] !== undefined)

  return (
    <>
      <Group justify="space-between" align="end" mb="xs">
        <Text size="sm">
          <Trans>
            <Plural value={body.length} one="# row." other="# rows." /> Say what each column holds; what is
            left out is not sent.
          </Trans>
        </Text>
        <Group gap="sm">
          <TablePlace {...{ sheets, sheet, parts, part, onSheet, onPart, struck }} />
          <Select
            size="xs"
            w={280}
            label={t`Headings are in`}
            data={[
              { value: '', label: t`no row: the table begins at once` },
              ...firstRows.map(({ number, cells }, at) => ({
                value: String(at),
                label: t`row ${number}: ${cells.filter(Boolean).slice(0, 4).join(' · ').slice(0, 40)}`,
              })),
            ]}
            value={heading ? String(heading.to) : ''}
            allowDeselect={false}
            onChange={(next) =>
              dispatch({ type: 'heading', heading: next ? { from: Number(next), to: Number(next) } : null })
            }
          />
        </Group>
      </Group>
      <div className={classes.scroll}>
        <Table className={classes.columns} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="min(180px, 30vw)">
                <Trans>Heading</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>First values</Trans>
              </Table.Th>
              <Table.Th w={260}>
                <Trans>Holds</Trans>
              </Table.Th>
              <Table.Th w={130}>
                <Trans>Unit</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {uses.map((id, place) => {
              const name = headings[place] || t`Column ${place + 1}`
              const first = body.map(({ cells }) => cells[place]).filter(Boolean)
              return (
                <Table.Tr key={place} data-left={id === '' || undefined}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td className={classes.sample}>
                    {first.slice(0, samples).join('  ·  ') || '–'}
                  </Table.Td>
                  <Table.Td>
                    <Select
                      size="xs"
                      searchable
                      clearable
                      aria-label={t`What “${name}” holds`}
                      placeholder={t`left out`}
                      nothingFoundMessage={t`No such field`}
                      data={ids}
                      value={id || null}
                      maxDropdownHeight={320}
                      onChange={(next) => dispatch({ type: 'use', place, id: next ?? '' })}
                    />
                    <ColumnReason {...{ id, heading: headings[place] ?? '', cells: first, columns }} />
                  </Table.Td>
                  <Table.Td>
                    <UnitSelect
                      column={columns.find((one) => one.id === id)}
                      heading={headings[place] ?? ''}
                      chosen={state.units?.[place]}
                      label={t`Unit of “${name}”`}
                      onChoose={(unit) => dispatch({ type: 'unit', place, unit })}
                    />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </div>
      <BulkCommon
        names={common}
        isRequired={(name) => definition.required.includes(name) && !isInLines(name)}
        onPending={setPending}
        {...{ entry, columns, texts, regions, state, newest, uploads, dispatch }}
      />
      <Group justify="flex-end" mt="md" gap="sm">
        {unmapped > 0 && (
          <Text size="sm" c="dimmed">
            <Plural value={unmapped} one="# column is left out" other="# columns are left out" />
          </Text>
        )}
        <Button
          onClick={() => uploads.refuse() || onDone()}
          disabled={uses.every((id) => id === '') || body.length === 0 || pending > 0}
        >
          <Trans>Check the rows</Trans>
        </Button>
      </Group>
    </>
  )
}

type UnitProps = {
  column: BulkColumn | undefined
  heading: string
  chosen: string | undefined
  label: string
  onChoose: (unit: string | null) => void
}

/** The unit of a column's numbers, from its heading or chosen here; without one, the unit of a weight is worked out row by row. */
function UnitSelect({ column, heading, chosen, label, onChoose }: UnitProps) {
  const { t } = useLingui()
  const choices = column ? unitChoices(column) : []
  if (!column || choices.length === 0) return null
  return (
    <Select
      size="xs"
      aria-label={label}
      data={choices}
      value={chosen ?? shownUnit(column, heading) ?? null}
      placeholder={t`from each row`}
      clearable={chosen !== undefined}
      onChange={onChoose}
    />
  )
}
