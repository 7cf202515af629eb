import { useEffect, useRef } from 'react'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
>
/** The part of an element that decides whether a key belongs to it. */
type Place = { closest(selector: string): unknown }

/** Elements in which a letter is input or belongs to the widget. */
const typing =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=listbox], [role=menu]'

/** Returns the key of a shortcut in lower case; undefined if the press is typing, a held key or a browser command, or a dialog is open. */
export function shortcutOf(press: Press, target: Place | null, isDialogOpen: boolean): string | undefined {
  if (
    press.ctrlKey ||
    press.metaKey ||
    press.altKey ||
    press.isComposing ||
    press.repeat ||
    press.defaultPrevented
  )
    return undefined
  if (isDialogOpen || target?.closest(typing)) return undefined
  return press.key.toLowerCase()
}

/** Runs `actions[key]` for single keys pressed anywhere on the page (`a`, `/`), but not while typing or in a dialog. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const isDialogOpen = document.querySelector('[role=dialog], [aria-modal=true]') !== null
      const key = shortcutOf(event, target, isDialogOpen)
      const action = key === undefined ? undefined : current.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
