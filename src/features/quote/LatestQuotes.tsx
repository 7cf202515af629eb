import { Anchor, Group, Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Session } from '#contract/account.ts'
import { quoteApi } from '#contract/quote.ts'
import { query } from '#shared/api/query.ts'
import { allowed } from '#shared/session/allowed.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import entries from '#shared/ui/Entries.module.css'
import { QuotedRequestItem } from './QuotedRequestItem.tsx'
import { SentQuoteItem } from './SentQuoteItem.tsx'

const shown = 3

/** The newest quotes on own requests and the newest own quotes, of those that the person has a right to see. */
export function LatestQuotes({ session }: { session: Session }) {
  const { t } = useLingui()
  const buys = allowed(session, 'buyer_purchase.get')
  const sells = allowed(session, 'seller_quotation.get')
  const received = useQuery({ ...query(quoteApi.requests, { query: { size: shown } }), enabled: buys })
  const sent = useQuery({ ...query(quoteApi.sent, { query: { size: shown } }), enabled: sells })
  return (
    <>
      {buys && (
        <Section title={t`Newest quotes received`} all="/backend/quotes_received" list={received}>
          {(row) => <QuotedRequestItem key={row.posting.code} row={row} />}
        </Section>
      )}
      {sells && (
        <Section title={t`Newest quotes sent`} all="/backend/quotes_sent" list={sent}>
          {(quote) => <SentQuoteItem key={quote.id} quote={quote} />}
        </Section>
      )}
    </>
  )
}

type SectionProps<Row> = {
  title: string
  all: '/backend/quotes_received' | '/backend/quotes_sent'
  list: UseQueryResult<{ results: Row[] }>
  children: (row: Row) => ReactNode
}

/** Left out while there is nothing to show: the tiles above say that nothing waits. */
function Section<Row>({ title, all, list, children }: SectionProps<Row>) {
  if (!list.isError && !list.data?.results.length) return null
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Anchor component={Link} size="sm" to={all}>
          <Trans>All</Trans>
        </Anchor>
      </Group>
      {list.isError && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
      <ul className={entries.list}>{list.data?.results.map(children)}</ul>
    </Paper>
  )
}
