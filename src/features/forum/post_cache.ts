import type { ForumPost, ForumThread } from '#contract/forum_views.ts'
import { forumApi } from '#contract/forum.ts'
import type { Reply } from '#contract/endpoint.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { threadQuery } from './queries.ts'

type Change = (post: ForumPost) => ForumPost

/** Changes posts of a thread wherever this page has loaded them. */
export function changePosts(thread: number, change: Change): void {
  queryClient.setQueryData(
    threadQuery(thread).queryKey,
    (known) =>
      known && {
        ...known,
        first: change(known.first),
        answer: known.answer && change(known.answer),
        own_waiting: known.own_waiting.map(change),
      },
  )
  queryClient.setQueriesData<Reply<typeof forumApi.replies>>(
    { queryKey: [forumApi.replies.path], predicate: ({ queryKey }) => isOf(thread, queryKey[1]) },
    (known) => known && { ...known, results: known.results.map(change) },
  )
}

const isOf = (thread: number, input: unknown): boolean =>
  (input as { params?: { id?: number } } | undefined)?.params?.id === thread

/** Shows an answer about the whole thread, also at the replies. */
export function showThread(thread: ForumThread): void {
  queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
  const answer = thread.answer?.id
  changePosts(thread.id, (post) => ({ ...post, is_answer: post.id === answer }))
}
