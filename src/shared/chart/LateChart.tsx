import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { latePart } from '#shared/offline/late_part.ts'
import type { ChartData } from './chart_data.ts'

// The library is larger than every page that uses it.
const DayChart = latePart(async () => (await import('./DayChart.tsx')).default)

/** A chart whose library is loaded when the first one is shown. */
export function LateChart(data: ChartData) {
  return (
    <Suspense fallback={<Skeleton h={data.height + 56} />}>
      <DayChart {...data} />
    </Suspense>
  )
}
