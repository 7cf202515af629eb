import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconLock, IconMessage, IconPin, IconThumbUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ForumCard, FoundReply } from '#contract/forum_views.ts'
import { formatAge, formatCount, formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './ThreadRow.module.css'
import { PostStateTag } from './PostStateTag.tsx'
import { useTagName } from './queries.ts'

type Props = {
  thread: ForumCard
  section: string | undefined
  /** Place of the reply to which the title leads. */
  reply?: number | null | undefined
  /** The reply that was searched for; the title leads to it, too. */
  found?: FoundReply | null
  /** Why it is listed, for the tab "with me". */
  note?: ReactNode
}

/** A thread in a list: what it is about, who wrote it and who last, and its numbers. */
export function ThreadRow({ thread, section, found, reply = found?.position, note }: Props) {
  const { t } = useLingui()
  const tagName = useTagName()
  const { id, title, author, last_author: last, lang: written } = thread
  const names = thread.tags.flatMap((tag) => tagName(tag) ?? [])
  return (
    <li className={classes.row} data-pinned={thread.is_pinned || undefined}>
      <div className={classes.what}>
        {note && <div className={classes.note}>{note}</div>}
        <div className={classes.title}>
          {thread.is_pinned && <IconPin size={15} aria-label={t`Pinned`} className={classes.accent} />}
          {thread.is_locked && <IconLock size={15} aria-label={t`Closed for replies`} />}
          {thread.has_answer && (
            <IconCircleCheck size={16} aria-label={t`Answered`} className={classes.answered} />
          )}
          <Link
            to="/home/forum/$id"
            params={{ id: String(id) }}
            search={(reply ? { reply } : {}) as never}
            lang={written}
          >
            {title}
          </Link>
          <PostStateTag state={thread.state} />
          {written !== lang && <Tag tone="grey">{written === 'zh' ? t`Chinese` : t`English`}</Tag>}
        </div>
        {found ? (
          <p className={classes.excerpt} data-excerpt>
            <b>{t`Reply ${found.position} by ${found.name}:`}</b>{' '}
            <span lang={found.lang}>{found.excerpt}</span>
          </p>
        ) : (
          thread.excerpt && (
            <p className={classes.excerpt} lang={written} data-excerpt>
              {thread.excerpt}
            </p>
          )
        )}
        <div className={classes.facts}>
          {author && <span>{[author.name, author.company?.name].filter(Boolean).join(' · ')}</span>}
          <time dateTime={thread.created_time} title={formatDate(thread.created_time, true)}>
            {formatAge(thread.created_time)}
          </time>
          {section && <span>{section}</span>}
          {names.map((name) => (
            <span key={name}>#{name}</span>
          ))}
        </div>
      </div>
      <div className={classes.numbers}>
        <span title={t`Replies`}>
          <IconMessage size={15} aria-label={t`Replies`} /> {formatCount(thread.reply_count)}
        </span>
        <span title={t`Likes`}>
          <IconThumbUp size={15} aria-label={t`Likes`} /> {formatCount(thread.like_count)}
        </span>
        {thread.reply_count > 0 && (
          <span className={classes.lastReply}>
            {last && <b>{last}</b>} <time dateTime={thread.last_time}>{formatAge(thread.last_time)}</time>
          </span>
        )}
      </div>
    </li>
  )
}
