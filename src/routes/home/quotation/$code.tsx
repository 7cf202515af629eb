import { createFileRoute } from '@tanstack/react-router'
import { PostingDetail } from '#features/postings/detail/PostingDetail.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/quotation/$code')({ component: SpotPosting })

function SpotPosting() {
  return <PostingDetail entry={postingKinds.quotation} code={Route.useParams().code} />
}
