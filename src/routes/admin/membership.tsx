import { createFileRoute } from '@tanstack/react-router'
import { membershipAdminSearch } from '#features/membership/admin_search.ts'
import { AdminMembershipPage } from '#features/membership/AdminMembershipPage.tsx'

export const Route = createFileRoute('/admin/membership')({
  validateSearch: membershipAdminSearch,
  component: Page,
})

function Page() {
  return <AdminMembershipPage search={Route.useSearch()} />
}
