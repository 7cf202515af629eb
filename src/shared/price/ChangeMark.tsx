import { lang } from '../i18n/language.ts'
import trend from './trend.module.css'

export type Direction = 'up' | 'down' | undefined

const signs = { up: '+', down: '−' }

/** Where a change in per cent points; less than a twentieth of a per cent is none. */
export const directionOf = (change: number | null): Direction =>
  change === null || Math.abs(change) < 0.05 ? undefined : change > 0 ? 'up' : 'down'

/** `+1.2%` */
export function percentText(change: number): string {
  const direction = directionOf(change)
  return `${direction ? signs[direction] : ''}${Math.abs(change).toFixed(1)}%`
}

type Props = {
  change: number
  /** Says the change with its time: `+1.2% in a week`. */
  label: string
}

/** A change in per cent in the colour of its direction. */
export function ChangeMark({ change, label }: Props) {
  return (
    <span
      className={trend.trend}
      data-lang={lang}
      data-direction={directionOf(change)}
      aria-label={label}
      role="img"
    >
      {percentText(change)}
    </span>
  )
}
