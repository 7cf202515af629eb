import { createFileRoute } from '@tanstack/react-router'
import { messagesSearch } from '#features/user_message/messages_search.ts'
import { MessagesPage } from '#features/user_message/MessagesPage.tsx'

export const Route = createFileRoute('/backend/messages')({
  validateSearch: messagesSearch,
  component: Messages,
})

function Messages() {
  return <MessagesPage search={Route.useSearch()} />
}
