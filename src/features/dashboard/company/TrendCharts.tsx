import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TrendDay } from '#contract/trend.ts'
import type { Tone } from '#shared/chart/chart_data.ts'
import { LateChart } from '#shared/chart/LateChart.tsx'

export type Series = Exclude<keyof TrendDay, 'day'>
const tones: Record<Series, Tone> = { views: 'grey', enquiries: 'forge', quotes: 'blue' }
const charts: readonly (readonly Series[])[] = [['views'], ['enquiries', 'quotes']]

type Props = { days: readonly TrendDay[]; shown: readonly Series[] }

/** Charts of what the company received per day: views, and below them what came of them. */
export function TrendCharts({ days, shown }: Props) {
  const { t } = useLingui()
  const names: Record<Series, string> = { views: t`Views`, enquiries: t`Enquiries`, quotes: t`Quotes` }
  const sumOf = (series: Series) => days.reduce((sum, day) => sum + day[series], 0)
  const said: Record<Series, (sum: number) => string> = {
    views: (sum) => t`${plural(sum, { one: '# view', other: '# views' })} in ${days.length} days`,
    enquiries: (sum) => t`${plural(sum, { one: '# enquiry', other: '# enquiries' })} in ${days.length} days`,
    quotes: (sum) => t`${plural(sum, { one: '# quote', other: '# quotes' })} in ${days.length} days`,
  }
  return charts
    .map((chart) => chart.filter((series) => shown.includes(series)))
    .filter((chart) => chart.length > 0)
    .map((chart) => (
      <LateChart
        key={chart.join()}
        label={chart.map((series) => said[series](sumOf(series))).join(', ')}
        days={days.map(({ day }) => day)}
        series={chart.map((name) => ({
          name,
          label: names[name],
          tone: tones[name],
          counts: days.map((day) => day[name]),
        }))}
        as="bars"
        height={130}
      />
    ))
}
