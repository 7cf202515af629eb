import { lang } from '../i18n/language.ts'
import type { Direction } from './ChangeMark.tsx'
import trend from './trend.module.css'

/** Width and height of the line's drawing, which CSS stretches to the available space. */
const [width, height] = [100, 24]

/** Returns the path of the price line, scaled to the full height; a constant price runs through the middle. */
function linePath(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (place: number) => (place / (values.length - 1)) * width
  const y = (value: number) => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height)
  return `M${values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
}

type Props = { prices: readonly number[]; direction: Direction; className?: string | undefined }

/** A small line of the last prices, without axes; nothing for a single price. */
export function Sparkline({ prices, direction, className }: Props) {
  if (prices.length < 2) return null
  return (
    <svg
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      className={`${className ?? ''} ${trend.line} ${trend.trend}`}
      data-lang={lang}
      data-direction={direction}
      aria-hidden
    >
      <path d={linePath(prices)} />
    </svg>
  )
}
