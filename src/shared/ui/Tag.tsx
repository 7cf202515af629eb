import type { ReactNode } from 'react'
import classes from './Tag.module.css'

export type TagTone = 'blue' | 'green' | 'amber' | 'grey' | 'forge'

/** Label with a short fact, not clickable. Its colours meet WCAG AA in both colour schemes. */
export function Tag({ tone, children, title }: { tone: TagTone; children: ReactNode; title?: string }) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
