import { Paper, Tabs, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconEye, IconPhone } from '@tabler/icons-react'
import { cardViewApi, cardViewDays } from '#contract/card_view.ts'
import { CompanyHint } from '#features/company/index.ts'
import { QuotaBar } from '#shared/quota/QuotaBar.tsx'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { CardViewItem } from './CardViewItem.tsx'
import type { CardViewSearch } from './card_view_search.ts'

const size = 20
const received = 'received'

/** The log of contact views: who looked at the company's contact details, and whose its own people looked at. */
export function CardViewsPage({ search: { tab, page = 1 } }: { search: CardViewSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Contact views`)
  const navigate = useNavigate()
  const session = useSession()
  const go = (next: CardViewSearch, replace = false) =>
    void navigate({ to: '/backend/contact_views', search: next, replace })
  if (session && !actsForCompany(session)) return <CompanyHint />
  const shown = { page, onPage: (next: number, replace?: boolean) => go({ tab, page: next }, replace) }
  return (
    <Paper withBorder className={entries.page}>
      <Title order={1} size="h4" mb={4}>
        <Trans>Contact views</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          Both companies see each view here for {cardViewDays} days. Order sheets show the contact too; they
          are listed, but take nothing from the day’s limit.
        </Trans>
      </Text>
      <Tabs
        value={tab ?? received}
        onChange={(next) => go({ tab: next === 'made' ? next : undefined })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t`Contact views`} mb="sm">
          <Tabs.Tab value={received}>
            <Trans>Who looked</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="made">
            <Trans>We looked</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={received}>
          <Received {...shown} />
        </Tabs.Panel>
        <Tabs.Panel value="made">
          <Made {...shown} />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  )
}

type ListProps = { page: number; onPage: (page: number, replace?: boolean) => void }

function Received({ page, onPage }: ListProps) {
  const { t } = useLingui()
  const enabled = actsForCompany(useSession())
  const list = useNumberedList(cardViewApi.received, { query: { page, size } }, { enabled, onPage })
  return (
    <PagedList
      list={list}
      height={70}
      className={entries.list}
      empty={
        <Empty
          icon={IconEye}
          title={t`Nobody has looked yet`}
          hint={t`Companies that look up your contact details at one of your postings are listed here.`}
        />
      }
    >
      {(view) => <CardViewItem key={view.id} view={view} />}
    </PagedList>
  )
}

function Made({ page, onPage }: ListProps) {
  const { t } = useLingui()
  const enabled = actsForCompany(useSession())
  const list = useNumberedList(cardViewApi.made, { query: { page, size } }, { enabled, onPage })
  const today = list.data?.today
  return (
    <>
      {today?.limit ? (
        <QuotaBar label={t`Contact views today`} used={today.used} limit={today.limit} />
      ) : null}
      <PagedList
        list={list}
        height={70}
        className={entries.list}
        empty={
          <Empty
            icon={IconPhone}
            title={t`No contact looked up yet`}
            hint={t`Gold members look up contact details on the page of a posting. Each view is listed here.`}
          />
        }
      >
        {(view) => <CardViewItem key={view.id} view={view} />}
      </PagedList>
    </>
  )
}
