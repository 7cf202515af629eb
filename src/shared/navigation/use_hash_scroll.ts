import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the element with this id when the address names it: the router does so only for what is there already. */
export function useHashScroll(id: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === id) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
}
