import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ChartData } from './chart_data.ts'

// The library is larger than every page that uses it.
const DayChart = lazy(() => import('./DayChart.tsx'))

/** A chart whose library is loaded when the first one is shown. */
export function LateChart(data: ChartData) {
  return (
    <Suspense fallback={<Skeleton h={data.height + 56} />}>
      <DayChart {...data} />
    </Suspense>
  )
}
