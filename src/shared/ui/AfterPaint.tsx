import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from './when_idle.ts'

/** Longest wait (ms) for a frame in a hidden tab, which paints none, and in one that is hidden meanwhile. */
const patience = { hidden: 200, visible: 2_000 }

/** Longest wait (ms) for a moment in which the browser is idle. */
const idlePatience = 1_000

/** Returns whether the browser has painted the component that calls this; it is rendered again then, as a transition. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const show = () => startTransition(() => setPainted(true))
    const timer = setTimeout(show, document.hidden ? patience.hidden : patience.visible)
    // The second frame begins after the first was painted.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)))
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [])
  return isPainted
}

/**
 * Mounts its children once the browser has painted what is around them and has nothing more urgent to do. What they
 * import is loaded then, too, so that it does not take the time in which the page could already be seen.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isPainted = useIsPainted()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isPainted) return undefined
    return whenIdle(() => startTransition(() => setIdle(true)), idlePatience)
  }, [isPainted])
  return isIdle && children
}
