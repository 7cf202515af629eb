import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { JobGroup } from '#contract/delivery_kinds.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import { jobGroupLabels } from '#shared/table/figure_labels.ts'
import { FigureSection } from './FigureSection.tsx'
import { FigureTable } from './FigureTable.tsx'

type Health = Reply<typeof operatorFiguresApi.health>

const healthQuery = query(operatorFiguresApi.health, {}, { keep: true, background: true })

/** What the server sent in the last day and what failed, and who can be reached. */
export function ServerHealth() {
  const { t } = useLingui()
  const found = useQuery(healthQuery)
  const label = t`Deliveries of the last 24 hours`
  return (
    <FigureSection title={label} found={found} height={200}>
      {(health) => (
        <>
          <FigureTable
            label={label}
            headings={[
              t`Job`,
              t({ message: 'Done', context: 'job' }),
              t({ message: 'Waiting', context: 'job' }),
              t`Waiting for another try`,
              t({ message: 'Failed', context: 'job' }),
            ]}
            rows={health.jobs.map(({ name, done, waiting, retry, failed }) => ({
              name: t(jobGroupLabels[name]),
              cells: [
                { count: done },
                { count: waiting },
                { count: retry, place: placeOf(name, 'retry') },
                { count: failed, place: placeOf(name, 'failed') },
              ],
            }))}
          />
          <Reached {...health} />
        </>
      )}
    </FigureSection>
  )
}

const placeOf = (group: JobGroup, state: 'retry' | 'failed') => ({
  to: '/admin/delivery',
  search: { state, group },
})

function Reached({ subscriptions, refused, paused_services: paused, devices }: Health) {
  const { t } = useLingui()
  const parts = [
    t`${plural(devices, { one: '# device was', other: '# devices were' })} here in the last hour`,
    t`push is on in ${plural(subscriptions, { one: '# browser', other: '# browsers' })}`,
    ...(refused > 0
      ? [t`${plural(refused, { one: '# of them', other: '# of them' })} refused the last message`]
      : []),
    ...(paused > 0
      ? [t`${plural(paused, { one: '# push service does', other: '# push services do' })} not answer`]
      : []),
  ]
  return (
    <Text size="sm" mt={6}>
      {parts.join(' · ')}
    </Text>
  )
}
