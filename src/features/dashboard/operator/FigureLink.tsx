import type { ReactNode } from 'react'
import { AnchorLink } from '#shared/ui/links.tsx'
import type { Place } from './figure_places.ts'

/** A number that is a link if there is a list of what it counts; `label` says what it counts. */
export function FigureLink({
  place,
  label,
  children,
}: {
  place: Place | undefined
  label: string
  children: ReactNode
}) {
  if (!place) return children
  return (
    <AnchorLink
      to={place.to}
      search={place.search as never}
      inherit
      aria-label={`${label}: ${String(children)}`}
    >
      {children}
    </AnchorLink>
  )
}
