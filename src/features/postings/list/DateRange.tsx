import { useLingui } from '@lingui/react/macro'
import { DayInput } from '#shared/form/DayInput.tsx'
import classes from './PostingFilters.module.css'

type DateRangeProps = {
  label: string
  from: string | undefined
  to: string | undefined
  onChange: (ends: { from?: string; to?: string }) => void
}

/** Two inputs for the first and last day of a range; either may stay empty. */
export function DateRange({ label, from, to, onChange }: DateRangeProps) {
  const { t } = useLingui()
  const isWrong = from !== undefined && to !== undefined && from > to
  const end = (value: string | undefined, name: string, take: (day: string | undefined) => void) => (
    <DayInput
      size="xs"
      w={116}
      value={value}
      error={isWrong}
      aria-label={name}
      onChange={(day) => take(day ?? undefined)}
    />
  )
  return (
    <span className={classes.range} data-wrong={isWrong || undefined}>
      {label}
      {end(from, t`${label} (from)`, (day) => onChange({ from: day, to }))}–
      {end(to, t`${label} (until)`, (day) => onChange({ from, to: day }))}
      {isWrong && <span role="alert">{t`The start date is after the end date`}</span>}
    </span>
  )
}
