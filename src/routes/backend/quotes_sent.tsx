import { createFileRoute } from '@tanstack/react-router'
import { sentSearch } from '#features/quote/quote_search.ts'
import { SentQuotes } from '#features/quote/SentQuotes.tsx'

export const Route = createFileRoute('/backend/quotes_sent')({
  validateSearch: sentSearch,
  component: QuotesSent,
})

function QuotesSent() {
  return <SentQuotes search={Route.useSearch()} />
}
