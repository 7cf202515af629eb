import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Column } from './columns.tsx'
import classes from './DataTable.module.css'
import type { Selection } from './selection.ts'
import { directionOf, nextOrdering, type Sorting } from './sorting.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting: Sorting | undefined
  selection: Selection<Row> | undefined
}

/** Headings of a table, with a checkbox that selects the whole page and buttons that sort. */
export function TableHead<Row>({ columns, rowKey, rows, sorting, selection }: Props<Row>) {
  const { t } = useLingui()
  const keys = selection ? rows.filter((row) => selection.refusal(row) === undefined).map(rowKey) : []
  const ticked = keys.filter((key) => selection?.keys.has(key)).length
  return (
    <Table.Thead>
      <Table.Tr>
        {selection && (
          <Table.Th w={36}>
            <Checkbox
              size="xs"
              aria-label={t`Select all rows of this page`}
              checked={ticked > 0 && ticked === keys.length}
              indeterminate={ticked > 0 && ticked < keys.length}
              disabled={keys.length === 0}
              onChange={() => selection.onChange(new Set(ticked === keys.length ? [] : keys))}
            />
          </Table.Th>
        )}
        {columns.map(({ label, align, width, spare, sort }) => (
          <Table.Th
            key={label.id}
            w={width}
            data-align={align}
            data-spare={spare}
            aria-sort={sorting && sort ? directionOf(sort, sorting.ordering) : undefined}
          >
            {sorting && sort ? (
              <SortButton sort={sort} sorting={sorting}>
                {t(label)}
              </SortButton>
            ) : (
              t(label)
            )}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

function SortButton({ sort, sorting, children }: { sort: string; sorting: Sorting; children: ReactNode }) {
  const direction = directionOf(sort, sorting.ordering)
  const Icon = sortIcons[direction]
  return (
    <UnstyledButton
      className={classes.sort}
      data-sorted={direction === 'none' ? undefined : true}
      onClick={() => sorting.onSort(nextOrdering(sort, sorting.ordering))}
    >
      {children}
      <Icon size={13} aria-hidden />
    </UnstyledButton>
  )
}
