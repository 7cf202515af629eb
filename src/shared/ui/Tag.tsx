import type { ReactNode } from 'react'
import classes from './Tag.module.css'

export type TagTone = 'blue' | 'green' | 'amber' | 'grey' | 'forge'

/** A small fact about a row: read, never pressed. Its colours meet WCAG AA in both schemes. */
export function Tag({ tone, children, title }: { tone: TagTone; children: ReactNode; title?: string }) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
