import { SegmentedControl } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { figureRanges, type FigureRange } from '#contract/figure_ranges.ts'

/** Choice of the days that charts show; the page keeps it in its address. */
export function RangeChoice({
  value,
  onChange,
}: {
  value: FigureRange
  onChange: (next: FigureRange) => void
}) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t`Days`}
      value={String(value)}
      onChange={(next) => onChange(Number(next) as FigureRange)}
      data={figureRanges.map((days) => ({ value: String(days), label: t`${days} days` }))}
    />
  )
}
