import { Alert, Paper, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconMessageOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { ForumPost, ForumThread } from '#contract/forum_views.ts'
import { problemText } from '#contract/problems.ts'
import { lang } from '#shared/i18n/language.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { AcceptedAnswer } from './AcceptedAnswer.tsx'
import { stepThroughPosts } from './go_to_post.ts'
import { LoginHint } from './LoginHint.tsx'
import { unsentPosts } from './post_store.ts'
import { PostCard } from './PostCard.tsx'
import { QueuedPost } from './QueuedPost.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { ReplyFeed } from './ReplyFeed.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import type { ShownReply } from './send_queued_post.ts'
import { ThreadAside } from './ThreadAside.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import forum from './Forum.module.css'
import classes from './Thread.module.css'
import { usePostHandlers } from './use_post_handlers.tsx'
import { useReply, type ReplyDraft } from './use_reply.ts'

type Props = {
  thread: ForumThread
  /** Place of the reply that the link means. */
  target: number | undefined
  accountId: number | undefined
  kept: ReplyDraft | null
}

/** The whole thread: first post, accepted answer, replies, those that have not arrived, and the box for a new one. */
export function Thread({ thread, target, accountId, kept }: Props) {
  const { t } = useLingui()
  const reply = useReply({ accountId: accountId ?? 0, thread, kept })
  const [isWriting, setWriting] = useState(kept !== null)
  const { refused, reply_count: count, own_waiting: waiting } = thread
  const write = () => {
    if (refused !== null) return
    setWriting(true)
    requestAnimationFrame(() => document.getElementById('write')?.scrollIntoView({ block: 'center' }))
  }
  const quote = (post: ForumPost) => {
    reply.quote(post)
    write()
  }
  const { on, reported, closeReport } = usePostHandlers(thread, quote)
  useShortcuts({ j: () => stepThroughPosts(1), k: () => stepThroughPosts(-1), r: write })
  const card = (post: ForumPost) => (
    <PostCard
      key={post.id}
      post={post}
      thread={thread.id}
      lang={thread.lang}
      total={thread.last_position + 1}
      on={on}
    />
  )
  return (
    <div className={classes.page}>
      <div className={forum.main}>
        <Paper withBorder className={forum.box}>
          <ThreadHead thread={thread} />
          {card(thread.first)}
        </Paper>
        {thread.answer && <AcceptedAnswer answer={thread.answer} />}
        <Paper withBorder className={forum.box}>
          <Title order={2} size="h5" className={classes.replies}>
            {count > 0 ? (
              <Plural value={count} one="# reply" other="# replies" />
            ) : (
              <Trans>No replies yet</Trans>
            )}
          </Title>
          <ReplyFeed thread={thread} target={target} on={on} />
          {waiting.map(card)}
          {accountId !== undefined && (
            <Unsent
              accountId={accountId}
              thread={thread}
              onEdit={refused === null ? (key) => void reply.edit(key).then(write) : null}
            />
          )}
          <div id="write" className={classes.write}>
            {refused === 'login_invalid' ? (
              <LoginHint title={t`Log in to reply`} />
            ) : refused ? (
              <Alert color="gray" icon={<IconMessageOff size={18} aria-hidden />}>
                {problemText(refused, lang)}
              </Alert>
            ) : (
              accountId !== undefined && (
                <ReplyBox
                  accountId={accountId}
                  thread={thread.id}
                  reply={reply}
                  isOpen={isWriting}
                  onOpen={() => setWriting(true)}
                />
              )
            )}
          </div>
        </Paper>
      </div>
      <ThreadAside thread={thread} onReply={refused === null ? write : null} />
      {reported && <ReportDialog post={reported.id} onClose={closeReport} />}
    </div>
  )
}

type UnsentProps = { accountId: number; thread: ForumThread; onEdit: ((key: string) => void) | null }

/** Replies that have not arrived. One that was just sent may be in the thread before the device has stored that. */
function Unsent({ accountId, thread, onEdit }: UnsentProps) {
  const { data: rows = [] } = useDeviceQuery(`replies ${accountId} ${thread.id}`, () =>
    unsentPosts(accountId, thread.id),
  )
  const arrived = new Set((thread.own_waiting as ShownReply[]).map(({ queueKey }) => queueKey))
  return rows
    .filter(({ key }) => !arrived.has(key))
    .map((row) => <QueuedPost key={row.key} accountId={accountId} row={row} onEdit={onEdit} />)
}
