import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Detail.module.css'

/** A part of a row's page with its heading. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={title}>
    <Title order={3} fz="sm" mb={6}>
      {title}
    </Title>
    {children}
  </section>
)
