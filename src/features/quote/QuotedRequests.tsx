import { Badge, Button, Group, Paper, Switch, Text, Title } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconFileDollar } from '@tabler/icons-react'
import { quoteApi, type QuotedRequest } from '#contract/quote.ts'
import { entryAnsweredBy, PostingEntry, TimeLeft } from '#features/postings/index.ts'
import { formatAge, formatCount } from '#shared/i18n/format.ts'
import { postingStateColors, postingStateLabel } from '#shared/i18n/labels.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { CoverProgress } from './CoverProgress.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './Quote.module.css'
import type { ReceivedSearch } from './quote_search.ts'
import { usePerTonne } from './use_per_tonne.ts'

const size = 20

/** The company's requests that have quotes, the one with the newest quote first. */
export function QuotedRequests({ search }: { search: ReceivedSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { open, page = 1 } = search
  const go = (next: ReceivedSearch, replace = false) =>
    void navigate({ to: '/backend/quotes_received', search: next, replace })
  const list = useNumberedList(
    quoteApi.requests,
    { query: { open, page, size } },
    { onPage: (next, replace) => go({ open, page: next }, replace) },
  )
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h4">
          <Trans>Received quotes</Trans>
        </Title>
        <Switch
          size="xs"
          label={t`Only with quotes to answer`}
          checked={open === 1}
          onChange={(event) => go({ open: event.currentTarget.checked ? 1 : undefined })}
        />
      </Group>
      <PagedList
        list={list}
        height={92}
        className={entries.list}
        empty={
          <Empty
            icon={IconFileDollar}
            title={open === 1 ? t`All quotes are answered` : t`No quotes received yet`}
            hint={t`Suppliers quote on your buying requests; their quotes appear here side by side.`}
          >
            <Button
              variant="default"
              onClick={() => void navigate({ to: entryAnsweredBy('quote').view.route.own })}
            >
              <Trans>To my requests</Trans>
            </Button>
          </Empty>
        }
      >
        {(row) => <RequestItem key={row.posting.code} row={row} />}
      </PagedList>
    </Paper>
  )
}

function RequestItem({ row }: { row: QuotedRequest }) {
  const { t } = useLingui()
  const perTonne = usePerTonne()
  const { posting, asked, open, unseen, quotes, best_per_t: best } = row
  return (
    <PostingEntry
      posting={posting}
      className={classes.item}
      about={
        <>
          <Group gap={6}>
            <Badge variant="light" radius="sm" tt="none" color={postingStateColors[posting.state]}>
              {t(postingStateLabel(posting.kind, posting.state))}
            </Badge>
            {posting.state === 'online' && posting.expires_at && (
              <Text size="sm" c="dimmed">
                <TimeLeft until={posting.expires_at} />
              </Text>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {posting.code} · <Trans>newest quote {formatAge(row.newest_time)}</Trans>
          </Text>
        </>
      }
    >
      <CoverProgress asked={asked} />
      <div className={classes.number}>
        {best !== null && (
          <>
            <span className={classes.price}>{perTonne(best)}</span>
            <span className={classes.small}>
              <Trans>best, incl. tax</Trans>
            </span>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {unseen > 0 && (
          <Badge variant="light" radius="sm" tt="none" color="yellow">
            <Trans context="quotes">{formatCount(unseen)} new</Trans>
          </Badge>
        )}
        <Button
          size="compact-sm"
          variant={open > 0 ? 'light' : 'default'}
          component={Link}
          to="/backend/quotes_received"
          search={{ code: posting.code } as never}
        >
          {open > 0
            ? t`${plural(open, { one: 'Look at # quote', other: 'Compare # quotes' })}`
            : t`${plural(quotes, { one: '# quote', other: '# quotes' })}`}
        </Button>
      </div>
    </PostingEntry>
  )
}
