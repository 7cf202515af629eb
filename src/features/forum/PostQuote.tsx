import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ForumPost } from '#contract/forum_views.ts'
import classes from './Post.module.css'
import { goToPost } from './go_to_post.ts'

type Props = { quote: NonNullable<ForumPost['quote']> }

/** The beginning of the post that is answered, with a link to it. */
export function PostQuote({ quote: { position, name, excerpt } }: Props) {
  return (
    <blockquote className={classes.quote}>
      <cite>
        {name ?? <Trans>Somebody</Trans>}
        {position !== null && (
          <>
            {' '}
            <Link
              to="."
              search={(position === 0 ? {} : { reply: position }) as never}
              replace
              resetScroll={false}
              onClick={() => goToPost(position)}
            >
              {position === 0 ? <Trans>first post</Trans> : `#${position}`}
            </Link>
          </>
        )}
      </cite>
      <p>{excerpt || <Trans>This post is not shown any more.</Trans>}</p>
    </blockquote>
  )
}
