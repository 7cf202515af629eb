import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Fields outside of the grid that have their own undo. */
const ownUndo = 'input, textarea, select, [contenteditable=true], [role=dialog]'

/** Runs undo at Ctrl+Z and redo at Ctrl+Y or Ctrl+Shift+Z, wherever the focus is, except in other fields. */
export function useUndoKeys(frame: RefObject<HTMLElement | null>, run: (type: 'undo' | 'redo') => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    // Open in another tab, the table is only to be read.
    if (frame.current?.closest('fieldset')?.disabled) return
    const target = event.target instanceof Element ? event.target : null
    if (!frame.current?.contains(target) && target?.closest(ownUndo)) return
    event.preventDefault()
    run(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
