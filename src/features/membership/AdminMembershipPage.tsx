import { Button, Group, Paper, SegmentedControl, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { applicationStates, membershipAdminApi, type ApplicationRow } from '#contract/membership.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { certificationLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import type { MembershipAdminSearch } from './admin_search.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { dayText } from './day_text.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { applicationStateLabels } from './labels.ts'
import classes from './Membership.module.css'

const size = 20

/** Applications for membership, for operators: waiting ones first. */
export function AdminMembershipPage({ search: { state, page = 1 } }: { search: MembershipAdminSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Memberships`, t`Back office`)
  const navigate = useNavigate()
  const go = (next: MembershipAdminSearch, replace = false) =>
    void navigate({ to: '/admin/membership', search: next, replace })
  const [deciding, setDeciding] = useState<{ row: ApplicationRow; how: 'confirm' | 'decline' } | null>(null)
  const list = useNumberedList(
    membershipAdminApi.list,
    { query: { page, size, ...(state && { state }) } },
    { onPage: (next, replace) => go({ state, page: next }, replace) },
  )
  const close = () => setDeciding(null)
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" mb="sm">
        <Title order={1} size="h4">
          <Trans>Memberships</Trans>
        </Title>
        <SegmentedControl
          aria-label={t`State`}
          value={state ?? ''}
          onChange={(next) => go({ state: applicationStates.find((one) => one === next) })}
          data={[
            { value: '', label: t`All` },
            ...applicationStates.map((one) => ({ value: one, label: t(applicationStateLabels[one].label) })),
          ]}
        />
      </Group>
      <PagedList
        list={list}
        height={84}
        className={entries.list}
        empty={
          <Empty
            title={t`No applications here`}
            hint={t`Companies apply on the page of memberships; you are notified of each.`}
          />
        }
      >
        {(row) => <Application key={row.id} row={row} onDecide={(how) => setDeciding({ row, how })} />}
      </PagedList>
      {deciding?.how === 'confirm' && <ConfirmDialog id={deciding.row.id} onClose={close} />}
      {deciding?.how === 'decline' && <DeclineDialog application={deciding.row} onClose={close} />}
    </Paper>
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
          {period && period.state !== 'replaced' && (
            <>
              {' '}
              · {dayText(period.starts_on)} – {dayText(period.ends_on)}
            </>
          )}
        </Text>
        {row.remark && (
          <Text size="sm" className={classes.text}>
            {row.remark}
          </Text>
        )}
        {row.reason && (
          <Text size="sm" c="dimmed" className={classes.text}>
            <Trans>Reason: {row.reason}</Trans>
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {row.applicant} · {formatDate(row.created_time, true)}
          {row.decided_by && row.decided_time && (
            <>
              {' '}
              ·{' '}
              <Trans>
                decided by {row.decided_by}, {formatDate(row.decided_time, true)}
              </Trans>
            </>
          )}
        </Text>
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
