import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './PostingFilters.module.css'

type DateRangeProps = {
  label: string
  from: string | undefined
  to: string | undefined
  onChange: (ends: { from?: string; to?: string }) => void
}

/** Two days, either of which may stay open. */
export function DateRange({ label, from, to, onChange }: DateRangeProps) {
  const { t } = useLingui()
  const isWrong = from !== undefined && to !== undefined && from > to
  const end = (value: string | undefined, name: string, take: (day: string | undefined) => void) => (
    <TextInput
      type="date"
      size="xs"
      w={132}
      value={value ?? ''}
      error={isWrong}
      aria-label={name}
      onChange={(event) => take(event.currentTarget.value || undefined)}
    />
  )
  return (
    <span className={classes.range} data-wrong={isWrong || undefined}>
      {label}
      {end(from, t`${label}, from`, (day) => onChange({ from: day, to }))}–
      {end(to, t`${label}, to`, (day) => onChange({ from, to: day }))}
      {isWrong && <span role="alert">{t`The first day is the later one`}</span>}
    </span>
  )
}
