import { createFileRoute } from '@tanstack/react-router'
import { ArticleAdminPage } from '#features/article/ArticleAdminPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/article')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ArticleAdminPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
