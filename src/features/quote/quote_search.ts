import * as z from 'zod/mini'
import { queryFlag } from '#contract/endpoint.ts'
import { code } from '#contract/postings/code.ts'
import { quoteTabs } from '#contract/quote_states.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Address of the own quotes: their tab. */
export const sentSearch = z.object({
  state: searchParameter(z.enum(quoteTabs)),
  page: pageParameter,
})
export type SentSearch = z.output<typeof sentSearch>

/** Orders of the comparison. */
export const matrixSorts = ['price', 'delivery', 'quantity', 'deviations'] as const
export type MatrixSort = (typeof matrixSorts)[number]

/** Address of the received quotes: the request whose quotes are compared, and in which order. */
export const receivedSearch = z.object({
  code: searchParameter(code),
  sort: searchParameter(z.enum(matrixSorts)),
  open: searchParameter(queryFlag),
  page: pageParameter,
})
export type ReceivedSearch = z.output<typeof receivedSearch>
