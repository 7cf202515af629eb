import {
  createChart,
  CrosshairMode,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type ISeriesApi,
  type LineData,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import type { PriceHistory } from '#contract/market_price.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { language } from '#shared/i18n/language.ts'
import { chartInk, seriesColor, type Scheme } from './chart_colors.ts'
import { dayByKey } from './day_keys.ts'
import { dayOf } from './price_days.ts'
import { drawnPlaces, movingAverage } from './price_math.ts'
import { tickText } from './tick_text.ts'
import classes from './MarketPrice.module.css'

const daySeconds = 86_400

export type PriceChartProps = {
  label: string
  histories: readonly PriceHistory[]
  /** The first day that is shown; the chart may hold earlier ones. */
  from: number
  /** The days from then on that have a price, oldest first. */
  days: readonly number[]
  average: number | undefined
  isPercent: boolean
  scheme: Scheme
  /** The day that the pointer or a key has chosen; null for none. */
  day: number | null
  onDay: (day: number | null) => void
  /** The prices of a day in words. */
  textOf: (day: number) => string
}

const at = (day: number) => (day * daySeconds) as UTCTimestamp

type Drawn = Pick<PriceChartProps, 'histories' | 'average' | 'scheme'>

const pointsOf = (days: readonly number[], values: readonly number[]) =>
  drawnPlaces(values).map((place) => ({ time: at(days[place]!), value: values[place]! }))

function drawSeries(chart: IChartApi, { histories, average, scheme }: Drawn): ISeriesApi<'Line'>[] {
  const made: ISeriesApi<'Line'>[] = []
  histories.forEach(({ days, prices }, place) => {
    const color = seriesColor(place, scheme)
    const line = chart.addSeries(LineSeries, { color, lineWidth: 2, priceLineVisible: false })
    line.setData(pointsOf(days, prices))
    made.push(line)
    if (average === undefined) return
    const mean = chart.addSeries(LineSeries, {
      color,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
      priceLineVisible: false,
      lastValueVisible: false,
      crosshairMarkerVisible: false,
    })
    // It begins where there are enough prices before it.
    const values = movingAverage(prices, average).filter((value) => value !== null)
    mean.setData(pointsOf(days.slice(days.length - values.length), values))
    made.push(mean)
  })
  return made
}

/**
 * Daily prices as lines on one canvas; arrow keys move from day to day, and screen readers read its prices. The library's mark is a link below the chart, because its own is written as HTML.
 */
export default function PriceChart(props: PriceChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<IChartApi>(null)
  const drawn = useRef<ISeriesApi<'Line'>[]>([])
  const { label, histories, from, days, average, isPercent, scheme, day, onDay, textOf } = props
  const tell = useEffectEvent(props.onDay)

  useEffect(() => {
    if (!frame.current) return undefined
    const made = createChart(frame.current, {
      autoSize: true,
      layout: {
        attributionLogo: false,
        background: { color: 'transparent' },
        fontFamily: getComputedStyle(frame.current).fontFamily,
      },
      crosshair: { mode: CrosshairMode.Magnet },
      rightPriceScale: { borderVisible: false },
      timeScale: {
        borderVisible: false,
        fixLeftEdge: true,
        fixRightEdge: true,
        minBarSpacing: 0.01,
        tickMarkFormatter: tickText,
      },
      handleScale: { mouseWheel: false },
      handleScroll: { mouseWheel: false, vertTouchDrag: false },
      localization: {
        locale: language,
        timeFormatter: (time: UTCTimestamp) => formatDate(dayOf(time / daySeconds)),
        priceFormatter: formatNumber,
      },
    })
    made.subscribeCrosshairMove(({ time }) => tell(time === undefined ? null : Number(time) / daySeconds))
    chart.current = made
    return () => {
      chart.current = null
      made.remove()
    }
  }, [])

  useEffect(() => {
    const { text, grid } = chartInk[scheme]
    chart.current?.applyOptions({
      layout: { textColor: text },
      grid: { vertLines: { color: grid }, horzLines: { color: grid } },
      rightPriceScale: { mode: isPercent ? PriceScaleMode.Percentage : PriceScaleMode.Normal },
    })
  }, [scheme, isPercent])

  useEffect(() => {
    const on = chart.current
    if (!on) return undefined
    const made = drawSeries(on, { histories, average, scheme })
    drawn.current = made
    return () => {
      if (chart.current) for (const one of made) chart.current.removeSeries(one)
    }
  }, [histories, average, scheme])

  useEffect(() => {
    const last = Math.max(...histories.map((one) => one.days.at(-1) ?? 0))
    const first = Math.max(from, Math.min(...histories.map((one) => one.days[0] ?? last)))
    if (last > first) chart.current?.timeScale().setVisibleRange({ from: at(first), to: at(last) })
    // Series that are drawn anew leave the scale without a range for a moment.
  }, [histories, from, average, scheme])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayByKey(days, day, event.key)
    const [line] = drawn.current
    if (next === null || !line) return
    event.preventDefault()
    // Of a long line not every day is drawn; the mark stands at the drawn one before it.
    const drawnDay = line.data().findLast(({ time }) => Number(time) <= at(next)) as LineData | undefined
    if (drawnDay) chart.current?.setCrosshairPosition(drawnDay.value, drawnDay.time, line)
    onDay(next)
  }
  const leave = () => {
    chart.current?.clearCrosshairPosition()
    onDay(null)
  }
  const last = days.at(-1) ?? 0
  return (
    <div
      ref={frame}
      className={classes.chart}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={days[0] ?? 0}
      aria-valuemax={last}
      aria-valuenow={day ?? last}
      aria-valuetext={textOf(day ?? last)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  )
}
