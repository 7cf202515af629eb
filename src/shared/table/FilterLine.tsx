import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './FilterLine.module.css'

type Props = {
  children: ReactNode
  /** Whether all are shown from the start, because one that is chosen has no chip elsewhere. */
  startsOpen?: boolean
}

/** Filters in one line. Those that do not fit are folded away, whole, until “Filter” is clicked. */
export function FilterLine({ children, startsOpen = false }: Props) {
  const { t } = useLingui()
  const line = useRef<HTMLDivElement>(null)
  const observer = useRef<IntersectionObserver>(null)
  const [folded, setFolded] = useState(0)
  const [isOpen, setOpen] = useState(startsOpen)
  useEffect(() => {
    // What the line cuts off is on a further one. The keyboard and screen readers pass over it, too.
    observer.current = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio: seen } of entries)
          target.toggleAttribute('inert', seen < 0.95)
        setFolded(line.current?.querySelectorAll(':scope > [inert]').length ?? 0)
      },
      // One that is too wide for the line is folded as well: half of it would be no use.
      { root: line.current, threshold: 0.95 },
    )
    return () => observer.current?.disconnect()
  }, [])
  useEffect(() => {
    for (const child of line.current?.children ?? []) observer.current?.observe(child)
  })
  return (
    <div className={classes.frame}>
      <div ref={line} className={classes.line} data-filters data-open={isOpen || undefined}>
        {children}
      </div>
      {(folded > 0 || isOpen) && (
        <Button
          variant="default"
          size="compact-sm"
          fw={400}
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconMinus size={14} aria-hidden /> : <IconPlus size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t`Filter`}
        </Button>
      )}
    </div>
  )
}
