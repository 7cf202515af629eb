import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconMessages } from '@tabler/icons-react'
import { usualPageSize } from '#contract/endpoint.ts'
import { forumApi, type forumTabs, type withMeReasons } from '#contract/forum.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { useToken } from '#shared/session/token.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import classes from './Forum.module.css'
import type { ForumSearch } from './forum_search.ts'
import { LoginHint } from './LoginHint.tsx'
import { useSections } from './queries.ts'
import { ThreadRow } from './ThreadRow.tsx'

const reasons: Record<(typeof withMeReasons)[number], MessageDescriptor> = {
  replied: msg`You replied`,
  mentioned: msg`You were mentioned`,
  quoted: msg`You were quoted`,
}

type Props = {
  tab: (typeof forumTabs)[number]
  search: ForumSearch
  onSearch: (search: ForumSearch, replace?: boolean) => void
}

/** The reader's threads in every state, or those in which somebody answered, mentioned or quoted them (SPEC 3.20, 3.21). */
export function OwnThreads({ tab, search: { page = 1 }, onSearch }: Props) {
  const { t } = useLingui()
  const { nameOf } = useSections()
  const isSignedIn = useToken() !== null
  const list = useNumberedList(
    forumApi.own,
    { query: { tab, page, size: usualPageSize } },
    { enabled: isSignedIn, onPage: (next, replace) => onSearch({ tab, page: next }, replace) },
  )
  if (!isSignedIn) return <LoginHint title={t`Log in to see your threads`} />
  return (
    <PagedList
      list={list}
      height={84}
      className={classes.rows}
      empty={
        tab === 'posts' ? (
          <Empty
            icon={IconMessages}
            title={t`You have not started a thread yet`}
            hint={t`Your threads are listed here, also while they wait for review.`}
          />
        ) : (
          <Empty
            icon={IconMessages}
            title={t`Nothing here yet`}
            hint={t`Threads in which you replied, were mentioned or were quoted are listed here.`}
          />
        )
      }
    >
      {(thread) => (
        <ThreadRow
          key={thread.id}
          thread={thread}
          section={nameOf(thread.section_id)}
          reply={thread.with_me?.position}
          note={thread.with_me && `${t(reasons[thread.with_me.reason])} · ${formatAge(thread.with_me.time)}`}
        />
      )}
    </PagedList>
  )
}
