import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value with which the browser has painted last: what shows it is rendered after a picture of the same value
 * and does not delay it. The first value is returned at once.
 */
export function useOncePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    // The second frame begins after the first was painted.
    let frame = requestAnimationFrame(
      () => (frame = requestAnimationFrame(() => startTransition(() => setPainted(value)))),
    )
    return () => cancelAnimationFrame(frame)
  }, [value])
  return painted
}
