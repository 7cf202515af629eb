import { createFileRoute } from '@tanstack/react-router'
import { readQueueSearch } from '#features/posting_review/queue_search.ts'
import { ReviewQueue } from '#features/posting_review/ReviewQueue.tsx'

export const Route = createFileRoute('/admin/review')({
  validateSearch: readQueueSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ReviewQueue
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
      onCompany={(kind, keyword) =>
        void navigate({ href: `/admin/${kind}?${new URLSearchParams({ state: 'all', keyword })}` })
      }
    />
  )
}
