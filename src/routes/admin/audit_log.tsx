import { createFileRoute } from '@tanstack/react-router'
import { auditLogPage } from '#features/audit_log/audit_log_page.tsx'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { resourceSearch } from '#shared/resource_page/resource_search.ts'

export const Route = createFileRoute('/admin/audit_log')({
  validateSearch: resourceSearch(auditLogPage.of),
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
