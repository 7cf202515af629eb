/** Cards of the overview: what waits in a queue, and a figure of the market; each leads to its list where that exists. */
import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { formatAge, formatCount, formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { requestsId } from './AccusationPanel.tsx'
import classes from './AdminOverview.module.css'

type Place = { to: string; search?: Record<string, string>; hash?: string }

/** A link where the page exists, else just a card. */
function Card({ place, children }: { place: Place; children: ReactNode }) {
  const { routesByPath } = useRouter()
  if (!(place.to in routesByPath)) return <div className={classes.card}>{children}</div>
  return (
    <Link {...place} className={classes.card}>
      {children}
    </Link>
  )
}

export function FigureCard({ label, value, place }: { label: string; value: number; place: Place }) {
  return (
    <Card place={place}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <div className={classes.figure}>{formatCount(value)}</div>
    </Card>
  )
}

type Queue = Reply<typeof dashboardApi.admin>['queues'][number]

/** What people write to the operators (spec §7) is worked off on the overview itself. */
const requests = 'accusation'
const queueLabels: Partial<Record<string, MessageDescriptor>> = {
  ...postingKindLabels,
  [requests]: msg`Reports and group-buy requests`,
}

/** How much waits in a queue and since when. */
export function QueueCard({ queue: { name, count, oldest } }: { queue: Queue }) {
  const { t } = useLingui()
  const label = queueLabels[name]
  return (
    <Card place={name === requests ? { to: '/admin/dashboard', hash: requestsId } : { to: `/admin/${name}` }}>
      <Text size="sm" c="dimmed">
        {label ? t(label) : name}
      </Text>
      <div className={classes.figure} data-waiting={count > 0 || undefined}>
        {formatCount(count)}{' '}
        <Text span size="sm" c="dimmed">
          <Trans>waiting</Trans>
        </Text>
      </div>
      <Text size="xs" c="dimmed" title={oldest ? formatDate(oldest, true) : undefined}>
        {oldest ? <Trans>Oldest: {formatAge(oldest)}</Trans> : <Trans>Nothing is waiting</Trans>}
      </Text>
    </Card>
  )
}
