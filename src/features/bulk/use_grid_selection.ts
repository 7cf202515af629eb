import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { cellId, rowHeight } from './GridRow.tsx'
import { cellAt, clamped, type GridSize, type Selection } from './grid_selection.ts'

/**
 * What keys do in the focused cell. `none`: they move and select. `typing`: text that replaces the cell's is being typed,
 * arrows leave the cell. `editing`: the text is corrected, arrows move within it.
 */
export type Mode = 'none' | 'typing' | 'editing'

/** Height of the headings in CSS pixels. */
export const headHeight = 34

/** Holds what is selected. Focus and scrolling follow it once it is moved with `select`, but not `point`. */
export function useGridSelection(frame: RefObject<HTMLElement | null>, size: GridSize) {
  /** `moves`: how often the grid moved the selection itself. */
  const [{ wanted, moves }, setSelection] = useState({ wanted: cellAt(0, 0), moves: 0 })
  const followed = useRef(0)
  /** `isTyped`: the focused cell was changed since it was entered. */
  const [{ mode, isTyped }, setEdit] = useState({ mode: 'none' as Mode, isTyped: false })
  const selection = clamped(wanted, size)
  const { anchor, head } = selection

  useLayoutEffect(() => {
    const element = frame.current
    const input = document.getElementById(cellId(anchor.at, anchor.column))
    if (!element || !(input instanceof HTMLInputElement)) return
    if (followed.current !== moves) {
      followed.current = moves
      const above = head.at * rowHeight
      const below = above + rowHeight + headHeight - element.clientHeight
      element.scrollTo({ top: Math.max(Math.min(element.scrollTop, above), below) })
      const heading = element.querySelector(`[data-heading="${head.column}"]`)
      heading?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      input.focus({ preventScroll: true })
    }
    // What is typed into a selected cell replaces its text, that of an input method too.
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length
    if (mode === 'none' && !isWhole && document.activeElement === input) input.select()
  })

  const setMode = (next: Mode) =>
    setEdit((before) => ({ mode: next, isTyped: next !== 'none' && before.isTyped }))
  return {
    selection,
    mode,
    isTyped,
    setMode,
    setTyped: () =>
      setEdit((before) => ({ mode: before.mode === 'none' ? 'typing' : before.mode, isTyped: true })),
    select: (next: Selection) => {
      setSelection({ wanted: next, moves: moves + 1 })
      setMode('none')
    },
    /** Selects the cell that has the focus. */
    point: (next: Selection) => {
      setSelection({ wanted: next, moves })
      setMode('none')
    },
  }
}
