import { Table } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatCount } from '../i18n/format.ts'
import type { Bucket } from './buckets.ts'
import type { Series } from './chart_data.ts'
import { bucketLabel, colorOf } from './chart_labels.ts'
import classes from './DayChart.module.css'

const sumOf = ({ counts }: Series): number => counts.reduce((sum, count) => sum + count, 0)

/** The series with their colours and sums. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  return (
    <figcaption className={classes.legend}>
      {series.map((one) => (
        <span key={one.name}>
          <i style={{ background: colorOf(one.tone) }} aria-hidden />
          {one.label} {formatCount(sumOf(one))}
        </span>
      ))}
    </figcaption>
  )
}

type Props = { label: string; buckets: readonly Bucket[]; series: readonly Series[] }

/** The numbers of a chart as a table that opens below it, newest first. */
export function ChartNumbers({ label, buckets, series }: Props) {
  return (
    <details className={classes.numbers}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      <div className={classes.scroll}>
        <Table fz="sm" verticalSpacing={3} aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                {buckets.every(({ from, until }) => from === until) ? (
                  <Trans>Day</Trans>
                ) : (
                  <Trans>Week</Trans>
                )}
              </Table.Th>
              {series.map((one) => (
                <Table.Th key={one.name} scope="col">
                  {one.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {buckets.toReversed().map((bucket) => (
              <Table.Tr key={bucket.from}>
                <Table.Th scope="row">{bucketLabel(bucket)}</Table.Th>
                {bucket.counts.map((count, place) => (
                  <Table.Td key={series[place]!.name}>{formatCount(count)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  )
}
