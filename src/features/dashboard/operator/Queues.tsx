import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { formatAge, formatCount, formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import classes from './AdminOverview.module.css'
import { Card } from './cards.tsx'
import { queuePlace } from './figure_places.ts'

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

const ageOf = ({ oldest }: Queue) => (oldest === null ? Infinity : new Date(oldest).getTime())

/** What waits: a large card for each queue that has something, the oldest first; the empty ones are folded into a line. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui()
  const waiting = queues.filter(({ count }) => count > 0).toSorted((one, other) => ageOf(one) - ageOf(other))
  const empty = queues.filter(({ count }) => count === 0)
  const others = empty.length
  const nameOf = ({ name }: Queue) => {
    const label = queueLabels[name]
    return label ? t(label) : name
  }
  return (
    <section aria-label={t`To do`}>
      {waiting.length > 0 ? (
        <div className={classes.queues}>
          {waiting.map((queue) => (
            <QueueCard key={queue.name} queue={queue} name={nameOf(queue)} />
          ))}
        </div>
      ) : (
        <Text fw={600}>
          <Trans>Nothing is waiting</Trans>
        </Text>
      )}
      {empty.length > 0 && (
        <details className={classes.empty}>
          <summary>
            {waiting.length > 0
              ? plural(others, {
                  one: 'Nothing waits in # other queue',
                  other: 'Nothing waits in # other queues',
                })
              : plural(others, { one: 'Show # queue', other: 'Show # queues' })}
          </summary>
          <ul>
            {empty.map((queue) => (
              <li key={queue.name}>
                <AnchorLink
                  to={queuePlace(queue.name).to}
                  search={queuePlace(queue.name).search as never}
                  size="sm"
                >
                  {nameOf(queue)}
                </AnchorLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** How much waits in a queue and since when. */
function QueueCard({ queue: { name: of, count, oldest }, name }: { queue: Queue; name: string }) {
  return (
    <Card place={queuePlace(of)} large>
      <Text size="sm">{name}</Text>
      <div className={classes.figure} data-waiting>
        {formatCount(count)}{' '}
        <Text span size="sm" c="dimmed">
          <Trans>waiting</Trans>
        </Text>
      </div>
      {oldest && (
        <Text size="xs" c="dimmed" title={formatDate(oldest, true)}>
          <Trans>Oldest: {formatAge(oldest)}</Trans>
        </Text>
      )}
    </Card>
  )
}
