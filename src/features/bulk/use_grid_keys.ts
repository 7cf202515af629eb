import { useRef, type KeyboardEvent } from 'react'
import { cellAt, moved, rangeOf, wholeRows, type GridSize, type Selection } from './grid_selection.ts'
import type { Mode } from './use_grid_selection.ts'

type Given = {
  mode: Mode
  setMode: (mode: Mode) => void
  selection: Selection
  size: GridSize
  isLocked: boolean
  select: (next: Selection) => void
  /** Takes back what was typed since the cell was entered. */
  onRestore: () => void
  onClear: () => void
  onFillDown: () => void
}

const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
const isCaretKey = (key: string, mode: Mode): boolean =>
  mode === 'editing' ? caretKeys.has(key) : mode === 'typing' && (key === 'Home' || key === 'End')

/** The keys of a spreadsheet. Escape gives Tab back to the page, so that nobody is caught in a long table. */
export function useGridKeys(given: Given) {
  const { mode, setMode, selection, size, isLocked, select, onRestore, onClear, onFillDown } = given
  const isTabFree = useRef(false)

  /** Returns whether the key was used. */
  const inCell = (event: KeyboardEvent, input: HTMLInputElement): boolean => {
    const { key, shiftKey: shift, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const letter = ctrl && !altKey && !shift ? key.toLowerCase() : ''
    if (key === 'Escape') {
      isTabFree.current = mode === 'none'
      if (mode === 'none') return false
      onRestore()
      setMode('none')
      return true
    }
    if (altKey) {
      // As for the list of a cell in Excel.
      const fix = key === 'ArrowDown' ? input.parentElement?.querySelector('button') : null
      fix?.focus()
      return Boolean(fix)
    }
    if (key === 'F2') {
      if (isLocked) return true
      setMode(mode === 'editing' ? 'typing' : 'editing')
      if (mode === 'none') input.setSelectionRange(input.value.length, input.value.length)
      return true
    }
    if (letter === 'd') {
      if (!isLocked) onFillDown()
      return true
    }
    if (mode === 'none' && letter === 'a') {
      select(wholeRows(0, size.rows - 1, size))
      return true
    }
    if (mode === 'none' && !isLocked && !ctrl && (key === 'Delete' || key === 'Backspace')) {
      onClear()
      return true
    }
    if (isCaretKey(key, mode)) return false
    // Shift and arrows select text while text is being edited.
    if (mode !== 'none' && shift && key.startsWith('Arrow')) return false
    if (key === 'Tab' && isTabFree.current) return false
    const next = moved(selection, { key, shift, ctrl }, size)
    if (!next) return false
    select(next)
    return true
  }

  return (event: KeyboardEvent) => {
    // While an input method composes, keys are its own; Safari reports its last one only by this code.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const target = event.target as HTMLElement
    if (event.key !== 'Escape' && event.key !== 'Shift' && event.key !== 'Tab') isTabFree.current = false
    if (target instanceof HTMLInputElement) {
      if (inCell(event, target)) event.preventDefault()
      return
    }
    const { top, left } = rangeOf(selection)
    // From the buttons of a cell back to it.
    if (event.key === 'Escape' && !event.defaultPrevented) select(cellAt(top, left))
  }
}
