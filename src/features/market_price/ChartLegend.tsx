import { useLingui } from '@lingui/react/macro'
import type { PriceHistory } from '#contract/market_price.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { ChangeMark, percentText } from '#shared/price/ChangeMark.tsx'
import { seriesColor, type Scheme } from './chart_colors.ts'
import { dayOf } from './price_days.ts'
import { lineName, type PriceLine } from './price_lines.ts'
import classes from './MarketPrice.module.css'

type Props = {
  histories: readonly PriceHistory[]
  lines: readonly PriceLine[]
  /** The day under the pointer; null for the newest one. */
  day: number | null
  from: number
  scheme: Scheme
}

/** The series with their colours, the price of the day and its change since the beginning of the chart. */
export function ChartLegend({ histories, lines, day, from, scheme }: Props) {
  const { t } = useLingui()
  return (
    <ul className={classes.legend}>
      {histories.map(({ series, days, prices }, place) => {
        const line = lines.find(({ key }) => key === series)
        const at = day === null ? days.length - 1 : days.findLastIndex((one) => one <= day)
        const first = days.findIndex((one) => one >= from)
        const [price, begin] = [prices[at], prices[first]]
        if (!line || price === undefined) return null
        const change = begin === undefined || at < first ? null : (price / begin - 1) * 100
        return (
          <li key={series}>
            <i style={{ background: seriesColor(place, scheme) }} aria-hidden />
            {lines.length > 1 && <span>{lineName(line)}</span>}
            <b>{formatNumber(price)}</b>
            {change !== null && (
              <ChangeMark
                change={change}
                label={t`${percentText(change)} since the beginning of the chart`}
              />
            )}
            <time dateTime={dayOf(days[at]!)}>{formatDate(dayOf(days[at]!))}</time>
          </li>
        )
      })}
    </ul>
  )
}
