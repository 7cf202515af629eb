import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Inspection.module.css'

/** A part of a page with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper withBorder className={classes.page} component="section" aria-label={title}>
    <Title order={2} size="h5" mb={6}>
      {title}
    </Title>
    {children}
  </Paper>
)
