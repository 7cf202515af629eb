import { createFileRoute } from '@tanstack/react-router'
import { receivedSearch } from '#features/quote/quote_search.ts'
import { ReceivedQuotes } from '#features/quote/ReceivedQuotes.tsx'

export const Route = createFileRoute('/backend/quotes_received')({
  validateSearch: receivedSearch,
  component: QuotesReceived,
})

function QuotesReceived() {
  return <ReceivedQuotes search={Route.useSearch()} />
}
