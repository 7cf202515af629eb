import type { ReactNode } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import classes from './PostingFilters.module.css'

type FilterOptionProps = {
  chosen: boolean
  /** Number of postings that this option would show; null reserves the space while they are being counted. */
  count?: number | null
  onToggle: () => void
  children: ReactNode
}

/** One option of a filter as a button, with its number of postings; one without any is grey. */
export function FilterOption({ chosen, count, onToggle, children }: FilterOptionProps) {
  return (
    <button
      type="button"
      className={classes.option}
      aria-pressed={chosen}
      data-none={count === 0 || undefined}
      onClick={onToggle}
    >
      {children}
      {count !== undefined && <OptionCount of={count} />}
    </button>
  )
}

/** The number behind an option, always as wide as two figures: what is counted later moves nothing. `null` while it is counted. */
export const OptionCount = ({ of }: { of: number | null }) => (
  <span className={classes.count}>{of === null ? '\u2007\u2007' : of > 0 && formatCount(of)}</span>
)

/** Returns the list without `value` if it contains it, else with it. */
export const toggled = <T,>(values: readonly T[] | undefined, value: T): T[] =>
  values?.includes(value) ? values.filter((other) => other !== value) : [...(values ?? []), value]

/** The options with postings in their order, then those without; all in their order while they are being counted. */
export const zeroLast = <T,>(options: readonly T[], countOf: (option: T) => number | null): T[] =>
  options.toSorted((one, other) => Number(countOf(one) === 0) - Number(countOf(other) === 0))
