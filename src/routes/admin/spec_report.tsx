import { createFileRoute } from '@tanstack/react-router'
import { specReportPage } from '#features/spec_report/spec_report_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/spec_report')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={specReportPage} />,
})
