import { createFileRoute } from '@tanstack/react-router'
import { ForumPage } from '#features/forum/ForumPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/home/forum/')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ForumPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
