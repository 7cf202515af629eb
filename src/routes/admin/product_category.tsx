import { createFileRoute } from '@tanstack/react-router'
import { ProductCategoryPage } from '#features/product_category/ProductCategoryPage.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/product_category')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  return <ProductCategoryPage search={Route.useSearch()} onSearch={useOwnSearch()} />
}
