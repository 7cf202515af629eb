import { Badge, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Conversation } from '#contract/conversation.ts'
import { postingPath, PostingThumb, Price, SpecTitle } from '#features/postings/index.ts'
import { postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'
import classes from './Conversation.module.css'

/** Head of a conversation: the other company and the posting. */
export function ThreadHead({ conversation: { company, posting, side } }: { conversation: Conversation }) {
  const { t } = useLingui()
  return (
    <header className={classes.head}>
      <PostingThumb posting={posting} size="row" />
      <div className={classes.what}>
        <Text fw={650}>{company.name}</Text>
        <Text size="sm">
          <Link to={postingPath(posting)} className={classes.link}>
            <SpecTitle posting={posting} />
          </Link>{' '}
          <Price posting={posting} />
        </Text>
        <Text size="xs" c="dimmed">
          {posting.code} ·{' '}
          {side === 'poster' ? (
            <Trans>posted by your company</Trans>
          ) : (
            <Trans>posted by the other company</Trans>
          )}
        </Text>
      </div>
      {posting.state !== 'online' && (
        <Badge variant="light" radius="sm" tt="none" color={postingStateColors[posting.state]}>
          {t(postingStateLabel(posting.kind, posting.state))}
        </Badge>
      )}
    </header>
  )
}
