import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import classes from './BackendOverview.module.css'
import { barsOf, type Day } from './views_scale.ts'

const box = { width: 480, height: 120 }
const left = 40
const bottom = 22
const above = 16

/** Chart of the views per day, as bars with their numbers. */
export function ViewsChart({ days }: { days: readonly Day[] }) {
  const { t } = useLingui()
  const { top, bars } = barsOf(days, box)
  const sum = days.reduce((total, day) => total + day.count, 0)
  const short = (day: string) => formatDate(`${day.slice(0, 10)}T00:00:00`).replace(/^\d{4}-|\/\d{4}$/g, '')
  return (
    <svg
      viewBox={`0 0 ${left + box.width} ${above + box.height + bottom}`}
      className={classes.chart}
      role="img"
      aria-label={t`${plural(sum, { one: '# view', other: '# views' })} in ${days.length} days`}
    >
      <g transform={`translate(${left} ${above})`}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              x1={0}
              x2={box.width}
              y1={box.height * (1 - part)}
              y2={box.height * (1 - part)}
              className={classes.gridLine}
            />
            <text x={-8} y={box.height * (1 - part)} dy="0.35em" textAnchor="end" className={classes.axis}>
              {formatCount(top * part)}
            </text>
          </g>
        ))}
        {bars.map((bar) => (
          <g key={bar.day}>
            <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx={2} className={classes.bar} />
            {bar.count > 0 && (
              <text x={bar.x + bar.width / 2} y={bar.y - 4} textAnchor="middle" className={classes.value}>
                {formatCount(bar.count)}
              </text>
            )}
            <text x={bar.x + bar.width / 2} y={box.height + 16} textAnchor="middle" className={classes.axis}>
              {short(bar.day)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}
