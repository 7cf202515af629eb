import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forumApi } from '#contract/forum.ts'
import { type ForumPost, type ForumThread } from '#contract/forum_views.ts'
import { call } from '#shared/api/call.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import { changePosts, showThread } from './post_cache.ts'
import type { PostHandlers } from './PostActions.tsx'
import { refreshForum } from './queries.ts'

const keep = { keep: true }
/** After a refusal the thread is no longer as it is shown: somebody has deleted, hidden or closed something. */
const outdated = { onError: refreshForum }

/** What the buttons of a thread's posts do; `reported` is the post whose report is being written. */
export function usePostHandlers(
  { id, reply_count: replies }: Pick<ForumThread, 'id' | 'reply_count'>,
  onQuote: (post: ForumPost) => void,
) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [reported, setReported] = useState<ForumPost | null>(null)
  const like = useMutation({
    mutationFn: (post: ForumPost) =>
      call(post.is_liked ? forumApi.unlike : forumApi.like, { params: { id: post.id } }, keep),
    onSuccess: (liked, { id: post }) =>
      changePosts(id, (one) => (one.id === post ? { ...one, ...liked } : one)),
    ...outdated,
  })
  const answer = useMutation({
    mutationFn: (post: ForumPost) =>
      call(forumApi.answer, { params: { id }, body: { post: post.is_answer ? null : post.id } }, keep),
    onSuccess: showThread,
    ...outdated,
  })
  const remove = useMutation({
    mutationFn: (post: ForumPost) => call(forumApi.remove, { params: { id: post.id } }, keep),
    onSuccess: (_done, { position }) => {
      refreshForum()
      if (position === 0 && replies === 0)
        void navigate({ to: '/home/forum', search: { tab: 'posts' } as never })
    },
    ...outdated,
  })
  const askToRemove = (post: ForumPost) =>
    void openConfirmModal({
      title: post.position === 0 ? t`Delete the thread` : t`Delete the reply`,
      centered: true,
      children: (
        <Text size="sm">
          {post.position === 0 ? (
            replies > 0 ? (
              <Trans>Your text is deleted for everybody; the replies of others stay.</Trans>
            ) : (
              <Trans>The thread is deleted for everybody.</Trans>
            )
          ) : (
            <Trans>
              Your text is deleted for everybody; its place in the thread stays, so that links keep working.
            </Trans>
          )}
        </Text>
      ),
      labels: { confirm: t`Delete`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(post),
    })
  const on: PostHandlers = {
    like: (post) => {
      if (!like.isPending) like.mutate(post)
    },
    quote: onQuote,
    answer: (post) => {
      if (!answer.isPending) answer.mutate(post)
    },
    remove: askToRemove,
    report: (post) => signedIn(() => setReported(post)),
  }
  return { on, reported, closeReport: () => setReported(null) }
}
