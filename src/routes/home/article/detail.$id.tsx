import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#features/article/ArticlePage.tsx'

export const Route = createFileRoute('/home/article/detail/$id')({ component: Page })

function Page() {
  return <ArticlePage id={Route.useParams().id} />
}
