import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ForumThread } from '#contract/forum_views.ts'
import { WindowedFeed } from '#shared/table/WindowedFeed.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import type { PostHandlers } from './PostActions.tsx'
import { PostCard } from './PostCard.tsx'
import { repliesQuery, windowSize } from './queries.ts'
import classes from './Thread.module.css'

/** Height (px) that a reply is expected to have until it has been shown. */
const expectedHeight = 150

type Props = { thread: ForumThread; target: number | undefined; on: PostHandlers }

/** All replies of a thread in their order; those far from what is in sight are neither loaded nor rendered. */
export function ReplyFeed({ thread, target, on }: Props) {
  const { t } = useLingui()
  const { last_position: count } = thread
  if (count === 0) return null
  return (
    <WindowedFeed
      label={t`Replies`}
      className={classes.feed}
      count={count}
      size={windowSize}
      height={expectedHeight}
      wanted={target === undefined ? undefined : target - 1}
    >
      {(from, size) => <Replies thread={thread} from={from + 1} size={size} target={target} on={on} />}
    </WindowedFeed>
  )
}

function Replies({ thread, from, size, target, on }: Props & { from: number; size: number }) {
  const { data, error, refetch } = useQuery(repliesQuery(thread.id, from))
  // As deferred work, so that scrolling goes on while twenty posts are built.
  const shown = useDeferredValue(data)
  if (error && !shown) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!shown)
    return (
      <div style={{ height: size * expectedHeight }}>
        {Array.from({ length: size }, (_, at) => (
          <Skeleton key={at} height={expectedHeight - 12} mb={12} />
        ))}
      </div>
    )
  return shown.results.map((post) => (
    <PostCard
      key={post.id}
      post={post}
      thread={thread.id}
      lang={thread.lang}
      total={thread.last_position + 1}
      isTarget={target !== undefined && post.position === target}
      on={on}
    />
  ))
}
