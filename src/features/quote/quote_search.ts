import * as z from 'zod/mini'
import { queryFlag } from '#contract/endpoint.ts'
import { code } from '#contract/postings/code.ts'
import { endsBetween } from '#contract/postings/tables.ts'
import { quoteTabs } from '#contract/quote_states.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the company's quotes: tab, page, and what notifications about several lead to. */
export const sentSearch = z.object({
  state: searchParameter(z.enum(quoteTabs)),
  /** Only those that end between two times and of which the reader was reminded. */
  ends_between: searchParameter(endsBetween),
  /** Only those whose request ended between two times, of which the reader was told. */
  ended_between: searchParameter(endsBetween),
  page: pageParameter,
})
export type SentSearch = z.output<typeof sentSearch>

/** Sort orders of the comparison. */
export const matrixSorts = ['price', 'delivery', 'quantity', 'deviations'] as const
export type MatrixSort = (typeof matrixSorts)[number]

/** Parameters in the address of the received quotes: the request whose quotes are compared and their order, else filter and page of the list. */
export const receivedSearch = z.object({
  code: searchParameter(code),
  sort: searchParameter(z.enum(matrixSorts)),
  open: searchParameter(queryFlag),
  page: pageParameter,
})
export type ReceivedSearch = z.output<typeof receivedSearch>
