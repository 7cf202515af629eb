import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { memo, Suspense, useMemo, useState } from 'react'
import type { PriceHistory } from '#contract/market_price.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { daysFrom } from './day_keys.ts'
import { dayText, lineName, type PriceLine } from './price_lines.ts'
import { PriceTable } from './PriceTable.tsx'
import { useChartScheme } from './use_chart_scheme.ts'
import classes from './MarketPrice.module.css'
import { latePart } from '#shared/offline/late_part.ts'

// The library is larger than the rest of the page.
const PriceChart = latePart(async () => (await import('./PriceChart.tsx')).default)

type Props = {
  histories: readonly PriceHistory[]
  lines: readonly PriceLine[]
  /** The first day that is shown. */
  from: number
  average: number | undefined
  isPercent: boolean
  page: number
  /** The prices that are asked for are still on their way, and these are the earlier ones. */
  isWaiting: boolean
  /** The same function on every render. */
  onPage: (page: number) => void
}

/**
 * Legend, chart and table of some series. What is drawn stays as it is while other prices are on their way: drawing the
 * earlier ones in the new range would delay those that are asked for.
 */
export const DrawnPrices = memo(
  function DrawnPrices({ histories, lines, from, page, onPage, isWaiting: _, ...looks }: Props) {
    const { t } = useLingui()
    const scheme = useChartScheme()
    const [day, setDay] = useState<number | null>(null)
    const days = useMemo(() => daysFrom(histories, from), [histories, from])
    const names = lines.map(lineName)
    return (
      <>
        <ChartLegend {...{ histories, lines, day, from, scheme }} />
        <Suspense fallback={<Skeleton className={classes.chart} />}>
          <PriceChart
            label={t`Prices over time: ${names.join(' · ')}`}
            {...{ histories, from, days, scheme, day }}
            {...looks}
            onDay={setDay}
            textOf={(shownDay) => dayText(histories, lines, shownDay)}
          />
        </Suspense>
        <p className={classes.credit}>
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
            TradingView Lightweight Charts™, © 2025 TradingView, Inc.
          </a>
        </p>
        <PriceTable {...{ histories, lines, days, page, onPage }} />
      </>
    )
  },
  (_before, next) => next.isWaiting,
)
