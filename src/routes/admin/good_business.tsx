import { createFileRoute } from '@tanstack/react-router'
import { goodBusinessPage } from '#features/good_business/good_business_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/good_business')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={goodBusinessPage} />,
})
