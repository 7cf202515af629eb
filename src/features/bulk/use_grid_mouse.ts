import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { rowHeight } from './GridRow.tsx'
import {
  cellAt,
  rangeOf,
  wholeColumns,
  wholeRows,
  type Cell,
  type GridSize,
  type Range,
  type Selection,
} from './grid_selection.ts'

type Given = {
  frame: RefObject<HTMLDivElement | null>
  selection: Selection
  size: GridSize
  /** Whether the pressed cell is the only selected one and has the focus: a press in it places the caret. */
  isCurrent: (cell: Cell) => boolean
  select: (next: Selection) => void
  onEdit: () => void
  onFill: (from: Range, to: Range) => void
}

/** What the pressed button of the mouse drags. */
type Drag = 'cells' | 'rows' | 'columns' | 'fill'

/** How often (ms) the grid scrolls while the mouse is dragged beyond its edge. */
const scrollEveryMs = 60

const numberOf = (element: Element | null | undefined, name: string): number | undefined => {
  const text = element?.getAttribute(name)
  return text === null || text === undefined ? undefined : Number(text)
}

/** The cell, row number or heading that an event is in. */
function placeOf(target: EventTarget | null) {
  const element =
    target instanceof Element ? target.closest('[data-column], [data-row], [data-heading]') : null
  return {
    at: numberOf(element, 'data-at') ?? numberOf(element, 'data-row'),
    column: numberOf(element, 'data-column') ?? numberOf(element, 'data-heading'),
  }
}

/** Returns the range that filling from `from` to a row covers: below it, or above. */
const fillTo = (from: Range, at: number): Range | null =>
  at > from.bottom
    ? { ...from, top: from.bottom + 1, bottom: at }
    : at < from.top
      ? { ...from, top: at, bottom: from.top - 1 }
      : null

/**
 * Selecting with the mouse: a press selects a cell, row or column, dragging or Shift extends it, and the handle fills. A
 * finger's tap arrives here as a press, and its dragging scrolls.
 */
export function useGridMouse({ frame, selection, size, isCurrent, select, onEdit, onFill }: Given) {
  const drag = useRef<Drag | null>(null)
  const pointer = useRef({ y: 0 })
  const [filling, setFilling] = useState<Range | null>(null)
  const [isDragging, setDragging] = useState(false)
  const range = rangeOf(selection)

  const extend = (at: number | undefined, column: number | undefined) => {
    const { anchor, head } = selection
    if (drag.current === 'fill') {
      if (at !== undefined) setFilling(fillTo(range, at))
    } else if (drag.current === 'rows') {
      if (at !== undefined) select(wholeRows(anchor.at, at, size))
    } else if (drag.current === 'columns') {
      if (column !== undefined) select(wholeColumns(anchor.column, column, size))
    } else if (drag.current) select({ anchor, head: { at: at ?? head.at, column: column ?? head.column } })
  }
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const { target, shiftKey } = event
    const { anchor } = selection
    const { at, column } = placeOf(target)
    pointer.current.y = event.clientY
    if (target.closest('[data-handle]')) drag.current = 'fill'
    else if (target.closest('[data-corner]')) select(wholeRows(0, size.rows - 1, size))
    else if (target.closest('[data-row]') && at !== undefined) {
      drag.current = 'rows'
      select(wholeRows(shiftKey ? anchor.at : at, at, size))
    } else if (target.closest('[data-heading]') && column !== undefined) {
      drag.current = 'columns'
      select(wholeColumns(shiftKey ? anchor.column : column, column, size))
    } else if (target.closest('button') || at === undefined || column === undefined) return
    else if (!shiftKey && isCurrent({ at, column })) {
      onEdit()
      return
    } else {
      drag.current = 'cells'
      select(shiftKey ? { anchor, head: { at, column } } : cellAt(at, column))
    }
    setDragging(drag.current !== null)
    // The grid itself moves the focus; the browser would select text across the cells.
    event.preventDefault()
  }
  const onMouseOver = (event: MouseEvent) => {
    if (!drag.current || event.buttons !== 1) return
    const { at, column } = placeOf(event.target)
    extend(at, column)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]')
    if (isHandle && range.bottom < size.rows - 1)
      onFill(range, { ...range, top: range.bottom + 1, bottom: size.rows - 1 })
  }

  const scrollAlong = useEffectEvent(() => {
    const element = frame.current
    if (!drag.current || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    const way = pointer.current.y < top ? -1 : pointer.current.y > bottom ? 1 : 0
    if (way === 0 || drag.current === 'columns') return
    element.scrollBy({ top: way * rowHeight })
    const edge =
      drag.current === 'fill' ? (filling ?? range) : { top: selection.head.at, bottom: selection.head.at }
    const at = way < 0 ? edge.top - 1 : edge.bottom + 1
    if (at >= 0 && at < size.rows) extend(at, undefined)
  })
  const finish = useEffectEvent(() => {
    if (drag.current === 'fill' && filling) onFill(range, filling)
    drag.current = null
    setFilling(null)
    setDragging(false)
  })
  useEffect(() => {
    if (!isDragging) return undefined
    const onMove = (event: globalThis.MouseEvent) => {
      pointer.current.y = event.clientY
    }
    const onUp = () => finish()
    const timer = setInterval(() => scrollAlong(), scrollEveryMs)
    addEventListener('mousemove', onMove)
    addEventListener('mouseup', onUp)
    return () => {
      clearInterval(timer)
      removeEventListener('mousemove', onMove)
      removeEventListener('mouseup', onUp)
    }
  }, [isDragging])
  return { filling, onMouseDown, onMouseOver, onDoubleClick }
}
