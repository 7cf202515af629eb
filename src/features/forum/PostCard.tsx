import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { linkPostingCodes } from '#contract/postings/code_links.ts'
import type { ForumPost } from '#contract/forum_views.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { lang as readersLang } from '#shared/i18n/language.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { goToPost, postElementId } from './go_to_post.ts'
import { PostActions, type PostHandlers } from './PostActions.tsx'
import { PostAuthor } from './PostAuthor.tsx'
import { PostQuote } from './PostQuote.tsx'
import { PostStateTag } from './PostStateTag.tsx'
import classes from './Post.module.css'

const EditPost = lazy(async () => ({ default: (await import('./EditPost.tsx')).EditPost }))
const VersionsDialog = lazy(async () => ({
  default: (await import('./VersionsDialog.tsx')).VersionsDialog,
}))

type Props = {
  post: ForumPost
  thread: number
  /** Language of the thread. */
  lang: string
  /** Number of posts in the thread, for screen readers. */
  total: number
  /** The link that was followed means this post. */
  isTarget?: boolean
  on: PostHandlers
}

/** A post of a thread: its author, text and what can be done with it. */
export function PostCard({ post, thread, lang, total, isTarget = false, on }: Props) {
  const { position, body, is_answer: isAnswer } = post
  const [isEditing, setEditing] = useState(false)
  const arrive = useEffectEvent(() => position !== null && goToPost(position))
  useEffect(() => {
    if (isTarget) arrive()
  }, [isTarget])
  return (
    <article
      id={position === null ? undefined : postElementId(position)}
      className={classes.post}
      data-post
      data-answer={isAnswer || undefined}
      data-target={isTarget || undefined}
      tabIndex={-1}
      aria-posinset={position === null ? undefined : position + 1}
      aria-setsize={total}
      aria-labelledby={position === null ? undefined : `${postElementId(position)}-head`}
    >
      <PostAuthor author={post.author} is_starter={post.is_starter} position={position} />
      <div className={classes.body}>
        <PostHead post={post} lang={lang} />
        {post.quote && <PostQuote quote={post.quote} />}
        {isEditing ? (
          <Suspense fallback={null}>
            <EditPost post={post} thread={thread} onClose={() => setEditing(false)} />
          </Suspense>
        ) : body ? (
          <RichText text={linkPostingCodes(body)} lang={post.lang} hasAnchors={false} />
        ) : (
          <Gone state={post.state} />
        )}
        {post.comment && (
          <p className={classes.comment} role="note">
            <Trans>The operator wrote: {post.comment}</Trans>
          </p>
        )}
        {!isEditing && <PostActions post={post} on={on} onEdit={() => setEditing(true)} />}
      </div>
    </article>
  )
}

function PostHead({ post, lang }: Pick<Props, 'post' | 'lang'>) {
  const { t } = useLingui()
  const { position, created_time: created } = post
  return (
    <header
      className={classes.postHead}
      id={position === null ? undefined : `${postElementId(position)}-head`}
    >
      <time dateTime={created} title={formatDate(created, true)}>
        {formatAge(created)}
      </time>
      <EditedMark post={post} />
      <PostStateTag state={post.state} />
      {post.body && post.lang !== lang && post.lang !== readersLang && (
        <Tag tone="grey">{post.lang === 'zh' ? t`In Chinese` : t`In English`}</Tag>
      )}
      {post.is_answer && (
        <span className={classes.answered}>
          <IconCircleCheck size={15} aria-hidden /> <Trans>Accepted answer</Trans>
        </span>
      )}
      {position !== null && position > 0 && (
        <Link
          to="."
          search={{ reply: position } as never}
          replace
          resetScroll={false}
          className={classes.place}
          aria-label={t`Link to reply ${position}`}
        >
          #{position}
        </Link>
      )}
    </header>
  )
}

/** When a post was edited; its author reads there what it said before. */
function EditedMark({ post }: Pick<Props, 'post'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { edited_time: edited, can } = post
  if (!edited) return null
  const time = (
    <time dateTime={edited} title={formatDate(edited, true)}>
      {t`edited ${formatAge(edited)}`}
    </time>
  )
  // Who may delete a post is its author.
  if (!can.remove) return time
  return (
    <>
      <button type="button" className={classes.edited} onClick={() => setOpen(true)}>
        {time}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <VersionsDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** In the place of a text that the reader does not see. */
const Gone = ({ state }: Pick<ForumPost, 'state'>) => (
  <p className={classes.gone}>
    {state === 'deleted' ? (
      <Trans>This post was deleted by its author.</Trans>
    ) : state === 'waiting' ? (
      <Trans>This post was edited and is shown again once an operator has approved it.</Trans>
    ) : state === 'refused' ? (
      <Trans>This post was edited, and the change was not approved.</Trans>
    ) : (
      <Trans>This post was hidden by an operator.</Trans>
    )}
  </p>
)
