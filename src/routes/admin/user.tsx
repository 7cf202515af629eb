import { createFileRoute } from '@tanstack/react-router'
import { userPage } from '#features/user/user_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/user')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={userPage} />,
})
