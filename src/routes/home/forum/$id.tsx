import { createFileRoute } from '@tanstack/react-router'
import { ThreadPage } from '#features/forum/ThreadPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/home/forum/$id')({ validateSearch: anySearch, component: Page })

function Page() {
  return <ThreadPage id={Route.useParams().id} search={Route.useSearch()} />
}
