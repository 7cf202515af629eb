import { Group, Title } from '@mantine/core'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { forumApi } from '#contract/forum.ts'
import { query } from '#shared/api/query.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import classes from './Forum.module.css'

/** The newest threads of the forum that are about a posting, and the way to start one. */
export function PostingThreads({ code, className }: { code: string; className?: string | undefined }) {
  const input = { query: { posting: code, page: 1, size: 5 } }
  const { data } = useQuery(query(forumApi.list, input, { quiet: true }))
  const { results = [], count = 0 } = data ?? {}
  return (
    <section className={className}>
      <Group justify="space-between" gap="xs">
        <Title order={2} fz="md">
          <Trans>In the forum</Trans>
        </Title>
        <AnchorLink to="/home/forum" search={{ command: 'create', posting: code } as never} size="sm">
          <Trans>Discuss in the forum</Trans>
        </AnchorLink>
      </Group>
      {results.length > 0 && (
        <ul className={classes.links}>
          {results.map(({ id, title, lang, reply_count: replies, last_time: time }) => (
            <li key={id}>
              <Link to="/home/forum/$id" params={{ id: String(id) }} lang={lang}>
                {title}
              </Link>
              <small>
                <Plural value={replies} one="# reply" other="# replies" /> · {formatAge(time)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {count > results.length && (
        <AnchorLink to="/home/forum" search={{ posting: code } as never} size="sm">
          <Trans>All threads about it</Trans>
        </AnchorLink>
      )}
    </section>
  )
}
