import { Badge } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Conversation } from '#contract/conversation.ts'
import { PostingThumb, SpecTitle } from '#features/postings/index.ts'
import { formatAge, formatCount } from '#shared/i18n/format.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import classes from './Conversation.module.css'
import type { ConversationsSearch } from './conversations_search.ts'

type Props = {
  conversation: Conversation
  isOpen: boolean
  /** Messages of this conversation that are not sent yet. */
  waiting: readonly OutboxRow[]
  search: ConversationsSearch
}

/** One conversation in the list: posting, other company, last message and number of unread ones. */
export function ConversationRow({ conversation, isOpen, waiting, search }: Props) {
  const { t } = useLingui()
  const { id, posting, company, last, unread } = conversation
  const excerpt = last && (last.text || t`${plural(last.files, { one: '# file', other: '# files' })}`)
  const needsYou = waiting.some(({ state }) => state === 'needs_you')
  return (
    <li>
      <Link
        to="/backend/conversations"
        search={{ ...search, id }}
        replace
        resetScroll={false}
        className={classes.row}
        aria-current={isOpen || undefined}
        data-unread={unread > 0 || undefined}
      >
        <PostingThumb posting={posting} size="thumb" />
        <span className={classes.what}>
          <span className={classes.line}>
            <span className={classes.company}>{company.name}</span>
            {last && (
              <time className={classes.small} dateTime={last.created_time}>
                {formatAge(last.created_time)}
              </time>
            )}
          </span>
          <span className={classes.spec}>
            <SpecTitle posting={posting} />
          </span>
          <span className={classes.line}>
            <span className={classes.excerpt} data-excerpt>
              {last?.is_own ? t`You: ${excerpt}` : excerpt}
            </span>
            {waiting.length > 0 && (
              <Badge size="xs" radius="sm" tt="none" variant="light" color={needsYou ? 'red' : 'yellow'}>
                {needsYou ? t`Needs your attention` : t`${formatCount(waiting.length)} not sent yet`}
              </Badge>
            )}
            {unread > 0 && (
              <Badge
                size="sm"
                circle={unread < 10}
                aria-label={t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}
              >
                {formatCount(unread)}
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
