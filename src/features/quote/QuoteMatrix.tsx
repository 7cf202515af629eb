import { Anchor, Group, Paper, SegmentedControl, Switch, Text, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconArrowLeft, IconFileDollar } from '@tabler/icons-react'
import { useState } from 'react'
import { quoteApi } from '#contract/quote.ts'
import { postingPath, PostingThumb, SpecTitle, TimeLeft } from '#features/postings/index.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { useTellSeen } from '#shared/api/use_tell_seen.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { CoverProgress } from './CoverProgress.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './Quote.module.css'
import { matrixSorts, type MatrixSort, type ReceivedSearch } from './quote_search.ts'

const sortLabels: Record<MatrixSort, MessageDescriptor> = {
  price: msg`Price`,
  delivery: msg`Delivery`,
  quantity: msg`Quantity`,
  deviations: msg`Fewest deviations`,
}

/** Page that compares all quotes on one request, where the buyer answers them. */
export function QuoteMatrix({ code, search }: { code: string; search: ReceivedSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const matrix = useQuery({ ...query(quoteApi.matrix, { params: { code } }), staleTime: 0 })
  const unseen = (matrix.data?.quotes ?? []).filter(({ state }) => state === 'sent')
  useTellSeen(
    unseen.map(({ id }) => id),
    (ids) => call(quoteApi.see, { params: { code }, body: { ids } }, { quiet: true, keep: true }),
  )
  if (matrix.isError) return <ErrorPanel error={matrix.error} retry={() => void matrix.refetch()} />
  if (!matrix.data) return <PageSkeleton />
  const { posting, asked, quotes } = matrix.data
  const sort = search.sort ?? 'price'
  return (
    <Paper withBorder className={entries.page}>
      <Anchor component={Link} to="/backend/quotes_received" size="sm">
        <IconArrowLeft size={14} aria-hidden /> <Trans>All received quotes</Trans>
      </Anchor>
      <div className={classes.bar}>
        <Group gap="md" wrap="nowrap">
          <PostingThumb posting={posting} size="row" />
          <div>
            <Title order={1} size="h3">
              <Link to={postingPath(posting)} className={entries.link}>
                <SpecTitle posting={posting} />
              </Link>
            </Title>
            <Text size="sm" c="dimmed">
              {posting.code} ·{' '}
              {posting.state === 'online' && posting.expires_at ? (
                <TimeLeft until={posting.expires_at} />
              ) : (
                t(postingStateLabel(posting.kind, posting.state))
              )}
            </Text>
          </div>
        </Group>
        <div className={classes.progress}>
          <CoverProgress asked={asked} />
        </div>
      </div>
      {quotes.length === 0 ? (
        <Empty
          icon={IconFileDollar}
          title={t`No quotes on this request yet`}
          hint={t`You get a message with each quote that comes in.`}
        />
      ) : (
        <>
          <div className={classes.bar}>
            <Group gap="xs">
              <Text size="sm" c="dimmed" id="quote-sort">
                <Trans>Order by</Trans>
              </Text>
              <SegmentedControl
                size="xs"
                aria-labelledby="quote-sort"
                data={matrixSorts.map((value) => ({ value, label: t(sortLabels[value]) }))}
                value={sort}
                onChange={(next) =>
                  void navigate({
                    to: '/backend/quotes_received',
                    search: { ...search, sort: next as MatrixSort },
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </Group>
            <Switch
              size="xs"
              label={t`Hide what all comply with`}
              checked={isOnlyDifferent}
              onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
            />
          </div>
          <MatrixTable matrix={matrix.data} sort={sort} isOnlyDifferent={isOnlyDifferent} />
          <Text size="xs" c="dimmed" mt="xs">
            <Trans>
              Prices are compared per tonne with 13% VAT; what is best among the quotes that can be accepted
              is marked green, what differs from the request yellow.
            </Trans>
          </Text>
        </>
      )}
    </Paper>
  )
}
