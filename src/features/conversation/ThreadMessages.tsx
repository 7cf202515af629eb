import { Button, Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessages } from '@tabler/icons-react'
import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import type { Conversation, OpeningWords } from '#contract/conversation.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import classes from './Conversation.module.css'
import { MessageItem, OpeningItem } from './MessageItem.tsx'
import { unsentMessagesOf, queuedMessages } from './message_store.ts'
import { QueuedMessage } from './QueuedMessage.tsx'
import type { ShownMessage } from './send_queued.ts'

export type Older = { exist: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }

type Props = {
  accountId: number
  conversation: Conversation
  /** Newest first. */
  messages: readonly ShownMessage[]
  /** Texts of the enquiry or quote and of its answer, oldest first. */
  opening: readonly OpeningWords[]
  older: Older
  /** Null if nothing can be written any more. */
  onEdit: ((key: string) => Promise<void>) | null
}

/** The messages by day, oldest first, and below them those not sent yet; older messages load when the reader scrolls up. */
export function ThreadMessages({ accountId, conversation, messages, opening, older, onEdit }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(() => {
    if (older.exist && !older.isLoading && !older.hasFailed) older.load()
  })
  useEffect(() => {
    if (!top.current) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      root: box.current,
      rootMargin: '120px 0px 0px',
    })
    watch.observe(top.current)
    return () => watch.disconnect()
    // Observed again after each page, because the top may still be visible and then triggers no new event.
  }, [messages.length])
  const { data: queue = [] } = useDeviceQuery(`messages ${accountId}`, () => queuedMessages(accountId))
  const waiting = unsentMessagesOf(queue, conversation.id, messages)
  const shown = messages.toReversed()
  // They belong before the first message, so they are shown only when that is loaded.
  const words = older.exist ? [] : opening
  return (
    <div
      className={classes.box}
      ref={box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={t`Messages of the conversation`}
    >
      <div className={classes.messages}>
        <div ref={top} aria-hidden />
        {older.exist && (
          <div className={classes.older}>
            {older.isLoading ? (
              <Loader size="xs" aria-label={t`Loading`} />
            ) : (
              <Button size="compact-sm" variant="subtle" onClick={older.load}>
                {older.hasFailed ? <Trans>Try again</Trans> : <Trans>Show older messages</Trans>}
              </Button>
            )}
          </div>
        )}
        {shown.length + waiting.length + words.length === 0 && (
          <Empty
            icon={IconMessages}
            title={t`Nothing written yet`}
            hint={t`Ask about dimensions, documents, cutting or delivery. Files can be sent too.`}
          />
        )}
        <ol className={classes.plain}>
          {words.map((one) => (
            <OpeningItem
              key={`${one.created_time} ${one.text}`}
              words={one}
              company={conversation.company.name}
            />
          ))}
          {shown.map((message, at) => {
            const day = formatDate(message.created_time)
            const isNewDay = at === 0 || formatDate(shown[at - 1]!.created_time) !== day
            return (
              <Fragment key={message.id}>
                {isNewDay && <li className={classes.day}>{day}</li>}
                <MessageItem message={message} />
              </Fragment>
            )
          })}
          {waiting.map((row) => (
            <QueuedMessage key={row.key} accountId={accountId} row={row} onEdit={onEdit} />
          ))}
        </ol>
      </div>
    </div>
  )
}
