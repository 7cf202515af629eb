import { Box, Button, Paper, Tabs, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconFileDollar } from '@tabler/icons-react'
import { quoteApi } from '#contract/quote.ts'
import { quoteTabs, type QuoteTab } from '#contract/quote_states.ts'
import { entryAnsweredBy } from '#features/postings/index.ts'
import { Count } from '#shared/ui/Count.tsx'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { CompanyHint } from '#features/company/index.ts'
import { betweenLastDays, betweenTimes } from '#shared/i18n/between_times.ts'
import { RemovableChips } from '#shared/ui/RemovableChips.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { quoteStateLabel } from './labels.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './Quote.module.css'
import type { SentSearch } from './quote_search.ts'
import { SentQuoteItem } from './SentQuoteItem.tsx'

const size = 20
const all = 'all'
const tabLabels: Record<QuoteTab | typeof all, MessageDescriptor> = {
  all: msg`All`,
  open: msg`Waiting for an answer`,
  accepted: quoteStateLabel('accepted', 'supplier'),
  declined: quoteStateLabel('declined', 'supplier'),
  not_chosen: quoteStateLabel('not_chosen', 'supplier'),
  withdrawn: quoteStateLabel('withdrawn', 'supplier'),
  expired: quoteStateLabel('expired', 'supplier'),
}

/** Page of the company's quotes with tabs by state. */
export function SentQuotes({ search }: { search: SentSearch }) {
  const { t } = useLingui()
  usePageTitle(t`My quotes`)
  const navigate = useNavigate()
  const session = useSession()
  const { page = 1, ...filters } = search
  const { state, ends_between: ends, ended_between: ended } = filters
  const go = (next: SentSearch, replace = false) =>
    void navigate({ to: '/backend/quotes_sent', search: next, replace })
  const list = useNumberedList(
    quoteApi.sent,
    { query: { ...filters, page, size } },
    {
      enabled: actsForCompany(session),
      onPage: (next, replace) => go({ ...filters, page: next }, replace),
    },
  )
  if (session && !actsForCompany(session)) return <CompanyHint />
  const counts = list.data?.counts
  const chips: { name: 'ends_between' | 'ended_between'; text: string }[] = []
  if (ends) {
    const days = betweenLastDays(ends)
    chips.push({ name: 'ends_between', text: t`Valid until ${days}` })
  }
  if (ended) {
    const time = betweenTimes(ended)
    chips.push({ name: 'ended_between', text: t`Request ended ${time}` })
  }
  return (
    <Paper withBorder className={entries.page}>
      <Title order={1} size="h4" mb="sm">
        <Trans>My quotes</Trans>
      </Title>
      <Tabs
        value={state ?? all}
        onChange={(next) => go({ ...filters, state: next === all ? undefined : (next as QuoteTab) })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t`State`}>
          {([all, ...quoteTabs] as const).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(tabLabels[name])}
              <Count of={counts?.[name]} className={classes.count} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Box mt="xs">
        <RemovableChips chips={chips} onRemove={(name) => go({ ...filters, [name]: undefined })} />
      </Box>
      <PagedList
        list={list}
        height={92}
        className={entries.list}
        empty={
          <Empty
            icon={IconFileDollar}
            title={state ? t`No quotes in this state` : t`No quotes yet`}
            hint={t`Quote on a buying request: the answer, changes of the request and its end appear here.`}
          >
            <Button
              variant="default"
              onClick={() => void navigate({ to: entryAnsweredBy('quote').view.route.list })}
            >
              <Trans>To the buying requests</Trans>
            </Button>
          </Empty>
        }
      >
        {(quote) => <SentQuoteItem key={quote.id} quote={quote} />}
      </PagedList>
    </Paper>
  )
}
