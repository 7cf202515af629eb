import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

/** Distance (px) from the window at which the children are mounted. */
const margin = 600

type Props = {
  /** Height (px) that is kept free until then. */
  height: number
  className?: string | undefined
  children: ReactNode
}

/** Mounts its children once somebody scrolls near them; what they ask for is not asked for before. */
export function WhenNear({ height, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} className={className} style={{ height }} />
}
