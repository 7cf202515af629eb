import { createFileRoute } from '@tanstack/react-router'
import { tenantPage } from '#features/tenant/tenant_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'

export const Route = createFileRoute('/admin/tenant')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ResourcePage
      of={tenantPage}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
