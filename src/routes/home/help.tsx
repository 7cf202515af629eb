import { createFileRoute } from '@tanstack/react-router'
import { HelpCentre } from '#features/help/HelpCentre.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/home/help')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <HelpCentre search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
