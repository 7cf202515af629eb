import { createFileRoute } from '@tanstack/react-router'
import { PostingDetail } from '#features/postings/detail/PostingDetail.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/raise/$code')({ component: GroupBuying })

function GroupBuying() {
  return <PostingDetail entry={postingKinds.raise} code={Route.useParams().code} />
}
