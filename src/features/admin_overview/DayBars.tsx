import { formatCount } from '#shared/i18n/format.ts'
import { language } from '#shared/i18n/language.ts'
import classes from './AdminOverview.module.css'
import { barHeights, dayLabel } from './day_bars.ts'

/** Room for the bars in px; values and days take the rest of the chart's height. */
const space = 140

/** A number per day as bars, each with its value above and its day below; the last one, today, stands out. */
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
