import type { ReactNode } from 'react'
import classes from './PostingFilters.module.css'

/** One line of the filter panel: its label and its options. */
export function FilterRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.row} role="group" aria-label={typeof label === 'string' ? label : undefined}>
      <div className={classes.label}>{label}</div>
      <div className={classes.values}>{children}</div>
    </div>
  )
}
