import { Button, Loader, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBellOff } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UserMessage } from '#contract/user_message.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { openInNewTab } from '#shared/navigation/open_in_new_tab.ts'
import { withoutReplaced } from '#shared/offline/replaced.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { MessageRow } from './MessageRow.tsx'
import type { MessageFilter } from './message_filter.ts'
import { useMarkRead } from './mark_read.ts'
import { useMessages } from './queries.ts'
import { targetOf } from './targets.ts'
import classes from './MessageDrawer.module.css'

/** The loaded notifications; one that was replaced between two pages is there once. */
const messagesOf = (data: ReturnType<typeof useMessages>['data']): UserMessage[] =>
  withoutReplaced(data?.pages.flatMap((page) => page.results) ?? [])

/** The next page is loaded when the end of the list is this near, in px (SPEC 9.4). */
const scrollDistance = 10

type Props = {
  filter: MessageFilter
  onOpen?: () => void
  /** The list scrolls within its container; otherwise the page scrolls. */
  scrolls?: boolean
}

/** Unread notifications in which another company waits for an answer. */
const waitingFilter: MessageFilter = { waiting: true, unread: true }

/**
 * Endless list of notifications; a click marks a notification as read and opens its target (SPEC 4.9, 4.10). What others
 * wait for stands first while it is unread (decision 142), unless the list is searched or limited to a subject.
 */
export function MessageList({ filter, onOpen, scrolls = false }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const markRead = useMarkRead()
  const list = useMessages(filter)
  const isWhole = !filter.keyword && !filter.group
  const waiting = useMessages(waitingFilter, isWhole)
  const box = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLLIElement>(null)
  const more = useEffectEvent(() => {
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
  })
  const count = list.data?.pages.length ?? 0
  const isLoading = list.isPending || waiting.isLoading
  useEffect(() => {
    if (!end.current) return undefined
    // The distance must be measured in the element that scrolls, because that one clips the list.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: scrolls ? box.current : null,
      rootMargin: `0px 0px ${scrollDistance}px`,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
    // Observed again after each page, because the end may still be visible and then triggers no new event, and once
    // there is a list instead of its placeholder.
  }, [count, scrolls, isLoading])
  if (isLoading) return <RowsSkeleton rows={8} height={68} />
  if (list.isError && !list.data) return <ErrorPanel error={list.error} retry={() => void list.refetch()} />
  const first = isWhole ? messagesOf(waiting.data).filter(({ is_read }) => !is_read) : []
  const isFirst = new Set(first.map(({ id }) => id))
  const messages = messagesOf(list.data).filter(({ id }) => !isFirst.has(id))
  const keptAt = list.data?.pages.find((page) => page.keptAt !== null)?.keptAt ?? null
  const isFiltered = Boolean(filter.keyword || filter.group || filter.unread)
  const open = (message: UserMessage, inNewTab: boolean) => {
    if (!message.is_read) markRead.mutate(message)
    const address = targetOf(message, (path) => path in routesByPath)
    if (inNewTab) return openInNewTab(address)
    onOpen?.()
    void navigate({ href: address })
  }
  return (
    <ul
      className={scrolls ? classes.list : classes.plain}
      ref={box}
      aria-label={t`Messages`}
      aria-busy={list.isFetching}
    >
      {keptAt !== null && (
        <li className={classes.kept}>
          <Text size="xs" c="dimmed" role="status">
            {keptAt > 0 ? (
              <Trans>Kept on this device, as of {formatDate(new Date(keptAt), true)}.</Trans>
            ) : (
              <Trans>Kept on this device.</Trans>
            )}
          </Text>
        </li>
      )}
      {first.length > 0 && (
        <>
          <li>
            <h2 className={classes.section}>
              <Trans>Enquiries and quotes</Trans>
            </h2>
          </li>
          {first.map((message) => (
            <MessageRow key={message.id} message={message} open={open} />
          ))}
          {waiting.hasNextPage && (
            <li className={classes.end}>
              <Button
                size="compact-sm"
                variant="subtle"
                loading={waiting.isFetchingNextPage}
                onClick={() => void waiting.fetchNextPage()}
              >
                <Trans>Show more that wait for you</Trans>
              </Button>
            </li>
          )}
          {messages.length > 0 && (
            <li>
              <h2 className={classes.section}>
                <Trans>Other messages</Trans>
              </h2>
            </li>
          )}
        </>
      )}
      {messages.length === 0 && first.length === 0 && (
        <li>
          {isFiltered ? (
            <Empty
              icon={IconBellOff}
              title={t`Nothing found`}
              hint={t`Try another word, or remove a filter.`}
            />
          ) : (
            <Empty
              icon={IconBellOff}
              title={t`No messages yet`}
              hint={t`Review results, enquiries and answers will arrive here.`}
            />
          )}
        </li>
      )}
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} open={open} />
      ))}
      <li className={classes.end}>
        {list.isFetchingNextPage ? (
          <Loader size="xs" aria-label={t`Loading`} />
        ) : list.hasNextPage ? (
          <Button size="compact-sm" variant="subtle" onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        ) : (
          messages.length > 0 && <Trans>No more</Trans>
        )}
      </li>
      <li ref={end} aria-hidden />
    </ul>
  )
}
