import { Button, Group, Paper, Switch, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconFileDollar } from '@tabler/icons-react'
import { quoteApi } from '#contract/quote.ts'
import { entryAnsweredBy } from '#features/postings/index.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import entries from '#shared/ui/Entries.module.css'
import { QuotedRequestItem } from './QuotedRequestItem.tsx'
import type { ReceivedSearch } from './quote_search.ts'

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
        {(row) => <QuotedRequestItem key={row.posting.code} row={row} />}
      </PagedList>
    </Paper>
  )
}
