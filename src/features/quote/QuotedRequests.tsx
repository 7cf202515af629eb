import { Badge, Button, Group, Pagination, Paper, Switch, Text, Title } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconFileDollar } from '@tabler/icons-react'
import { quoteApi, type QuotedRequest } from '#contract/quote.ts'
import { postingPath, PostingThumb, SpecTitle, TimeLeft } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { formatAge, formatCount } from '#shared/i18n/format.ts'
import { postingStateColors, postingStateLabels } from '#shared/i18n/labels.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { CoverProgress } from './CoverProgress.tsx'
import classes from './Quote.module.css'
import type { ReceivedSearch } from './quote_search.ts'
import { usePerTonne } from './use_per_tonne.ts'

const size = 20

/** Own requests with quotes, that with the newest first. */
export function QuotedRequests({ search }: { search: ReceivedSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { open, page = 1 } = search
  const list = useQuery({
    ...query(quoteApi.requests, { query: { open, page, size } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const go = (next: ReceivedSearch) => void navigate({ to: '/backend/quotes_received', search: next })
  const count = list.data?.count ?? 0
  return (
    <Paper withBorder className={classes.page}>
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
      {list.isError ? (
        <ErrorPanel error={list.error} retry={() => void list.refetch()} />
      ) : !list.data ? (
        <RowsSkeleton height={92} />
      ) : list.data.results.length === 0 ? (
        <Empty
          icon={IconFileDollar}
          title={open === 1 ? t`Every quote is answered` : t`No quotes received yet`}
          hint={t`Suppliers quote on your buying requests; their quotes stand here side by side.`}
        >
          <Button variant="default" onClick={() => void navigate({ to: '/backend/buyer_purchase_forging' })}>
            <Trans>To my requests</Trans>
          </Button>
        </Empty>
      ) : (
        <>
          <ul className={classes.list} data-stale={list.isPlaceholderData || undefined}>
            {list.data.results.map((row) => (
              <RequestItem key={row.posting.code} row={row} />
            ))}
          </ul>
          {count > size && (
            <Group justify="space-between" mt="sm">
              <Text size="sm" c="dimmed">
                <Trans>{formatCount(count)} in total</Trans>
              </Text>
              <Pagination
                size="sm"
                value={page}
                total={Math.ceil(count / size)}
                onChange={(next) => go({ open, page: next })}
                getControlProps={(control) => ({
                  'aria-label': control === 'previous' ? t`Previous page` : t`Next page`,
                })}
              />
            </Group>
          )}
        </>
      )}
    </Paper>
  )
}

function RequestItem({ row }: { row: QuotedRequest }) {
  const { t } = useLingui()
  const perTonne = usePerTonne()
  const { posting, asked, open, unseen, quotes, best_per_t: best } = row
  return (
    <li className={classes.item}>
      <PostingThumb posting={posting} size="row" />
      <div className={classes.what}>
        <Text fw={600} truncate>
          <Link to={postingPath(posting)} className={classes.link}>
            <SpecTitle posting={posting} />
          </Link>
        </Text>
        <Group gap={6}>
          <Badge variant="light" radius="sm" tt="none" color={postingStateColors[posting.state]}>
            {t(postingStateLabels[posting.state])}
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
      </div>
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
    </li>
  )
}
