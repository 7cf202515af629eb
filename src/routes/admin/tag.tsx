import { createFileRoute } from '@tanstack/react-router'
import { tagPage } from '#features/tag/tag_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/tag')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={tagPage} />,
})
