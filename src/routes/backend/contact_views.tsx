import { createFileRoute } from '@tanstack/react-router'
import { cardViewSearch } from '#features/card_view/card_view_search.ts'
import { CardViewsPage } from '#features/card_view/CardViewsPage.tsx'

export const Route = createFileRoute('/backend/contact_views')({
  validateSearch: cardViewSearch,
  component: ContactViews,
})

function ContactViews() {
  return <CardViewsPage search={Route.useSearch()} />
}
