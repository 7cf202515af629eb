import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { Session } from '#contract/account.ts'

/** Keeps the open page's entry in sight of a menu that scrolls by itself; the ref is for the element that scrolls. */
export function useActiveEntry<Box extends HTMLElement>(session: Session | null): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const { current } = box
    // In a narrow window the menu does not scroll by itself; the page must not move.
    if (current === null || current.scrollHeight <= current.clientHeight) return
    current.querySelector('[data-status=active]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, session])
  return box
}
