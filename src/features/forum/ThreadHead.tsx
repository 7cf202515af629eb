import { Alert, Button, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBell, IconBellOff, IconHourglass, IconPencil } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { forumApi } from '#contract/forum.ts'
import { type ForumThread } from '#contract/forum_views.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import { AnchorLink, ButtonLink } from '#shared/ui/links.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { PostStateTag } from './PostStateTag.tsx'
import { threadQuery, useSections } from './queries.ts'
import { ThreadTags } from './ThreadTags.tsx'
import classes from './Thread.module.css'

/** Where the thread is, its title, tags and state, and following and editing it. */
export function ThreadHead({ thread }: { thread: ForumThread }) {
  const { t } = useLingui()
  const { nameOf } = useSections()
  const { id, section_id: section, title, lang: written, first, state } = thread
  return (
    <header className={classes.head}>
      <Text size="xs" c="dimmed" component="nav" aria-label={t`Where you are`}>
        <AnchorLink to="/home/forum">
          <Trans>Forum</Trans>
        </AnchorLink>
        {' › '}
        <AnchorLink to="/home/forum" search={{ section } as never}>
          {nameOf(section) ?? '…'}
        </AnchorLink>
      </Text>
      <div className={classes.titleLine}>
        <Title order={1} size="h3" lang={written}>
          {title}
        </Title>
        <div className={classes.headActions}>
          {first.can.edit && (
            <ButtonLink
              to="/home/forum/$id"
              params={{ id: String(id) }}
              search={{ command: 'edit' } as never}
              variant="default"
              size="compact-md"
              leftSection={<IconPencil size={15} aria-hidden />}
            >
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
          <Follow thread={thread} />
        </div>
      </div>
      <div className={classes.marks}>
        {thread.is_pinned && (
          <Tag tone="forge">
            <Trans>Pinned</Trans>
          </Tag>
        )}
        {thread.is_locked && (
          <Tag tone="grey">
            <Trans>Closed for replies</Trans>
          </Tag>
        )}
        <PostStateTag state={state} />
        {written !== lang && <Tag tone="grey">{written === 'zh' ? t`In Chinese` : t`In English`}</Tag>}
        <ThreadTags tags={thread.tags} />
      </div>
      {state === 'waiting' && (
        <Alert color="yellow" icon={<IconHourglass size={18} aria-hidden />} role="status" mt="xs">
          <Trans>
            Waits for review: operators read the first posts of every new member. Until then only you see it;
            you are notified of the decision.
          </Trans>
        </Alert>
      )}
    </header>
  )
}

/** Turns notifications of replies on or off. */
function Follow({ thread: { id, is_followed: isFollowed } }: { thread: ForumThread }) {
  const signedIn = useSignedIn()
  const follow = useMutation({
    mutationFn: () =>
      call(isFollowed ? forumApi.unfollow : forumApi.follow, { params: { id } }, { keep: true }),
    onSuccess: (answer) =>
      queryClient.setQueryData(threadQuery(id).queryKey, (known) => known && { ...known, ...answer }),
  })
  const Symbol = isFollowed ? IconBellOff : IconBell
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<Symbol size={15} aria-hidden />}
      loading={follow.isPending}
      onClick={() => signedIn(() => follow.mutate())}
    >
      {isFollowed ? <Trans>Stop following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
