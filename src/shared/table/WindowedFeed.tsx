import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  /** Accessible name of the feed. */
  label: string
  className?: string | undefined
  /** Number of all items, and of those that are loaded and rendered together. */
  count: number
  size: number
  /** Height in px that an item is expected to have until it has been shown. */
  height: number
  /** Index of an item that is to be rendered wherever it is, because a link leads to it. */
  wanted?: number | undefined
  /** Renders `size` items from the index `from` on. */
  children: (from: number, size: number) => ReactNode
}

/** How far (px) from the visible part of the page items are rendered. */
const nearPx = 1_200

/**
 * A long list of articles in windows: only those near the visible part of the page are rendered, the others keep their
 * place with the height that they had. The page scrolls as a whole, so that links, Back and the keyboard work as usual.
 */
export function WindowedFeed({ label, className, count, size, height, wanted, children }: Props) {
  return (
    <div role="feed" aria-label={label} className={className}>
      {Array.from({ length: Math.ceil(count / size) }, (_, at) => {
        const from = at * size
        const items = Math.min(size, count - from)
        const isWanted = wanted !== undefined && wanted >= from && wanted < from + items
        return (
          <Window key={from} height={items * height} isWanted={isWanted}>
            {() => children(from, items)}
          </Window>
        )
      })}
    </div>
  )
}

type WindowProps = { height: number; isWanted: boolean; children: () => ReactNode }

function Window({ height, isWanted, children }: WindowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isWanted)
  /** Height that it had when it was last rendered. */
  const [measured, setMeasured] = useState(height)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false
        const now = element.offsetHeight
        // Interruptible, so that scrolling goes on while the articles are built.
        startTransition(() => {
          if (!isIntersecting && element.childElementCount > 0) setMeasured(now)
          setNear(isIntersecting)
        })
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const isShown = isNear || isWanted
  return (
    <div ref={place} style={isShown ? undefined : { height: measured }}>
      {isShown && children()}
    </div>
  )
}
