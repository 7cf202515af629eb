import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders its children after what stands around them, in slices between which the browser answers; until then `instead`
 * keeps their place.
 */
export function Late({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead
}
