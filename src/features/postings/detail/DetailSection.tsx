import type { ReactNode } from 'react'
import { Title } from '@mantine/core'
import classes from './PostingDetail.module.css'

type DetailSectionProps = { title: ReactNode; action?: ReactNode; children: ReactNode }

/** A box with a title on a posting's page. */
export function DetailSection({ title, action, children }: DetailSectionProps) {
  return (
    <section className={classes.box}>
      <div className={classes.boxHead}>
        <Title order={2} fz="md">
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  )
}
