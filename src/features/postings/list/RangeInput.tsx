import { useState, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { NumberBox } from '#shared/form/NumberBox.tsx'
import { limitIssue } from '#shared/form/limit_issue.ts'
import classes from './PostingFilters.module.css'

type Ends = { from?: number; to?: number }
type RangeInputProps = Ends & {
  label: string
  max: number
  decimals: number
  onChange: (ends: Ends) => void
}

/** Two inputs for the ends of a range; they take effect on Enter and on blur. */
export function RangeInput({ label, from, to, max, decimals, onChange }: RangeInputProps) {
  const { t } = useLingui()
  const [ends, setEnds] = useState<Ends>({ from, to })
  const [given, setGiven] = useState<Ends>({ from, to })
  const [isTyping, setTyping] = useState(false)
  // A range that changes outside of this input (a removed chip, the browser's back button) replaces what was typed.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setEnds({ from, to })
  }
  const issues = {
    from: limitIssue(ends.from ?? null, { max, decimals }),
    to: limitIssue(ends.to ?? null, { max, decimals }),
  }
  const isReversed = ends.from !== undefined && ends.to !== undefined && ends.from > ends.to
  const issue =
    issues.from ?? issues.to ?? (isReversed ? t`The lower limit is above the upper limit` : undefined)
  const commit = () => {
    setTyping(false)
    if (!issue && (ends.from !== from || ends.to !== to)) onChange(ends)
  }
  const end = (name: keyof Ends) => ({
    size: 'xs' as const,
    className: classes.rangeInput,
    value: ends[name] ?? null,
    error: !isTyping && (issues[name] !== undefined || isReversed),
    onChange: (value: number | null) => {
      setTyping(true)
      setEnds((before) => ({ ...before, [name]: value ?? undefined }))
    },
  })
  return (
    <span
      className={classes.range}
      data-wrong={(!isTyping && issue) || undefined}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit()
      }}
    >
      {label}
      <NumberBox {...end('from')} aria-label={t`${label}, from`} placeholder={t`min`} />–
      <NumberBox {...end('to')} aria-label={t`${label}, to`} placeholder={t`max`} />
      {!isTyping && issue && <span role="alert">{issue}</span>}
    </span>
  )
}
