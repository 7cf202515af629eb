import { createFileRoute } from '@tanstack/react-router'
import { auditLogPage } from '#features/audit_log/audit_log_page.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'

export const Route = createFileRoute('/admin/audit_log')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ResourcePage
      of={auditLogPage}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
