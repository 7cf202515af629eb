import { createFileRoute } from '@tanstack/react-router'
import { bannerPage } from '#features/banner/banner_page.tsx'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { resourceSearch } from '#shared/resource_page/resource_search.ts'

export const Route = createFileRoute('/admin/banner')({
  validateSearch: resourceSearch(bannerPage.of),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ResourcePage
      of={bannerPage}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
