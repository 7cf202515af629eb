import { Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { trendApi } from '#contract/trend.ts'
import { query } from '#shared/api/query.ts'
import { RangeChoice } from '#shared/chart/RangeChoice.tsx'
import { formatCount, formatNumber } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { TrendCharts } from './TrendCharts.tsx'

type Props = {
  session: Session
  online: { count: number; tonnes: number }
  range: FigureRange
  onRange: (range: FigureRange) => void
}

/** What the company received in the last days: views, enquiries and quotes, of what the person has a right to see. */
export function TrendPanel({ session, online, range, onRange }: Props) {
  const { t } = useLingui()
  const trend = useQuery({
    ...query(trendApi.own, { query: { days: range } }),
    placeholderData: keepPreviousData,
  })
  const shown = [
    'views' as const,
    ...(allowed(session, 'seller_quotation.get') ? (['enquiries'] as const) : []),
    ...(allowed(session, 'buyer_purchase.get') ? (['quotes'] as const) : []),
  ]
  return (
    <Paper withBorder p="lg" component="section" aria-label={t`Trend`}>
      <Group justify="space-between">
        <Title order={2} size="h5">
          <Trans>Trend</Trans>
        </Title>
        <RangeChoice value={range} onChange={onRange} />
      </Group>
      {online.count > 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            {formatCount(online.count)} online, {formatNumber(Math.round(online.tonnes * 10) / 10)} t
          </Trans>
        </Text>
      )}
      {trend.isError ? (
        <ErrorPanel error={trend.error} retry={() => void trend.refetch()} />
      ) : trend.data ? (
        <TrendCharts days={trend.data} shown={shown} />
      ) : (
        <Skeleton h={382} />
      )}
    </Paper>
  )
}
