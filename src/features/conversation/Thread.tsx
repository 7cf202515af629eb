import { Alert } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconMessageOff } from '@tabler/icons-react'
import type { Conversation } from '#contract/conversation.ts'
import { problemText } from '#contract/problems.ts'
import { lang } from '#shared/i18n/language.ts'
import { type MessageValues, conversationDraftId } from '#shared/offline/draft_names.ts'
import { readKept } from '#shared/offline/use_kept_draft.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { AgeNote } from './AgeNote.tsx'
import { Composer } from './Composer.tsx'
import classes from './Conversation.module.css'
import { threadName, threadQuery } from './queries.ts'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadMessages, type Older } from './ThreadMessages.tsx'
import { useComposer } from './use_composer.ts'
import { useMarkRead } from './use_mark_read.ts'

/** One conversation: the posting it is about, its messages, and the input for a new one. */
export function Thread({ id }: { id: number }) {
  const accountId = useSession()?.id
  // Answers are stored on the device per account, so the account has to be known first.
  const thread = useInfiniteQuery({ ...threadQuery(id), enabled: accountId !== undefined })
  const conversation = thread.data?.pages[0]?.conversation
  const messages = thread.data?.pages.flatMap(({ results }) => results) ?? []
  useMarkRead(conversation, messages[0]?.id ?? 0, thread.dataUpdatedAt)
  const kept = useQuery({
    queryKey: ['kept message', accountId, id],
    queryFn: async () => (await readKept<MessageValues>(accountId ?? 0, conversationDraftId(id))) ?? null,
    enabled: accountId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (thread.isError && !thread.data)
    return <ErrorPanel error={thread.error} retry={() => void thread.refetch()} />
  if (!conversation || accountId === undefined || kept.data === undefined)
    return <RowsSkeleton rows={5} height={64} />
  return (
    <Body
      accountId={accountId}
      conversation={conversation}
      kept={kept.data}
      messages={messages}
      opening={thread.data?.pages.at(-1)?.opening ?? []}
      older={{
        exist: thread.hasNextPage,
        isLoading: thread.isFetchingNextPage,
        hasFailed: thread.isFetchNextPageError,
        load: () => void thread.fetchNextPage(),
      }}
    />
  )
}

type BodyProps = {
  accountId: number
  conversation: Conversation
  kept: MessageValues | null
  older: Older
} & Pick<Parameters<typeof ThreadMessages>[0], 'messages' | 'opening'>

function Body({ accountId, conversation, kept, messages, opening, older }: BodyProps) {
  const composer = useComposer({ accountId, conversation, kept })
  const { refused } = conversation
  return (
    <section className={classes.thread} aria-label={conversation.company.name}>
      <ThreadHead conversation={conversation} />
      <AgeNote name={threadName(conversation.id)} />
      <ThreadMessages
        accountId={accountId}
        conversation={conversation}
        messages={messages}
        opening={opening}
        older={older}
        onEdit={refused ? null : composer.edit}
      />
      {refused ? (
        <Alert color="gray" p="sm" m="sm" icon={<IconMessageOff size={18} aria-hidden />}>
          {problemText(refused, lang)}
        </Alert>
      ) : (
        <Composer accountId={accountId} conversationId={conversation.id} composer={composer} />
      )}
    </section>
  )
}
