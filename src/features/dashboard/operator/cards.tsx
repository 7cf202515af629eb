/** Cards of the overview. Each links to its list if that page exists. */
import { Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './AdminOverview.module.css'

type Place = {
  to: string
  search?: Record<string, string | number>
  /** What opening the page takes; without one everybody who sees the card may. */
  permission?: Permission
}

/** A card that is a link if the page exists and the operator may open it. */
export function Card({ place, children, large }: { place: Place; children: ReactNode; large?: true }) {
  const { routesByPath } = useRouter()
  const session = useSession()
  const isOpen = place.permission === undefined || allowed(session, place.permission)
  if (!isOpen || !(place.to in routesByPath))
    return (
      <div className={classes.card} data-large={large}>
        {children}
      </div>
    )
  return (
    <Link to={place.to} search={place.search} className={classes.card} data-large={large}>
      {children}
    </Link>
  )
}

export function FigureCard({ label, value, place }: { label: string; value: number; place: Place }) {
  return (
    <Card place={place}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <div className={classes.figure}>{formatCount(value)}</div>
    </Card>
  )
}
