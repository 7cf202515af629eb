import { Suspense } from 'react'
import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconBellPlus } from '@tabler/icons-react'
import { savedSearchApi } from '#contract/saved_search.ts'
import { QuotaBar } from '#shared/quota/QuotaBar.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { PriceAlertSection } from '#features/market_price/index.ts'
import { SpotMallLink } from '#features/postings/SpotMallLink.tsx'
import { SavedSearchItem } from './SavedSearchItem.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './SavedSearchPage.module.css'

const size = 20

/** Page of the reader's saved searches, and below them of the price alerts. */
export function SavedSearchPage({ page }: { page?: number }) {
  return (
    <>
      <SavedSearches page={page} />
      <Suspense>
        <PriceAlertSection />
      </Suspense>
    </>
  )
}

/** Saved searches with new matches, alerts, and how many the tier allows. */
function SavedSearches({ page = 1 }: { page?: number }) {
  const { t } = useLingui()
  usePageTitle(t`Saved searches`)
  const navigate = useNavigate()
  const list = useNumberedList(
    savedSearchApi.list,
    { query: { page, size } },
    {
      onPage: (next, replace) =>
        void navigate({ to: '/backend/saved_search', search: { page: next }, replace }),
    },
  )
  const count = list.data?.count ?? 0
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <div className={classes.intro}>
          <Title order={1} size="h4">
            <Trans>Saved searches</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Open one to see its current list; matches since your last look are counted as new.</Trans>
          </Text>
        </div>
        {list.data && (
          <div className={classes.quota}>
            <QuotaBar label={t`Used of your tier`} used={count} limit={list.data.limit} />
          </div>
        )}
      </Group>
      <PagedList
        list={list}
        height={56}
        className={entries.list}
        empty={
          <Empty
            icon={IconBellPlus}
            title={t`No saved searches yet`}
            hint={t`Filter any list and choose “Save this search”: you are notified of new matches.`}
          >
            <SpotMallLink />
          </Empty>
        }
      >
        {(search) => <SavedSearchItem key={search.id} search={search} />}
      </PagedList>
    </Paper>
  )
}
