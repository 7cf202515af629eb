import { Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Pager } from './Pager.tsx'
import { useLastPage } from './use_last_page.ts'
import { RowsSkeleton } from '../ui/Skeletons.tsx'

type Props<T> = {
  list: UseQueryResult<{ results: T[]; count?: number }>
  size: number
  page: number
  /** Shows a page; `replace` where nobody should come back to the one before. */
  onPage: (page: number, replace?: boolean) => void
  /** How many rows of which height stand there until the first answer. */
  rows?: number
  height: number
  className: string | undefined
  /** What is said where there is nothing. */
  empty: ReactNode
  /** One row, with its key. */
  children: (row: T) => ReactNode
}

/** A list page by page: until it is there, where it could not be read, without a row, and with the way to the others. */
export function PagedList<T>(props: Props<T>) {
  const { list, size, page, onPage, rows, height, className, empty, children } = props
  const isBeyond = useLastPage(list, { page, size, onPage })
  if (list.isError) return <ErrorPanel error={list.error} retry={() => void list.refetch()} />
  if (!list.data || isBeyond) return <RowsSkeleton rows={rows} height={height} />
  const { results, count = results.length } = list.data
  if (results.length === 0) return empty
  return (
    <>
      <ul className={className} data-stale={list.isPlaceholderData || undefined}>
        {results.map(children)}
      </ul>
      <Group justify="flex-end" mt={count > size ? 'sm' : 0}>
        <Pager count={count} size={size} page={page} onPage={(next) => onPage(next)} />
      </Group>
    </>
  )
}
