/**
 * Calls `then` when the browser has nothing more urgent to do, at the latest after `patience` (ms); returns how to
 * cancel that. Safari does not say when it is idle: there it is called after what is under way.
 */
export function whenIdle(then: () => void, patience: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(then, { timeout: patience })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(then)
  return () => clearTimeout(timer)
}
