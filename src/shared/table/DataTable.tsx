import { Box, Checkbox, Pagination, Skeleton, Table, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatCount } from '../i18n/format.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import type { Column } from './columns.tsx'
import classes from './DataTable.module.css'
import { withKey, type Selection } from './selection.ts'
import type { Sorting } from './sorting.ts'
import { TableHead } from './TableHead.tsx'
import type { NumberedList } from './use_numbered_list.ts'

type Answer<Row> = {
  results: Row[]
  count?: number | undefined
  count_exact?: boolean | undefined
}

type Props<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  list: NumberedList<Answer<Row>>
  /** Shown when no row matches. */
  empty: ReactNode
  /** Makes columns with a `sort` sortable. */
  sorting?: Sorting
  selection?: Selection<Row>
  /** Opens a row by click; `onStep` is called for ↓ and ↑ while the focus is in the table. */
  opening?: { active: string | undefined; onOpen: (row: Row) => void; onStep: (step: 1 | -1) => void }
}

const skeletonRows = 12

/** Dense table for one page of a list, with skeleton, empty state, error with retry, paging, selection and keys. */
export function DataTable<Row>({
  label,
  columns,
  rowKey,
  list,
  empty,
  sorting,
  selection,
  opening,
}: Props<Row>) {
  const scroll = useRef<HTMLDivElement>(null)
  const active = opening?.active
  const rows = list.data?.results

  useEffect(() => {
    const frame = scroll.current
    // In a narrow window the page itself scrolls, and what was opened is above the table.
    if (!frame || frame.scrollHeight <= frame.clientHeight) return
    frame.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [active, rows])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!step || !opening) return
    event.preventDefault()
    opening.onStep(step)
  }

  return (
    <div className={classes.frame}>
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <Box
        ref={scroll}
        className={classes.scroll}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Table className={classes.table} fz="sm" data-stale={list.isPlaceholderData || undefined}>
          <TableHead
            columns={columns}
            rowKey={rowKey}
            rows={rows ?? []}
            sorting={sorting}
            selection={selection}
          />
          <Table.Tbody className={list.isPlaceholderData ? classes.stale : undefined}>
            {rows?.map((row) => (
              <Table.Tr
                key={rowKey(row)}
                aria-current={rowKey(row) === active || undefined}
                data-clickable={opening ? true : undefined}
                onClick={() => opening?.onOpen(row)}
              >
                {selection && <TickCell row={row} name={rowKey(row)} selection={selection} />}
                {columns.map((column) => (
                  <Table.Td
                    key={column.label.id}
                    data-align={column.align}
                    data-spare={column.spare}
                    data-rest={column.width === undefined || undefined}
                  >
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
            {!rows && !list.error && <SkeletonRows columns={columns.length + (selection ? 1 : 0)} />}
          </Table.Tbody>
        </Table>
        {!rows && list.error && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
        {rows?.length === 0 && empty}
      </Box>
      {list.data && list.data.results.length > 0 && <Foot list={list} data={list.data} />}
    </div>
  )
}

function TickCell<Row>({ row, name, selection }: { row: Row; name: string; selection: Selection<Row> }) {
  const { t } = useLingui()
  const refusal = selection.refusal(row)
  return (
    <Table.Td onClick={(event) => event.stopPropagation()} title={refusal}>
      <Checkbox
        size="xs"
        aria-label={t`Select ${name}`}
        checked={selection.keys.has(name)}
        disabled={refusal !== undefined}
        onChange={(event) => selection.onChange(withKey(selection.keys, name, event.currentTarget.checked))}
      />
    </Table.Td>
  )
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <Table.Tr key={row} aria-hidden>
      <Table.Td colSpan={columns}>
        <Skeleton height={14} width={`${95 - ((row * 17) % 30)}%`} />
      </Table.Td>
    </Table.Tr>
  ))
}

function Foot<Row>({ list, data }: { list: NumberedList<Answer<Row>>; data: Answer<Row> }) {
  const { t } = useLingui()
  const { page, size, onPage } = list
  const rows = data.results.length
  const from = (page - 1) * size + 1
  const total = data.count ?? from + rows - 1
  const count = `${formatCount(total)}${data.count_exact === false ? '+' : ''}`
  return (
    <div className={classes.foot}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {formatCount(from)}–{formatCount(from + rows - 1)} / {count}
      </Text>
      {total > size && (
        <Pagination
          size="sm"
          total={Math.ceil(total / size)}
          value={page}
          onChange={onPage}
          getItemProps={(number) => ({ 'aria-label': t`Page ${number}` })}
          getControlProps={(control) => ({
            'aria-label': {
              first: t`First page`,
              last: t`Last page`,
              next: t`Next page`,
              previous: t`Previous page`,
            }[control],
          })}
        />
      )}
    </div>
  )
}
