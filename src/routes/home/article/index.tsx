import { createFileRoute } from '@tanstack/react-router'
import { ArticlesPage } from '#features/article/ArticlesPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/home/article/')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ArticlesPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
