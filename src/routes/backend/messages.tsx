import { createFileRoute } from '@tanstack/react-router'
import { messagesSearch } from '#features/message/messages_search.ts'
import { MessagesPage } from '#features/message/MessagesPage.tsx'

export const Route = createFileRoute('/backend/messages')({
  validateSearch: messagesSearch,
  component: Messages,
})

function Messages() {
  return <MessagesPage search={Route.useSearch()} />
}
