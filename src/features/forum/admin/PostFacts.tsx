import { Alert, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Reply } from '#contract/endpoint.ts'
import type { forumAdminApi } from '#contract/forum_admin.ts'
import { linkPostingCodes } from '#contract/postings/code_links.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { PostAuthor } from '../PostAuthor.tsx'
import { PostQuote } from '../PostQuote.tsx'
import { PostStateTag } from '../PostStateTag.tsx'
import { PostVersions } from '../PostVersions.tsx'
import classes from './ForumAdmin.module.css'

type Post = Reply<typeof forumAdminApi.one>

/** What leads to a decision: reports, author, text, earlier versions, and what was decided before. */
export function PostFacts({ post }: { post: Post }) {
  const { t } = useLingui()
  const { reports, versions, comment, decided_by: by, decided_time: at } = post
  return (
    <>
      {reports.length > 0 && (
        <Alert color="red" icon={<IconFlag size={18} />} p="sm">
          <Text size="sm" fw={600}>
            <Plural value={reports.length} one="# open report" other="# open reports" />
          </Text>
          <ul className={classes.reports}>
            {reports.map(({ id, comment: words, author, created_time: time }) => (
              <li key={id}>
                <Link to="/admin/user_accusation" search={{ row: id } as never}>
                  {author}
                </Link>{' '}
                <small>{formatAge(time)}</small>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={classes.by}>
        <PostAuthor author={post.author} is_starter={post.is_starter} position={post.position} />
        <Text size="xs" c="dimmed" ta="right">
          <PostStateTag state={post.state} />
          <br />
          <time dateTime={post.created_time}>{formatDate(post.created_time, true)}</time>
          {post.edited_time && (
            <>
              <br />
              {t`edited ${formatAge(post.edited_time)}`}
            </>
          )}
        </Text>
      </div>
      {post.quote && <PostQuote quote={post.quote} />}
      {post.body && (
        <div className={classes.text}>
          <RichText text={linkPostingCodes(post.body)} lang={post.lang} hasAnchors={false} />
        </div>
      )}
      {by && (
        <Text size="sm" c="dimmed">
          <Trans>
            Decided by {by}, {at && formatDate(at, true)}
          </Trans>
          {comment && `: ${comment}`}
        </Text>
      )}
      {!by && comment && (
        <Text size="sm" c="dimmed">
          {comment}
        </Text>
      )}
      {versions.length > 0 && (
        <section aria-label={t`Earlier versions`}>
          <Text size="sm" fw={600} mb={4}>
            <Trans>Earlier versions</Trans>
          </Text>
          <PostVersions versions={versions} lang={post.lang} />
        </section>
      )}
    </>
  )
}
