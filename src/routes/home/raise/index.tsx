import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#features/postings/list/list_search.ts'
import { PostingList } from '#features/postings/list/PostingList.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/raise/')({
  validateSearch: listSearch,
  component: GroupBuys,
})

function GroupBuys() {
  return <PostingList entry={postingKinds.raise} search={Route.useSearch()} />
}
