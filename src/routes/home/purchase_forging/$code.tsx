import { createFileRoute } from '@tanstack/react-router'
import { PostingDetail } from '#features/postings/detail/PostingDetail.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/purchase_forging/$code')({ component: ForgingRequest })

function ForgingRequest() {
  return <PostingDetail entry={postingKinds.purchase_forging} code={Route.useParams().code} />
}
