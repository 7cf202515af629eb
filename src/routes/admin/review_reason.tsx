import { createFileRoute } from '@tanstack/react-router'
import { reviewReasonPage } from '#features/review_reason/review_reason_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/review_reason')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={reviewReasonPage} />,
})
