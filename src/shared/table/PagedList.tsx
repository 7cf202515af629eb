import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { Pager } from './Pager.tsx'
import type { NumberedList } from './use_numbered_list.ts'

type Props<Row> = {
  list: NumberedList<{ results: Row[]; count?: number | undefined }>
  /** Number and height (px) of the placeholder rows until the first answer. */
  rows?: number
  height: number
  className: string | undefined
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Shown below the list, beside the page numbers. */
  foot?: ReactNode
  /** Renders one row, with its key. */
  children: (row: Row) => ReactNode
}

/** A list with page numbers, including its placeholders, error and empty state. */
export function PagedList<Row>({ list, rows, height, className, empty, foot, children }: Props<Row>) {
  const { data, error, size, page, onPage } = list
  if (error && !data) return <ErrorPanel error={error} retry={() => void list.refetch()} />
  if (!data || list.isBeyond) return <RowsSkeleton rows={rows} height={height} />
  const { results, count = results.length } = data
  if (results.length === 0) return empty
  return (
    <>
      <ul className={className} data-stale={list.isPlaceholderData || undefined}>
        {results.map(children)}
      </ul>
      <Group justify={foot ? 'space-between' : 'flex-end'} mt={foot || count > size ? 'sm' : 0}>
        {foot}
        <Pager count={count} size={size} page={page} onPage={onPage} />
      </Group>
    </>
  )
}
