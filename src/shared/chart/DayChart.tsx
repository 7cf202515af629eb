import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import type { ChartData } from './chart_data.ts'
import { ChartLegend, ChartNumbers } from './ChartNumbers.tsx'
import { bucketsOf } from './buckets.ts'
import { axisLabel, bucketLabel, colorOf } from './chart_labels.ts'
import classes from './DayChart.module.css'
import { formatCount } from '../i18n/format.ts'

/** Points are drawn while there is room between them. */
const mostDots = 31

/** Numbers per day as bars or lines, and the same numbers as a table for those who do not see or point at the chart. */
export default function DayChart({ label, days, series, as, height }: ChartData) {
  const buckets = bucketsOf(
    days,
    series.map(({ counts }) => counts),
  )
  const data = buckets.map((bucket) => ({
    bucket: bucketLabel(bucket),
    ...Object.fromEntries(series.map(({ name }, place) => [name, bucket.counts[place]!])),
  }))
  const common = {
    h: height,
    data,
    dataKey: 'bucket',
    series: series.map(({ name, label: said, tone }) => ({ name, label: said, color: colorOf(tone) })),
    // With every label: gaps would make the scale look uneven.
    yAxisProps: { allowDecimals: false, interval: 0, width: 60, domain: [0, 'auto'] as [number, 'auto'] },
    // The padding keeps the first and last point whole.
    xAxisProps: { minTickGap: 24, tickFormatter: axisLabel, padding: { left: 6, right: 6 } },
    valueFormatter: formatCount,
    tooltipAnimationDuration: 0,
  }
  // One picture with a description: its parts are no controls of their own.
  const still = { accessibilityLayer: false }
  return (
    <figure className={classes.chart} style={{ margin: 0 }}>
      <ChartLegend series={series} />
      <div role="img" aria-label={label}>
        {as === 'bars' ? (
          <BarChart
            {...common}
            type="stacked"
            barChartProps={still}
            barProps={{ isAnimationActive: false, maxBarSize: 40 }}
          />
        ) : (
          <LineChart
            {...common}
            curveType="linear"
            withDots={buckets.length <= mostDots}
            lineChartProps={still}
            lineProps={{ isAnimationActive: false }}
          />
        )}
      </div>
      <ChartNumbers label={label} buckets={buckets} series={series} />
    </figure>
  )
}
