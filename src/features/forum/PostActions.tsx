import { useLingui } from '@lingui/react/macro'
import {
  IconCircleCheck,
  IconFlag,
  IconMessageReply,
  IconPencil,
  IconThumbUp,
  IconThumbUpFilled,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ForumPost } from '#contract/forum_views.ts'
import { formatCount } from '#shared/i18n/format.ts'
import classes from './Post.module.css'

/** What a post's buttons do. */
export type PostHandlers = {
  like: (post: ForumPost) => void
  quote: (post: ForumPost) => void
  answer: (post: ForumPost) => void
  remove: (post: ForumPost) => void
  report: (post: ForumPost) => void
}

type Props = { post: ForumPost; on: PostHandlers; onEdit: () => void }

/** The buttons below a post. Many are on a page at once, so they are plain elements. */
export function PostActions({ post, on, onEdit }: Props) {
  const { t } = useLingui()
  const { can, is_liked: isLiked, like_count: likes, is_answer: isAnswer, position } = post
  const button = (label: string, Icon: TablerIcon, onClick: () => void, pressed?: boolean) => (
    <button type="button" className={classes.action} aria-pressed={pressed} onClick={onClick}>
      <Icon size={15} aria-hidden /> {label}
    </button>
  )
  const count = likes > 0 ? ` ${formatCount(likes)}` : ''
  return (
    <div className={classes.actions}>
      {can.like
        ? button(
            `${t`Like`}${count}`,
            isLiked ? IconThumbUpFilled : IconThumbUp,
            () => on.like(post),
            isLiked,
          )
        : likes > 0 && (
            <span className={classes.likes}>
              <IconThumbUp size={15} aria-label={t`Likes`} /> {formatCount(likes)}
            </span>
          )}
      {can.quote &&
        button(t({ message: 'Quote', context: 'answer a post' }), IconMessageReply, () => on.quote(post))}
      {can.answer &&
        button(isAnswer ? t`No longer the answer` : t`Accept as answer`, IconCircleCheck, () =>
          on.answer(post),
        )}
      <span className={classes.spring} />
      {can.edit && position !== 0 && button(t`Edit`, IconPencil, onEdit)}
      {can.remove && button(t`Delete`, IconTrash, () => on.remove(post))}
      {can.report && button(t`Report`, IconFlag, () => on.report(post))}
    </div>
  )
}
