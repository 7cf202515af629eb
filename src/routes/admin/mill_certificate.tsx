import { createFileRoute } from '@tanstack/react-router'
import { alertSearch } from '#features/mill_certificate/alert_search.ts'
import { CertificateAlertsPage } from '#features/mill_certificate/CertificateAlertsPage.tsx'

export const Route = createFileRoute('/admin/mill_certificate')({
  validateSearch: alertSearch,
  component: Page,
})

function Page() {
  return <CertificateAlertsPage search={Route.useSearch()} />
}
