import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { quoteApi, type SentQuote } from '#contract/quote.ts'
import { call } from '#shared/api/call.ts'

/** Endpoints whose answers change with a quote. */
export const quoteLists = [quoteApi.sent, quoteApi.requests, quoteApi.matrix, dashboardApi.backend]

/** Returns the supplier's actions on a quote in the list. After each one, even if refused, the lists are loaded again. */
export function useQuoteChanges(quote: SentQuote) {
  const client = useQueryClient()
  const onSettled = () => {
    for (const { path } of quoteLists) void client.invalidateQueries({ queryKey: [path] })
  }
  const params = { id: quote.id }
  const confirm = useMutation({
    mutationFn: () =>
      call(quoteApi.confirm, { params, body: { request_revision: quote.asked.revision } }, { keep: true }),
    onSettled,
  })
  const withdraw = useMutation({
    mutationFn: () => call(quoteApi.withdraw, { params }, { keep: true }),
    onSettled,
  })
  return { confirm, withdraw }
}
