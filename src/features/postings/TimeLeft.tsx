import { useEffect, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { timeLeft } from './posting_figures.ts'

/** Returns the current time in ms and renders again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** The time left in its largest unit, for rows: `3 days left`, `5 hours left`. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useLingui()
  const left = timeLeft(until, useNow(60_000))
  if (!left) return <Trans>Expired</Trans>
  if (left.days > 0) return t`${plural(left.days, { one: '# day left', other: '# days left' })}`
  if (left.hours > 0) return t`${plural(left.hours, { one: '# hour left', other: '# hours left' })}`
  return t`${plural(Math.max(1, left.minutes), { one: '# minute left', other: '# minutes left' })}`
}

/** The time left to the second, for the posting's own page: `2 days 21:04:33`. */
export function Countdown({ until }: { until: string }) {
  const { t } = useLingui()
  const left = timeLeft(until, useNow(1000))
  if (!left) return <Trans>Expired</Trans>
  const clock = [left.hours, left.minutes, left.seconds]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  const days = left.days
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 ? t`${plural(days, { one: '# day', other: '# days' })} ${clock}` : clock}
    </span>
  )
}
