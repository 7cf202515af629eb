import { useEffect, useEffectEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'

type List = Pick<UseQueryResult<{ results: unknown[]; count?: number }>, 'data' | 'isPlaceholderData'>

/**
 * Shows the last page where the address asks for one beyond it: it asked for too much, or the last row of the last
 * page has left. True until then, so that nobody reads there that the list is empty.
 */
export function useLastPage(
  { data, isPlaceholderData }: List,
  { page, size, onPage }: { page: number; size: number; onPage: (page: number, replace?: boolean) => void },
): boolean {
  const last = Math.max(1, Math.ceil((data?.count ?? data?.results.length ?? 0) / size))
  const isBeyond = data !== undefined && !isPlaceholderData && page > last
  const showLast = useEffectEvent(() => onPage(last, true))
  useEffect(() => {
    if (isBeyond) showLast()
  }, [isBeyond])
  return isBeyond
}
