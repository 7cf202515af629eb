import type { ReactNode } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import classes from './PostingFilters.module.css'

type FilterOptionProps = {
  chosen: boolean
  /** Postings that choosing it would show; null keeps its place while they are counted. */
  count?: number | null
  onToggle: () => void
  children: ReactNode
}

/** One value of a filter as a word to press, with the number of postings behind it. */
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
      {count !== undefined && (
        <span className={classes.count}>{count === null ? '\u2007\u2007' : formatCount(count)}</span>
      )}
    </button>
  )
}

/** A list of values without `value` where it was there, with it where it was not. */
export const toggled = <T,>(values: readonly T[] | undefined, value: T): T[] =>
  values?.includes(value) ? values.filter((other) => other !== value) : [...(values ?? []), value]
