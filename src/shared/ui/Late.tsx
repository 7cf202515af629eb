import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders its children after the surrounding page, as deferred work that keeps the browser responsive; until then it
 * shows `instead`.
 */
export function Late({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead
}
