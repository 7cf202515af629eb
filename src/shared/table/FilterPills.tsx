import type { ReactNode } from 'react'
import { Count } from '../ui/Count.tsx'
import classes from './FilterPills.module.css'

/** Choices above a list of which one narrows it. */
export const FilterPills = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.pills} role="group" aria-label={label}>
    {children}
  </div>
)

type Props = {
  name: string
  /** Rows that it leaves. */
  count?: number
  isChosen: boolean
  onChoose: () => void
}

export const FilterPill = ({ name, count, isChosen, onChoose }: Props) => (
  <button
    type="button"
    className={classes.pill}
    aria-pressed={isChosen}
    data-none={count === 0 || undefined}
    onClick={onChoose}
  >
    {name}
    <Count of={count} className={undefined} />
  </button>
)
