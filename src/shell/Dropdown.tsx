import { UnstyledButton } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import classes from './Dropdown.module.css'

type Props = {
  /** Content of the button. */
  label: ReactNode
  /** Accessible name, needed when the content is only an icon. */
  name?: string
  className?: string
  /** Edge where panel and button line up; `left` puts the panel to the left of the button. */
  align?: 'start' | 'end' | 'left'
  children: (close: () => void) => ReactNode
}

/**
 * A button that shows a panel (disclosure pattern). Escape, a click elsewhere or moving the focus out closes it.
 * Mantine's menu would add a positioning engine to the first page's code for a few small panels.
 */
export function Dropdown({ label, name, className, align = 'start', children }: Props) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpened(false)
  // Not every browser moves the focus when a button is clicked, so listening for blur is not enough.
  const root = useClickOutside<HTMLDivElement>(close)
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  return (
    <div ref={root} className={classes.root} onBlur={onBlur} onKeyDown={onKeyDown}>
      <UnstyledButton
        ref={button}
        className={className}
        aria-label={name}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </UnstyledButton>
      {opened && (
        <div id={id} className={classes.panel} data-align={align} tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
