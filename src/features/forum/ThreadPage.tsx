import { Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import type { ForumThread } from '#contract/forum_views.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { replyDraftId } from '#shared/offline/draft_names.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { threadSearch } from './forum_search.ts'
import { keptPost } from './post_store.ts'
import { threadQuery } from './queries.ts'
import { Thread } from './Thread.tsx'
import { useMarkThreadRead } from './use_mark_thread_read.ts'
import type { ReplyDraft } from './use_reply.ts'

const EditThread = lazy(async () => ({ default: (await import('./EditThread.tsx')).EditThread }))

type Props = { id: string; search: AnySearch }

/** A thread with its replies (SPEC 2.17); `reply` in the address is the place of the one that a link means. */
export function ThreadPage({ id: text, search: address }: Props) {
  const { t } = useLingui()
  const id = Number(text)
  const search = useMemo(() => threadSearch(address), [address])
  const accountId = useSession()?.id
  const { data, error, isPending, refetch } = useQuery(threadQuery(id))
  usePageTitle(data?.title ?? t`Forum`, ...(data ? [t`Forum`] : []))
  useMarkThreadRead(id, data?.last_position)
  const kept = useQuery({
    queryKey: ['kept reply', accountId, id],
    queryFn: () => keptPost<ReplyDraft>(accountId ?? 0, replyDraftId(id)),
    enabled: accountId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  // What was begun is known before the box for it is shown.
  const thread = data && (accountId === undefined || kept.isFetched) && (
    <Thread
      key={`${id} ${accountId}`}
      thread={data}
      target={search.reply}
      accountId={accountId}
      kept={kept.data ?? null}
    />
  )
  if (data && search.command === 'edit')
    return (
      <Editing key={id} thread={data}>
        {thread}
      </Editing>
    )
  if (thread) return thread
  if (isPending || data) return <PageSkeleton />
  return (
    <Paper withBorder>
      <ErrorPanel error={error} retry={() => void refetch()}>
        <ButtonLink to="/home/forum">
          <Trans>All threads</Trans>
        </ButtonLink>
      </ErrorPanel>
    </Paper>
  )
}

/** The form of a thread that its reader could edit when it was opened; otherwise the thread itself. */
function Editing({ thread, children }: { thread: ForumThread; children: ReactNode }) {
  const [isOwn] = useState(thread.first.can.edit)
  if (!isOwn) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <EditThread thread={thread} />
    </Suspense>
  )
}
