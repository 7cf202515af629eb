import { createFileRoute } from '@tanstack/react-router'
import { tenantPage } from '#features/tenant/tenant_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/tenant')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={tenantPage} />,
})
