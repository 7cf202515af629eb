import { createFileRoute } from '@tanstack/react-router'
import { PostingDetail } from '#features/postings/detail/PostingDetail.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/purchase_material/$code')({ component: MaterialRequest })

function MaterialRequest() {
  return <PostingDetail entry={postingKinds.purchase_material} code={Route.useParams().code} />
}
