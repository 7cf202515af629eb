import { Breadcrumbs } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './Trail.module.css'

type TrailProps = {
  /** Places between the home page and this one. */
  places: readonly { name: string; to: string; search?: Record<string, unknown> }[]
  /** Name of this page; without it the last place stands for the page. */
  here?: ReactNode
}

/** Breadcrumb: home / section / category / this page. */
export function Trail({ places, here }: TrailProps) {
  const { t } = useLingui()
  return (
    <Breadcrumbs component="nav" aria-label={t`Breadcrumb`} className={classes.trail} separatorMargin={6}>
      <Link to="/home" className={classes.place}>
        <Trans>Home</Trans>
      </Link>
      {places.map(({ name, to, search = {} }) => (
        <Link key={name} to={to} search={search as never} className={classes.place}>
          {name}
        </Link>
      ))}
      {here}
    </Breadcrumbs>
  )
}
