import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import classes from './NarrowFold.module.css'

/** A menu that in a narrow window is one line with its name, which opens it; the page that is chosen closes it again. */
export function NarrowFold({ name, children }: { name: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {name}
        <IconChevronDown className={classes.sign} size={18} aria-hidden />
      </UnstyledButton>
      <div className={classes.content} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
