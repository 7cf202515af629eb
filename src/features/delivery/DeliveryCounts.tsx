import { Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { deliveryApi } from '#contract/delivery.ts'
import { deliveryKinds, deliveryStates } from '#contract/delivery_kinds.ts'
import { query } from '#shared/api/query.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { deliveryKindLabels, deliveryStateLabels } from './labels.ts'

/** How many jobs of the last day are in which state, by kind. */
export function DeliveryCounts() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query(deliveryApi.counts, {}, { keep: true }))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const kinds = deliveryKinds.filter((kind) => data.some((one) => one.kind === kind))
  const states = deliveryStates.filter((state) => data.some((one) => one.state === state))
  const countOf = (kind: string, state: string) =>
    data.find((one) => one.kind === kind && one.state === state)?.count
  if (kinds.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing was queued in the last 24 hours.</Trans>
      </Text>
    )
  return (
    <Table fz="sm" verticalSpacing={4} w="auto">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Last 24 hours</Trans>
          </Table.Th>
          {states.map((state) => (
            <Table.Th key={state} ta="right">
              {t(deliveryStateLabels[state])}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {kinds.map((kind) => (
          <Table.Tr key={kind}>
            <Table.Td>{t(deliveryKindLabels[kind])}</Table.Td>
            {states.map((state) => {
              const count = countOf(kind, state)
              return (
                <Table.Td key={state} ta="right" fw={state === 'failed' && count ? 600 : undefined}>
                  {count === undefined ? '–' : formatCount(count)}
                </Table.Td>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
