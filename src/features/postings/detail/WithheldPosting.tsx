import { Button, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { IconLock } from '@tabler/icons-react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import type { PostingKindEntry } from '../registry.ts'
import { Countdown } from '../TimeLeft.tsx'
import { Trail } from '../Trail.tsx'
import classes from './PostingDetail.module.css'
import summary from './DetailSummary.module.css'

/** The page of a posting that only companies may read, for everybody else: title, deadline and how to get access. */
export function WithheldPosting({ entry, posting }: { entry: PostingKindEntry; posting: PostingDetail }) {
  const { t } = useLingui()
  const address = useRouterState({ select: (state) => state.location.href })
  const session = useSession()
  const { titles, expires_at: until } = posting
  const other = titles[lang === 'zh' ? 'en' : 'zh']
  return (
    <Stack gap="sm">
      <Trail places={[{ name: t(entry.view.title), to: entry.view.route.list }]} here={posting.title} />
      <article className={classes.box}>
        <Title order={1} className={summary.title}>
          {titles[lang]}
        </Title>
        {other !== titles[lang] && (
          <div className={summary.other} lang={lang === 'zh' ? 'en' : 'zh'}>
            {other}
          </div>
        )}
        {until && posting.state === 'online' && (
          <Text size="sm" mt="sm">
            <Trans>Deadline</Trans> <Countdown until={until} />
          </Text>
        )}
        <Text mt="md">
          <IconLock size={16} aria-hidden />{' '}
          <Trans>
            The details are for registered companies. Log in and fill in your company information to read
            them.
          </Trans>
        </Text>
        {session === null && (
          <Button mt="md" component={Link} to={`/login?redirect=${encodeURIComponent(address)}`}>
            <Trans>Log in</Trans>
          </Button>
        )}
      </article>
    </Stack>
  )
}
