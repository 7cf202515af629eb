import { createFileRoute } from '@tanstack/react-router'
import { CompanyProfilePage } from '#features/company_profile/CompanyProfilePage.tsx'

export const Route = createFileRoute('/home/company/$code')({ component: Company })

function Company() {
  return <CompanyProfilePage code={Route.useParams().code} />
}
