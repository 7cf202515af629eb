import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#features/postings/list/list_search.ts'
import { PostingList } from '#features/postings/list/PostingList.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/purchase_piece/')({
  validateSearch: listSearch,
  component: PieceRequests,
})

function PieceRequests() {
  return <PostingList entry={postingKinds.purchase_piece} search={Route.useSearch()} />
}
