import { Button, Group, Paper, Tabs, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { membershipAdminApi, type ApplicationRow } from '#contract/membership.ts'
import { applicationStates, type ApplicationState } from '#contract/membership_states.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { certificationLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { AdminFreight } from './AdminFreight.tsx'
import type { MembershipAdminSearch } from './admin_search.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DecidedNotes } from './DecidedNotes.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { applicationStateLabels } from './labels.ts'
import classes from './Membership.module.css'
import { StateChoice } from './StateChoice.tsx'

const size = 20

/** Applications for membership and refunds of freight fees, for operators: what waits comes first. */
export function AdminMembershipPage({ search }: { search: MembershipAdminSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Memberships`, t`Back office`)
  const navigate = useNavigate()
  const { tab, page = 1 } = search
  const go = (next: MembershipAdminSearch, replace = false) =>
    void navigate({ to: '/admin/membership', search: next, replace })
  const onPage = (next: number, replace?: boolean) => go({ ...search, page: next }, replace)
  return (
    <Paper withBorder className={entries.page}>
      <Title order={1} size="h4" mb="xs">
        <Trans>Memberships</Trans>
      </Title>
      <Tabs
        value={tab ?? 'applications'}
        onChange={(next) => go(next === 'freight' ? { tab: next } : {})}
        keepMounted={false}
      >
        <Tabs.List aria-label={t`Memberships`} mb="sm">
          <Tabs.Tab value="applications">
            <Trans>Applications</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="freight">
            <Trans>Freight refunds</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="applications">
          <Applications
            state={search.state}
            keyword={search.keyword}
            page={page}
            onPage={onPage}
            onSearch={(next) => go({ ...next })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="freight">
          <AdminFreight
            state={search.refund}
            page={page}
            onPage={onPage}
            onState={(refund) => go({ tab, refund })}
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  )
}

type ListProps = {
  state: ApplicationState | undefined
  keyword: string | undefined
  page: number
  onPage: (page: number, replace?: boolean) => void
  onSearch: (next: Pick<MembershipAdminSearch, 'state' | 'keyword'>) => void
}

function Applications({ state, keyword, page, onPage, onSearch }: ListProps) {
  const { t } = useLingui()
  const [deciding, setDeciding] = useState<{ row: ApplicationRow; how: 'confirm' | 'decline' } | null>(null)
  const list = useNumberedList(
    membershipAdminApi.list,
    { query: { page, size, ...(state && { state }), ...(keyword && { keyword }) } },
    { onPage },
  )
  const close = () => setDeciding(null)
  return (
    <>
      <Group gap="xs" mb="xs">
        <KeywordInput
          label={t`Search applications`}
          placeholder={t`Name, company code or credit code`}
          keyword={keyword}
          onSearch={(next) => onSearch({ state, keyword: next })}
        />
        <StateChoice
          states={applicationStates}
          labels={applicationStateLabels}
          value={state}
          onChange={(next) => onSearch({ state: next, keyword })}
        />
      </Group>
      <PagedList
        list={list}
        height={84}
        className={entries.list}
        empty={
          <Empty
            title={t`No applications here`}
            hint={
              keyword
                ? t`No company with “${keyword}” has one here.`
                : t`Companies apply on the page of memberships; you are notified of each.`
            }
          />
        }
      >
        {(row) => <Application key={row.id} row={row} onDecide={(how) => setDeciding({ row, how })} />}
      </PagedList>
      {deciding?.how === 'confirm' && <ConfirmDialog id={deciding.row.id} onClose={close} />}
      {deciding?.how === 'decline' && <DeclineDialog application={deciding.row} onClose={close} />}
    </>
  )
}

type Props = { row: ApplicationRow; onDecide: (how: 'confirm' | 'decline') => void }

function Application({ row, onDecide }: Props) {
  const { t } = useLingui()
  const { company, period } = row
  const { label, tone } = applicationStateLabels[row.state]
  const isCertified = company.certification === 'certified'
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={8}>
          <Text fw={600}>{company.name}</Text>
          <Tag tone={isCertified ? 'green' : 'grey'}>{t(certificationLabels[company.certification])}</Tag>
          <Tag tone={tone}>{t(label)}</Tag>
        </Group>
        <Text size="sm">
          {t(membershipLabels[row.tier])} · <Plural value={row.years} one="# year" other="# years" />
          {period && period.state !== 'cancelled' && (
            <>
              {' '}
              · {formatDate(period.starts_on)} – {formatDate(period.ends_on)}
            </>
          )}
        </Text>
        <DecidedNotes of={row} />
      </div>
      {row.state === 'waiting' && (
        <Group gap={6} wrap="nowrap">
          <Button size="compact-sm" onClick={() => onDecide('confirm')}>
            <Trans>Confirm…</Trans>
          </Button>
          <Button size="compact-sm" variant="light" color="red" onClick={() => onDecide('decline')}>
            <Trans>Decline…</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}
