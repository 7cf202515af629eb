import { Button, Group, SegmentedControl, Select, Switch } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { averages, priceRanges, type MarketSearch, type PriceRange } from './market_search.ts'
import { lineName, type PriceLine } from './price_lines.ts'

// Memoised: neither the prices, when they arrive, nor the day under the pointer change these.

type LinesProps = { lines: readonly PriceLine[]; onRemove: (key: string) => void }

/** The series of a comparison, each with a button that takes it out. */
export const ComparedLines = memo(function ComparedLines({ lines, onRemove }: LinesProps) {
  const { t } = useLingui()
  return lines.map((line) => (
    <Button
      key={line.key}
      size="compact-xs"
      variant="default"
      rightSection={<IconX size={12} aria-hidden />}
      aria-label={t`Take ${lineName(line)} out of the chart`}
      onClick={() => onRemove(line.key)}
    >
      {lineName(line)}
    </Button>
  ))
})

type Props = Pick<MarketSearch, 'range' | 'average' | 'scale' | 'page'> & {
  /** The series have several units or taxes, which have no common axis. */
  isMixed: boolean
  onChange: (change: Partial<MarketSearch>) => void
}

/** Time, moving average and scale of the chart. */
export const ChartControls = memo(function ChartControls({ isMixed, onChange, page, ...chosen }: Props) {
  const { t } = useLingui()
  const { range = '3m', average } = chosen
  const averageLabel = t`Moving average`
  const rangeLabels: Record<PriceRange, string> = {
    '1m': t`1 month`,
    '3m': t`3 months`,
    '1y': t`1 year`,
    all: t({ message: 'All', context: 'range of a chart' }),
  }
  return (
    <Group gap="xs" my="xs">
      <SegmentedControl
        size="xs"
        aria-label={t`Time`}
        value={range}
        onChange={(next) => onChange({ range: next as PriceRange })}
        data={Object.keys(priceRanges).map((value) => ({ value, label: rangeLabels[value as PriceRange] }))}
      />
      <Select
        size="xs"
        w={180}
        aria-label={averageLabel}
        placeholder={averageLabel}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear ${averageLabel}` }}
        data={averages.map((days) => ({ value: String(days), label: t`Average of ${days} prices` }))}
        value={average === undefined ? null : String(average)}
        onChange={(next) => onChange({ average: averages.find((one) => String(one) === next), page })}
      />
      <Switch
        size="xs"
        label={t`In per cent`}
        checked={isMixed || chosen.scale === 'percent'}
        disabled={isMixed}
        title={isMixed ? t`These prices have different units or taxes` : undefined}
        onChange={({ currentTarget }) =>
          onChange({ scale: currentTarget.checked ? 'percent' : undefined, page })
        }
      />
    </Group>
  )
})
