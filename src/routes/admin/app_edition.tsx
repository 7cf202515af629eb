import { createFileRoute } from '@tanstack/react-router'
import { appEditionPage } from '#features/app_edition/app_edition_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/app_edition')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={appEditionPage} />,
})
