import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import type { Access, Endpoint, Input, Reply } from '#contract/endpoint.ts'
import { query } from '../api/query.ts'

/** The answer of a list with page numbers; see `page` in contract/endpoint.ts. */
type Answer = { results: unknown[]; count?: number | undefined; count_exact?: boolean | undefined }
type Schema = z.core.$ZodType
type ListEndpoint = Endpoint<Access, Schema, Schema, Schema, z.core.$ZodType<Answer>>

type Options = {
  /** Writes a page number to the address; `replace` if Back should not lead to the previous one. */
  onPage: (page: number, replace?: boolean) => void
  /** False while it is not known whether the reader may load the list. */
  enabled?: boolean
  /** The request is not cancelled when the address changes. */
  keep?: boolean
  /** Loads the page again after so many ms, while the window is visible. */
  every?: number
}

/** One page of a list as `PagedList` and `DataTable` show it. `data` is the endpoint's whole answer. */
export type NumberedList<A> = {
  data: A | undefined
  error: Error | null
  refetch: () => unknown
  /** The rows shown are the previous answer's, until the next answer arrives. */
  isPlaceholderData: boolean
  /** The address asks for a page after the last one; nothing is shown until the last page is loaded. */
  isBeyond: boolean
  page: number
  size: number
  onPage: (page: number) => void
}

/**
 * Loads one page of a list with page numbers. The previous rows stay until the next ones arrive. A page after the last
 * one (because of the address, or because its last row was removed) is replaced by the last page.
 */
export function useNumberedList<E extends ListEndpoint>(
  endpoint: E,
  input: Input<E> & { query: { page: number; size: number } },
  { onPage, enabled = true, keep = false, every }: Options,
): NumberedList<Reply<E>> {
  const { page, size } = input.query
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(endpoint, input, { keep }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: every ?? false,
  })
  const last = Math.max(1, Math.ceil((data?.count ?? data?.results.length ?? 0) / size))
  const isBeyond = data !== undefined && !isPlaceholderData && page > last
  const showLast = useEffectEvent(() => onPage(last, true))
  useEffect(() => {
    if (isBeyond) showLast()
  }, [isBeyond])
  return { data, error, refetch, isPlaceholderData, isBeyond, page, size, onPage: (next) => onPage(next) }
}
