import { createFileRoute } from '@tanstack/react-router'
import { SuppliersPage } from '#features/good_business/SuppliersPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/home/good_business')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <SuppliersPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
