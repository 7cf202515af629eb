import { Paper } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { linkPostingCodes } from '#contract/postings/code_links.ts'
import type { ForumPost } from '#contract/forum_views.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { goToPost } from './go_to_post.ts'
import classes from './Post.module.css'

/** The reply that the author accepted, before all others, with a link to its place among them. */
export function AcceptedAnswer({ answer }: { answer: ForumPost }) {
  const { position, author, body } = answer
  if (!body) return null
  return (
    <Paper withBorder component="section" className={classes.accepted}>
      <header className={classes.postHead}>
        <span className={classes.answered}>
          <IconCircleCheck size={16} aria-hidden /> <Trans>Accepted answer</Trans>
        </span>
        {author && <span>{[author.name, author.company?.name].filter(Boolean).join(' · ')}</span>}
        {position !== null && (
          <Link
            to="."
            search={{ reply: position } as never}
            replace
            resetScroll={false}
            onClick={() => goToPost(position)}
          >
            <Trans>In its place: #{position}</Trans>
          </Link>
        )}
      </header>
      <RichText text={linkPostingCodes(body)} lang={answer.lang} hasAnchors={false} />
    </Paper>
  )
}
