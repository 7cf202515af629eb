import { Group, Pagination } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { PriceHistory } from '#contract/market_price.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { ChangeMark, percentText } from '#shared/price/ChangeMark.tsx'
import { ExportButton } from '#shared/table/ExportButton.tsx'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { useOncePainted } from '#shared/ui/use_once_painted.ts'
import { columnLabels } from './column_labels.ts'
import { dayOf } from './price_days.ts'
import { taxLabels, unitLabels } from './price_labels.ts'
import { lineName, type PriceLine } from './price_lines.ts'
import { dayRows, type DayRow } from './price_math.ts'
import classes from './MarketPrice.module.css'

const pageSize = 20

type Props = {
  histories: readonly PriceHistory[]
  lines: readonly PriceLine[]
  /** The days of the chart on which a series has a price, oldest first. */
  days: readonly number[]
  page: number
  onPage: (page: number) => void
}

const figure = (value: number | null) => (value === null ? '–' : formatNumber(value))

/** The prices of the chart's range as numbers, newest first, with an export of all of them; painted after the chart. */
export function PriceTable({ histories, days, ...props }: Props) {
  const drawn = useMemo(() => ({ histories, days }), [histories, days])
  return <Table {...useOncePainted(drawn)} {...props} />
}

/** Memoised: the day under the pointer does not change it. */
const Table = memo(function Table({ histories: all, lines, days, page, onPage }: Props) {
  const { t } = useLingui()
  const newestFirst = useMemo(() => days.toReversed(), [days])
  const found = all.flatMap((history) => {
    const line = lines.find(({ key }) => key === history.series)
    return line ? [{ history, line }] : []
  })
  const shown = found.map(({ line }) => line)
  const histories = found.map(({ history }) => history)
  const [single] = shown.length === 1 ? shown : []
  const [oldest = 0] = days
  const isKnown = (values: PriceHistory['lows'], { days: own }: PriceHistory) =>
    values?.some((value, place) => value !== null && own[place]! >= oldest) ?? false
  const hasRange = histories.some((one) => isKnown(one.lows, one) || isKnown(one.highs, one))
  const last = Math.max(1, Math.ceil(days.length / pageSize))
  const at = Math.min(page, last)
  const rows = dayRows(histories, newestFirst.slice((at - 1) * pageSize, at * pageSize))
  const [day, low, high, price] = [
    columnLabels.day,
    columnLabels.low,
    columnLabels.high,
    columnLabels.price,
  ].map((label) => t(label)) as [string, string, string, string]
  const titleOf = (line: PriceLine) =>
    single ? price : `${lineName(line)} (${t(unitLabels[line.unit])}, ${t(taxLabels[line.tax])})`
  const columns = [
    { label: day, value: (row: DayRow) => dayOf(row.day) },
    ...(hasRange
      ? [
          { label: low, value: (row: DayRow) => row.low },
          { label: high, value: (row: DayRow) => row.high },
        ]
      : []),
    ...shown.map((line, place) => ({
      label: single
        ? `${lineName(line)} (${t(unitLabels[line.unit])}, ${t(taxLabels[line.tax])})`
        : titleOf(line),
      value: (row: DayRow) => row.prices[place] ?? null,
    })),
  ]
  return (
    <section aria-label={t`Prices by day`}>
      <ScrollRegion label={t`Table of prices`} className={classes.scroll}>
        <table className={classes.days}>
          <thead>
            <tr>
              <th scope="col">{day}</th>
              {hasRange && <th scope="col">{low}</th>}
              {hasRange && <th scope="col">{high}</th>}
              {shown.map((line) => (
                <th key={line.key} scope="col">
                  {titleOf(line)}
                </th>
              ))}
              {single && (
                <th scope="col">
                  <Trans context="change of a price">Change</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.day}>
                <th scope="row">{formatDate(dayOf(row.day))}</th>
                {hasRange && <td>{figure(row.low)}</td>}
                {hasRange && <td>{figure(row.high)}</td>}
                {row.prices.map((value, place) => (
                  <td key={histories[place]!.series}>{figure(value)}</td>
                ))}
                {single && (
                  <td>
                    {row.change === null ? (
                      '–'
                    ) : (
                      <ChangeMark change={row.change} label={t`${percentText(row.change)} in a day`} />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Group justify="space-between" mt="xs" gap="xs">
        {last > 1 ? (
          <Pagination
            size="xs"
            total={last}
            value={at}
            onChange={onPage}
            getItemProps={(number) => ({ 'aria-label': t`Page ${number}` })}
            withControls={false}
          />
        ) : (
          <span />
        )}
        {single?.source && (
          <small className={classes.source}>
            <Trans>Source: {single.source}</Trans>
          </small>
        )}
        <ExportButton
          name={t`market-prices`}
          columns={columns}
          collect={async () => ({ rows: dayRows(histories, newestFirst), isComplete: true })}
        />
      </Group>
    </section>
  )
})
