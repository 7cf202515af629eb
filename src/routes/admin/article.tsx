import { createFileRoute } from '@tanstack/react-router'
import { ArticleAdminPage } from '#features/article/ArticleAdminPage.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/article')({ validateSearch: anySearch, component: Page })

function Page() {
  return <ArticleAdminPage search={Route.useSearch()} onSearch={useOwnSearch()} />
}
