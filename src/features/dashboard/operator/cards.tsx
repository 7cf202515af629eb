/** Cards of the overview: what waits in a queue, and figures of the market. Each links to its list if that page exists. */
import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Permission } from '#contract/permissions.ts'
import { formatAge, formatCount, formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './AdminOverview.module.css'
import { queuePlace } from './figure_places.ts'

type Place = {
  to: string
  search?: Record<string, string | number>
  /** What opening the page takes; without one everybody who sees the card may. */
  permission?: Permission
}

/** A card that is a link if the page exists and the operator may open it. */
function Card({ place, children }: { place: Place; children: ReactNode }) {
  const { routesByPath } = useRouter()
  const session = useSession()
  const isOpen = place.permission === undefined || allowed(session, place.permission)
  if (!isOpen || !(place.to in routesByPath)) return <div className={classes.card}>{children}</div>
  return (
    <Link to={place.to} search={place.search} className={classes.card}>
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

const queueLabels: Partial<Record<string, MessageDescriptor>> = {
  ...postingKindLabels,
  review: msg`Review queue`,
  inspect_business: msg`Third-party inspection`,
  mill_certificate: msg`Same certificate of two companies`,
  tenant: msg`Applications for certification`,
  membership: msg`Applications for membership`,
  freight: msg`Freight refunds to decide`,
  good_business: msg`Supplier profiles to review`,
  forum: msg`Forum posts to review`,
  user_accusation: msg`Reports and group-buy requests`,
}

/** Card that shows how much waits in a queue and since when. */
export function QueueCard({ queue: { name, count, oldest } }: { queue: Queue }) {
  const { t } = useLingui()
  const label = queueLabels[name]
  return (
    <Card place={queuePlace(name)}>
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
