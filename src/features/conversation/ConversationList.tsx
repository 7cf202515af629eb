import { Button, Chip, Loader, Switch, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconMessages, IconSearch } from '@tabler/icons-react'
import { useSearchText } from '#shared/navigation/use_search_text.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { AgeNote } from './AgeNote.tsx'
import classes from './Conversation.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import type { ConversationsSearch } from './conversations_search.ts'
import { queuedMessages } from './message_store.ts'
import { conversationsQuery, listName } from './queries.ts'

type Props = { search: ConversationsSearch; go: (change: ConversationsSearch) => void }

/** The company's conversations, newest message first, with a search and a filter for unread ones. */
export function ConversationList({ search, go }: Props) {
  const { t } = useLingui()
  const accountId = useSession()?.id
  const [text, type] = useSearchText(search.keyword, (keyword) => go({ keyword }))
  const { id, ...filter } = search
  // Answers are stored on the device per account, so the account has to be known first.
  const list = useInfiniteQuery({ ...conversationsQuery(filter), enabled: accountId !== undefined })
  const { data: queue = [] } = useDeviceQuery(`messages ${accountId}`, async () =>
    accountId === undefined ? [] : queuedMessages(accountId),
  )
  const rows = list.data?.pages.flatMap(({ results }) => results) ?? []
  const isFiltered = Boolean(search.keyword || search.unread || search.code)
  const waitingIn = (conversation: number) =>
    queue.filter(({ code, state }) => code === String(conversation) && state !== 'published')
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          type="search"
          size="xs"
          aria-label={t`Search conversations`}
          placeholder={t`Company, grade, size or code`}
          leftSection={<IconSearch size={14} aria-hidden />}
          maxLength={50}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Switch
          size="xs"
          label={t`Unread only`}
          checked={search.unread ?? false}
          onChange={({ currentTarget }) => go({ unread: currentTarget.checked || undefined })}
        />
        {search.code && (
          <Chip size="xs" checked onChange={() => go({ code: undefined })}>
            {search.code}
          </Chip>
        )}
      </div>
      <AgeNote name={listName(filter)} />
      {list.isPending ? (
        <RowsSkeleton rows={6} height={72} />
      ) : list.isError && !list.data ? (
        <ErrorPanel error={list.error} retry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          icon={IconMessages}
          title={isFiltered ? t`Nothing found` : t`No conversations yet`}
          hint={
            isFiltered
              ? t`Try another word, or remove a filter.`
              : t`Write from an enquiry or a quote; the conversation appears here.`
          }
        />
      ) : (
        <ul className={classes.list} aria-label={t`Conversations`} aria-busy={list.isFetching}>
          {rows.map((row) => (
            <ConversationRow
              key={row.id}
              conversation={row}
              isOpen={row.id === id}
              waiting={waitingIn(row.id)}
              search={search}
            />
          ))}
          {list.hasNextPage && (
            <li className={classes.older}>
              {list.isFetchingNextPage ? (
                <Loader size="xs" aria-label={t`Loading`} />
              ) : (
                <Button size="compact-sm" variant="subtle" onClick={() => void list.fetchNextPage()}>
                  <Trans>Show more</Trans>
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
