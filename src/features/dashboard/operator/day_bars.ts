/** Returns heights of bars in px: the largest value gets `space`, and small values stay visible. */
export function barHeights(values: readonly number[], space: number): number[] {
  const most = Math.max(1, ...values)
  return values.map((value) => (value <= 0 ? 0 : Math.max(2, Math.round((value / most) * space))))
}

/** Returns `11/20 周五` for `2026-11-20`. It is formatted in UTC, because a calendar day must not depend on the time zone. */
export function dayLabel(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date)
  return `${part({ month: 'numeric', day: 'numeric' })} ${part({ weekday: 'short' })}`
}
