import { Button, Kbd, Paper, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessageReply } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ForumThread } from '#contract/forum_views.ts'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { goToPost } from './go_to_post.ts'
import forum from './Forum.module.css'
import classes from './Thread.module.css'

type Props = { thread: ForumThread; onReply: (() => void) | null }

/** Beside the thread: its figures, ways through it, and the postings that it is about. */
export function ThreadAside({ thread, onReply }: Props) {
  const { t } = useLingui()
  const { last_position: last, answer, postings } = thread
  const to = (position: number, label: string) => (
    <li>
      <Link
        to="."
        search={(position === 0 ? {} : { reply: position }) as never}
        replace
        resetScroll={false}
        onClick={() => goToPost(position)}
      >
        {label}
      </Link>
    </li>
  )
  return (
    <aside className={classes.aside} aria-label={t`About the thread`}>
      <Paper withBorder className={forum.box}>
        {onReply && (
          <Button
            fullWidth
            mb="sm"
            leftSection={<IconMessageReply size={16} aria-hidden />}
            onClick={onReply}
          >
            <Trans>Reply</Trans>
          </Button>
        )}
        <dl className={classes.figures}>
          <dt>{t`Replies`}</dt>
          <dd>{formatCount(thread.reply_count)}</dd>
          <dt>{t`Likes`}</dt>
          <dd>{formatCount(thread.like_count)}</dd>
          <dt>{t`Begun`}</dt>
          <dd>{formatDate(thread.created_time)}</dd>
        </dl>
        <ul className={classes.ways}>
          {to(0, t`First post`)}
          {answer?.position ? to(answer.position, t`Accepted answer`) : null}
          {last > 0 && to(last, t`Newest reply`)}
        </ul>
        <Text size="xs" c="dimmed" className={classes.keys}>
          <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> <Trans>next, previous post</Trans>
          {onReply && (
            <>
              {' '}
              <Kbd size="xs">R</Kbd> <Trans>reply</Trans>
            </>
          )}
        </Text>
      </Paper>
      {postings.length > 0 && (
        <Paper withBorder className={forum.box}>
          <Text fw={600} size="sm" mb={6}>
            <Trans>It is about</Trans>
          </Text>
          <ul className={classes.ways}>
            {postings.map(({ kind, code, title }) => (
              <li key={code}>
                <Link to={`/home/${kind}/${code}` as string}>{title}</Link>
                <small>
                  {t(postingKindLabels[kind])} · {code}
                </small>
              </li>
            ))}
          </ul>
        </Paper>
      )}
    </aside>
  )
}
