import { Button, Group, Paper, SegmentedControl, Select, Skeleton, Switch, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBell, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { useChartScheme } from './use_chart_scheme.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { AlertList } from './AlertList.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { averages, priceRanges, type MarketSearch, type PriceRange } from './market_search.ts'
import { chinaToday, firstDay } from './price_days.ts'
import { taxLabels, unitLabels } from './price_labels.ts'
import { dayText, lineName, type PriceLine } from './price_lines.ts'
import { PriceTable } from './PriceTable.tsx'
import { historyQuery } from './queries.ts'
import type { Favourites } from './use_favourites.ts'
import classes from './MarketPrice.module.css'

// The library is larger than the rest of the page.
const PriceChart = lazy(() => import('./PriceChart.tsx'))

type Props = {
  lines: readonly PriceLine[]
  search: MarketSearch
  favourites: Favourites
  onChange: (change: Partial<MarketSearch>) => void
  onPage: (page: number) => void
  onRemove: (key: string) => void
}

/** The chosen series as a chart and as a table. */
export function ChartPanel({ lines, search, onChange, onPage, onRemove }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const scheme = useChartScheme()
  const [day, setDay] = useState<number | null>(null)
  const [isAlerting, setAlerting] = useState(false)
  const { range = '3m', average } = search
  const keys = lines.map(({ key }) => key)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...historyQuery(keys, range),
    placeholderData: (before) => before,
  })
  // The same list as long as its series are the same: a new one is drawn anew.
  const asked = keys.join(' ')
  const shown = useMemo(() => data?.filter(({ series }) => asked.split(' ').includes(series)), [data, asked])
  // Several units have no common axis.
  const isMixed = new Set(lines.map(({ unit, tax }) => `${unit} ${tax}`)).size > 1
  const isPercent = isMixed || search.scale === 'percent'
  const from = firstDay(chinaToday(), priceRanges[range])
  const names = lines.map(lineName)
  const averageLabel = t`Moving average`
  const rangeLabels: Record<PriceRange, string> = {
    '1m': t`1 month`,
    '3m': t`3 months`,
    '1y': t`1 year`,
    all: t({ message: 'All', context: 'range of a chart' }),
  }
  const [single] = lines.length === 1 ? lines : []
  return (
    <Paper withBorder className={classes.box}>
      <Group justify="space-between" gap="xs" align="start" wrap="nowrap">
        <div className={classes.series}>
          {single ? (
            <Title order={2} size="h5">
              {lineName(single)}{' '}
              <small>
                {t(unitLabels[single.unit])}, {t(taxLabels[single.tax])}
              </small>
            </Title>
          ) : (
            lines.map((line) => (
              <Button
                key={line.key}
                size="compact-xs"
                variant="default"
                rightSection={<IconX size={12} aria-hidden />}
                aria-label={t`Take ${lineName(line)} out of the chart`}
                onClick={() => onRemove(line.key)}
              >
                {lineName(line)}
              </Button>
            ))
          )}
        </div>
        {single && session && (
          <Button
            size="xs"
            variant="default"
            flex="none"
            leftSection={<IconBell size={14} aria-hidden />}
            onClick={() => setAlerting(true)}
          >
            <Trans>Price alert</Trans>
          </Button>
        )}
      </Group>
      <Group gap="xs" my="xs">
        <SegmentedControl
          size="xs"
          aria-label={t`Time`}
          value={range}
          onChange={(next) => onChange({ range: next as PriceRange })}
          data={Object.entries(rangeLabels).map(([value, label]) => ({ value, label }))}
        />
        <Select
          size="xs"
          w={180}
          aria-label={averageLabel}
          placeholder={averageLabel}
          clearable
          clearButtonProps={{ 'aria-label': t`Clear ${averageLabel}` }}
          data={averages.map((days) => ({ value: String(days), label: t`Average of ${days} prices` }))}
          value={average === undefined ? null : String(average)}
          onChange={(next) =>
            onChange({ average: averages.find((one) => String(one) === next), page: search.page })
          }
        />
        <Switch
          size="xs"
          label={t`In per cent`}
          checked={isPercent}
          disabled={isMixed}
          title={isMixed ? t`These prices have different units or taxes` : undefined}
          onChange={({ currentTarget }) =>
            onChange({ scale: currentTarget.checked ? 'percent' : undefined, page: search.page })
          }
        />
      </Group>
      {error && !data ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : !shown || (isPlaceholderData && shown.length === 0) ? (
        <Skeleton className={classes.chart} />
      ) : (
        <>
          <ChartLegend histories={shown} lines={lines} day={day} from={from} scheme={scheme} />
          <Suspense fallback={<Skeleton className={classes.chart} />}>
            <PriceChart
              label={t`Prices over time: ${names.join(' · ')}`}
              histories={shown}
              {...{ from, average, isPercent, scheme, day }}
              onDay={setDay}
              textOf={(shownDay) => dayText(shown, lines, shownDay)}
            />
          </Suspense>
          <p className={classes.credit}>
            <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
              TradingView Lightweight Charts™, © 2025 TradingView, Inc.
            </a>
          </p>
          <PriceTable histories={shown} lines={lines} from={from} page={search.page ?? 1} onPage={onPage} />
        </>
      )}
      {session && <AlertList />}
      {isAlerting && single && <AlertDialog line={single} onClose={() => setAlerting(false)} />}
    </Paper>
  )
}
