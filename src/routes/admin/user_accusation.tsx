import { createFileRoute } from '@tanstack/react-router'
import { userAccusationPage } from '#features/user_accusation/user_accusation_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/user_accusation')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={userAccusationPage} />,
})
