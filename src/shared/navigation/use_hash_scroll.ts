import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the element with this id if the address names it; the router does that only for elements that exist at once. */
export function useHashScroll(id: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === id) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
}
