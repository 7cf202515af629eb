import { formatCount } from '#shared/i18n/format.ts'
import { language } from '#shared/i18n/language.ts'
import classes from './AdminOverview.module.css'
import { barHeights, dayLabel } from './day_bars.ts'

/** Height available for the bars in px; numbers and days take the rest of the chart. */
const space = 140

/** Chart of a number per day, as bars with the number above and the day below; the last bar, today, is highlighted. */
export function DayBars({ days, label }: { days: readonly { day: string; count: number }[]; label: string }) {
  const heights = barHeights(
    days.map((day) => day.count),
    space,
  )
  const spoken = days.map(({ day, count }) => `${dayLabel(day, language)}: ${count}`).join(', ')
  return (
    <div className={classes.bars} role="img" aria-label={`${label}. ${spoken}`}>
      {days.map(({ day, count }, index) => (
        <div key={day} className={classes.day}>
          <b>{formatCount(count)}</b>
          <div className={classes.bar} style={{ height: heights[index] }} />
          <div className={classes.name}>{dayLabel(day, language)}</div>
        </div>
      ))}
    </div>
  )
}
