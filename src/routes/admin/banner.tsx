import { createFileRoute } from '@tanstack/react-router'
import { bannerPage } from '#features/banner/banner_page.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/banner')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={bannerPage} />,
})
