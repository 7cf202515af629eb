import { SegmentedControl, Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import classes from './Bulk.module.css'
import type { BulkRow } from './bulk_state.ts'
import type { RowReading } from './row_reader.ts'
import { problemKinds, type ProblemKind, type RowFilter } from './row_view.ts'
import type { Readings, Totals } from './use_readings.ts'

type Props = {
  filter: RowFilter
  rows: readonly BulkRow[]
  readings: Readings
  /** Null while rows are still being read. */
  totals: Totals | null
  nameOf: (path: string) => string
  isDisabled: boolean
  onFilter: (filter: RowFilter) => void
}

/** Chooses which rows are shown: by their state, or those with one kind of problem. */
export function RowFilters({ filter, rows, readings, totals, nameOf, isDisabled, onFilter }: Props) {
  const { t } = useLingui()
  /** Counted when the list is opened: while somebody types, nobody reads it. */
  const [kinds, setKinds] = useState<readonly ProblemKind[]>([])
  const label = (name: string, of: RowReading['state']) =>
    totals?.[of] === 0 ? name : `${name} ${totals ? formatCount(totals[of]) : '…'}`
  const states = [
    { value: 'all', label: `${t`All`} ${formatCount(rows.length)}` },
    { value: 'ready', label: label(t`Ready to submit`, 'ready') },
    { value: 'pictures', label: label(t`Only photos missing`, 'pictures') },
    { value: 'incomplete', label: label(t`Incomplete`, 'incomplete') },
    { value: 'wrong', label: label(t`With errors`, 'wrong') },
  ]
  return (
    <>
      <SegmentedControl
        size="xs"
        className={classes.states}
        data={states}
        value={typeof filter === 'string' ? filter : ''}
        disabled={isDisabled}
        onChange={(next) => onFilter(next as 'all' | RowReading['state'])}
        aria-label={t`Rows shown`}
      />
      <Select
        size="xs"
        w={170}
        searchable
        clearable
        placeholder={t`One kind of problem`}
        aria-label={t`One kind of problem`}
        nothingFoundMessage={t`No problems`}
        comboboxProps={{ width: 420, position: 'bottom-start' }}
        data={kinds.map(({ id, path, text, count }) => ({
          value: id,
          label: `${nameOf(path)}: ${text} · ${formatCount(count)}`,
        }))}
        value={typeof filter === 'string' ? null : filter.problem}
        disabled={isDisabled}
        onDropdownOpen={() => setKinds(problemKinds({ rows, of: readings.of }))}
        onChange={(next) => onFilter(next === null ? 'all' : { problem: next })}
      />
    </>
  )
}
