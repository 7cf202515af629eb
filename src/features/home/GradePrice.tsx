import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import trend from '#shared/price/trend.module.css'
import classes from './GradeStrip.module.css'
import { weekChange } from './week_change.ts'

/** Width and height of the line's drawing, which CSS stretches to the available space. */
const [width, height] = [100, 24]

const signs = { up: '+', down: '−' }

/** Returns the path of the price line, scaled to the full height; a constant price runs through the middle. */
function linePath(prices: readonly { per_t: number }[]): string {
  const values = prices.map(({ per_t }) => per_t)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (place: number) => (place / (values.length - 1)) * width
  const y = (value: number) => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height)
  return `M${values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
}

/** The median asking price of a grade (¥/t), its change within a week, and a line of the last month. */
export function GradePrice({ prices }: { prices: readonly { day: string; per_t: number }[] }) {
  const { t } = useLingui()
  const last = prices.at(-1)
  if (!last)
    return (
      <span className={classes.none}>
        <Trans>Fewer than five sellers: no median</Trans>
      </span>
    )
  const change = weekChange(prices)
  const direction = change === null || Math.abs(change) < 0.05 ? undefined : change > 0 ? 'up' : 'down'
  const percent = `${direction ? signs[direction] : ''}${Math.abs(change ?? 0).toFixed(1)}%`
  return (
    <span className={classes.price}>
      <span className={classes.figures}>
        <b>{formatMoney(last.per_t)}</b>
        {change !== null && (
          <span
            className={trend.trend}
            data-lang={lang}
            data-direction={direction}
            aria-label={t`${percent} in a week`}
            role="img"
          >
            {percent}
          </span>
        )}
      </span>
      {prices.length > 1 && (
        <svg
          viewBox={`0 -2 ${width} ${height + 4}`}
          preserveAspectRatio="none"
          className={`${classes.line} ${trend.trend}`}
          data-lang={lang}
          data-direction={direction}
          aria-hidden
        >
          <path d={linePath(prices)} />
        </svg>
      )}
    </span>
  )
}
