import { createFileRoute } from '@tanstack/react-router'
import { PostingDetail } from '#features/postings/detail/PostingDetail.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/purchase_piece/$code')({ component: PieceRequest })

function PieceRequest() {
  return <PostingDetail entry={postingKinds.purchase_piece} code={Route.useParams().code} />
}
