import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Longest wait (ms) for a frame: a hidden tab paints none. */
const longest = 200

/**
 * Mounts its children once the browser has painted what is around them. What they import is loaded then, too, so that
 * it does not take the time in which the page could already be seen.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const show = () => startTransition(() => setPainted(true))
    const timer = setTimeout(show, longest)
    // The second frame begins after the first was painted.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)))
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [])
  return isPainted && children
}
