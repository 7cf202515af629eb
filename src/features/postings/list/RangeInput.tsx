import { useState, type KeyboardEvent } from 'react'
import { NumberInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './PostingFilters.module.css'

type Ends = { from?: number; to?: number }
type RangeInputProps = Ends & {
  label: string
  max: number
  decimals: number
  onChange: (ends: Ends) => void
}

const read = (value: number | string): number | undefined => (typeof value === 'number' ? value : undefined)

/** Two inputs for the ends of a range; they take effect on Enter and on blur. */
export function RangeInput({ label, from, to, max, decimals, onChange }: RangeInputProps) {
  const { t } = useLingui()
  const [ends, setEnds] = useState<Ends>({ from, to })
  const [given, setGiven] = useState<Ends>({ from, to })
  // A range that changes outside of this input (a removed chip, the browser's back button) replaces what was typed.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setEnds({ from, to })
  }
  const isWrong = ends.from !== undefined && ends.to !== undefined && ends.from > ends.to
  const commit = () => {
    if (!isWrong && (ends.from !== from || ends.to !== to)) onChange(ends)
  }
  const end = (name: keyof Ends) => ({
    size: 'xs' as const,
    className: classes.rangeInput,
    hideControls: true,
    allowNegative: false,
    decimalScale: decimals,
    max,
    clampBehavior: 'strict' as const,
    value: ends[name] ?? '',
    error: isWrong,
    onChange: (value: number | string) => setEnds((before) => ({ ...before, [name]: read(value) })),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit()
    },
  })
  return (
    <span className={classes.range} data-wrong={isWrong || undefined}>
      {label}
      <NumberInput {...end('from')} aria-label={t`${label}, from`} placeholder={t`min`} />–
      <NumberInput {...end('to')} aria-label={t`${label}, to`} placeholder={t`max`} />
      {isWrong && <span role="alert">{t`The lower limit is above the upper limit`}</span>}
    </span>
  )
}
