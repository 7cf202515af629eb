import { createFileRoute } from '@tanstack/react-router'
import { readQueueSearch } from '#features/posting_review/queue_search.ts'
import { ReviewQueue } from '#features/posting_review/ReviewQueue.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'

export const Route = createFileRoute('/admin/review')({
  validateSearch: readQueueSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ReviewQueue
      search={Route.useSearch()}
      onSearch={useOwnSearch()}
      onCompany={(kind, keyword) =>
        void navigate({ href: `/admin/${kind}?${new URLSearchParams({ state: 'all', keyword })}` })
      }
    />
  )
}
