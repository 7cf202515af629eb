import { Button, Group, Paper, SegmentedControl, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { millCertificateAdminApi, type CertificateAlert } from '#contract/mill_certificate.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import type { AlertSearch } from './alert_search.ts'
import { AlertPostingCard } from './AlertPostingCard.tsx'
import classes from './CertificateAlerts.module.css'
import { DismissDialog } from './DismissDialog.tsx'

const size = 10

/** Certificates that two companies offer, for operators: both postings side by side; open ones come first. */
export function CertificateAlertsPage({ search: { state, page = 1 } }: { search: AlertSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Certificate alerts`, t`Back office`)
  const navigate = useNavigate()
  const [dismissing, setDismissing] = useState<CertificateAlert | null>(null)
  const go = (search: AlertSearch, replace = false) =>
    void navigate({ to: '/admin/mill_certificate', search, replace })
  const list = useNumberedList(
    millCertificateAdminApi.list,
    { query: { page, size, ...(state && { state }) } },
    { onPage: (next, replace) => go({ state, page: next }, replace) },
  )
  return (
    <Paper withBorder className={entries.page}>
      <Title order={1} size="h4" mb="xs">
        <Trans>Certificate alerts</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Two companies offer the same certificate file, or the same piece of the same heat.</Trans>
      </Text>
      <SegmentedControl
        aria-label={t`State`}
        value={state ?? ''}
        onChange={(next) => go(next === 'open' || next === 'dismissed' ? { state: next } : {})}
        data={[
          { value: '', label: t`All` },
          { value: 'open', label: t({ message: 'Open', context: 'report' }) },
          { value: 'dismissed', label: t`Dismissed` },
        ]}
      />
      <PagedList
        list={list}
        height={260}
        className={entries.list}
        empty={
          <Empty
            title={t`No alerts here`}
            hint={t`Certificates are compared when a posting is submitted and when it comes online.`}
          />
        }
      >
        {(alert) => <Alert key={alert.id} alert={alert} onDismiss={() => setDismissing(alert)} />}
      </PagedList>
      {dismissing && <DismissDialog alert={dismissing} onClose={() => setDismissing(null)} />}
    </Paper>
  )
}

/** Marks in common that a row names; a certificate of many pieces has more. */
const mostShown = 6

function Alert({ alert, onDismiss }: { alert: CertificateAlert; onDismiss: () => void }) {
  const { shared, postings, state, reason, dismissed_by: by, dismissed_time: at } = alert
  const rest = shared.length - mostShown
  return (
    <li className={classes.alert} aria-label={postings.map(({ code }) => code).join(', ')}>
      <Group justify="space-between" align="start" gap="xs">
        <Group gap={6}>
          <Tag tone={state === 'open' ? 'forge' : 'grey'}>
            {state === 'open' ? <Trans context="report">Open</Trans> : <Trans>Dismissed</Trans>}
          </Tag>
          {shared.slice(0, mostShown).map(({ kind, text }) => (
            <Tag key={text} tone="amber">
              {kind === 'file' ? <Trans>Same file {text}…</Trans> : <Trans>Same heat and piece {text}</Trans>}
            </Tag>
          ))}
          {rest > 0 && (
            <Text size="xs" c="dimmed" span>
              +{rest}
            </Text>
          )}
          <Text size="xs" c="dimmed" span>
            {formatDate(alert.created_time, true)}
          </Text>
        </Group>
        {state === 'open' && (
          <Button size="compact-sm" variant="default" onClick={onDismiss}>
            <Trans>Dismiss…</Trans>
          </Button>
        )}
      </Group>
      <div className={classes.pair}>
        {postings.map((posting) => (
          <AlertPostingCard key={posting.code} posting={posting} />
        ))}
      </div>
      {reason && at && (
        <Text size="sm">
          <Trans>
            Dismissed by {by} on {formatDate(at, true)}: {reason}
          </Trans>
        </Text>
      )}
    </li>
  )
}
