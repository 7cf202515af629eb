import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  to: string
  search?: Record<string, string | number>
  className?: string
  /** Marked as current only on exactly this page. */
  exact?: boolean
  children: ReactNode
}

/** A link of a menu; menus are data, so their paths are checked against the routes when they are shown. */
export function MenuLink({ to, search, className, exact = false, children }: Props) {
  return (
    <Link
      to={to}
      search={search as never}
      className={className}
      activeOptions={{ exact, includeSearch: search !== undefined }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {children}
    </Link>
  )
}
