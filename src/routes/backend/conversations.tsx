import { createFileRoute } from '@tanstack/react-router'
import { conversationsSearch } from '#features/conversation/conversations_search.ts'
import { ConversationsPage } from '#features/conversation/ConversationsPage.tsx'

export const Route = createFileRoute('/backend/conversations')({
  validateSearch: conversationsSearch,
  component: Conversations,
})

function Conversations() {
  return <ConversationsPage search={Route.useSearch()} />
}
