import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  to: string
  search?: Record<string, string | number>
  className?: string
  /** Marks the link as current only on exactly this page, not on the pages below it. */
  exact?: boolean
  children: ReactNode
}

/** A link of a menu. Menus are data, so `to` is not typed as a route; usePages() checks it when the menu is shown. */
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
