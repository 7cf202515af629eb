import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** A list of facts, one per line, with their names in the first column. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

/** One entry of a list of facts (`dl`). */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
