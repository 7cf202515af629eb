import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useCallback, useRef, useState, type ClipboardEvent, type Dispatch } from 'react'
import classes from './BulkGrid.module.css'
import { GridBar } from './GridBar.tsx'
import { GridHead } from './GridHead.tsx'
import { cellId, GridRow, rowHeight, type GridColumn, type RowMarks } from './GridRow.tsx'
import type { HistoryChange, StepName } from './bulk_history.ts'
import type { BulkRow } from './bulk_state.ts'
import { isBlock } from './grid_clipboard.ts'
import { cellAt, cellsIn, rangeOf, type Cell } from './grid_selection.ts'
import type { RowSort } from './row_view.ts'
import { stepText } from './step_text.ts'
import { useGridKeys } from './use_grid_keys.ts'
import { useGridMouse } from './use_grid_mouse.ts'
import { headHeight, useGridSelection } from './use_grid_selection.ts'
import { useGridWrites } from './use_grid_writes.ts'
import type { Readings } from './use_readings.ts'
import { useUndoKeys } from './use_undo_keys.ts'

/** Rows rendered above and below the visible ones. */
const overscan = 6

type Props = {
  rows: readonly BulkRow[]
  shown: readonly GridColumn[]
  readings: Readings
  nameOf: (path: string) => string
  isLocked: boolean
  /** How many rows the table may still take, and the number of the next one. */
  room: { free: number; nextNumber: number }
  /** What undo takes back and redo makes again; null if there is nothing. */
  history: { undo: StepName | null; redo: StepName | null }
  sort: RowSort | null
  onSort: (sort: RowSort | null) => void
  dispatch: Dispatch<HistoryChange>
}

/** The cell of an input; undefined for the buttons beside it. */
function inputOf(target: EventTarget) {
  const cell = target instanceof HTMLInputElement ? target.closest('td') : null
  if (!cell) return undefined
  const { at, column } = cell.dataset
  return { input: target as HTMLInputElement, at: Number(at), column: Number(column) }
}

/** The rows as a spreadsheet, with sketch and weight; only the visible ones, and the one with the focus, are rendered. */
export function BulkGrid(props: Props) {
  const { rows, shown, readings, nameOf, isLocked, room, history, sort, onSort, dispatch } = props
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(600)
  const measure = useCallback((element: HTMLDivElement | null) => {
    frame.current = element
    if (!element) return undefined
    const observer = new ResizeObserver(() => setHeight(element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const page = Math.max(1, Math.floor((height - headHeight) / rowHeight))
  const size = { rows: rows.length, columns: shown.length, page }
  const { selection, mode, isTyped, setMode, setTyped, select, point } = useGridSelection(frame, size)
  const { anchor } = selection
  const range = rangeOf(selection)
  const places = shown.map(({ place }) => place)
  const writes = useGridWrites({ shown: { rows, places }, selection, select, room, dispatch })

  const isCurrent = ({ at, column }: Cell) =>
    cellsIn(range) === 1 &&
    at === anchor.at &&
    column === anchor.column &&
    document.activeElement?.id === cellId(at, column)
  const { filling, ...onMouse } = useGridMouse({
    frame,
    selection,
    size,
    isCurrent,
    select,
    onEdit: () => !isLocked && setMode('editing'),
    onFill: (from, to) => !isLocked && writes.fill(from, to),
  })
  const onKeyDown = useGridKeys({
    mode,
    setMode,
    selection,
    size,
    isLocked,
    select,
    onRestore: () => isTyped && dispatch({ type: 'undo' }),
    onClear: writes.clear,
    onFillDown: writes.fillDown,
  })
  const travel = (type: 'undo' | 'redo') => {
    const name = history[type]
    if (isLocked || name === null) return
    setMode('none')
    dispatch({ type })
    const step = stepText(name)
    writes.tell(type === 'undo' ? t`Taken back: ${step}` : t`Done again: ${step}`)
  }
  useUndoKeys(frame, travel)

  const onFocus = (target: EventTarget) => {
    const cell = inputOf(target)
    if (cell && (cell.at !== anchor.at || cell.column !== anchor.column)) point(cellAt(cell.at, cell.column))
  }
  const onType = (target: EventTarget) => {
    const cell = inputOf(target)
    const row = cell && rows[cell.at]
    if (!row) return
    setTyped()
    dispatch({
      type: 'edit',
      key: row.key,
      place: places[cell.column]!,
      text: cell.input.value,
      isContinued: isTyped,
    })
  }
  const onClip = (event: ClipboardEvent, what: 'copy' | 'cut' | 'paste') => {
    if (!inputOf(event.target)) return
    if (what !== 'paste') {
      // Text selected within a cell is copied as everywhere.
      if (mode === 'none') writes.copy(event, what === 'cut' && !isLocked)
      return
    }
    const isText = mode !== 'none' && !isBlock(event.clipboardData.getData('text/plain').trimEnd())
    if (isText || isLocked) return
    event.preventDefault()
    writes.paste(event.clipboardData)
  }

  const first = Math.max(0, Math.floor(top / rowHeight) - overscan)
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + overscan)
  const near = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset)
  // The focused cell stays, wherever the grid is scrolled to, with what is being typed into it.
  const rendered = anchor.at < first ? [anchor.at, ...near] : anchor.at >= last ? [...near, anchor.at] : near
  const marksOf = (at: number): RowMarks => {
    const isIn = at >= range.top && at <= range.bottom
    const isFilled = filling !== null && at >= filling.top && at <= filling.bottom
    return {
      left: isIn ? range.left : -1,
      right: isIn ? range.right : -1,
      active: at === anchor.at ? anchor.column : -1,
      handle: at === range.bottom ? range.right : -1,
      fillLeft: isFilled ? filling.left : -1,
      fillRight: isFilled ? filling.right : -1,
    }
  }
  const gap = (count: number) => count > 0 && <tr aria-hidden style={{ height: count * rowHeight }} />

  return (
    <>
      <GridBar
        undo={history.undo}
        redo={history.redo}
        sort={sort}
        column={shown[anchor.column]}
        rowCount={Math.min(rows.length, range.bottom - range.top + 1)}
        cellCount={cellsIn(range)}
        canFill={range.bottom > 0 && shown.length > 0}
        isLocked={isLocked}
        told={writes.told}
        onUndo={() => travel('undo')}
        onRedo={() => travel('redo')}
        onFillDown={() => {
          writes.fillDown()
          select(selection)
        }}
        onRemove={() => {
          const gone = rows.slice(range.top, range.bottom + 1)
          dispatch({ type: 'remove', keys: new Set(gone.map(({ key }) => key)) })
          select(cellAt(range.top, anchor.column))
        }}
        onSort={(next) => {
          onSort(next)
          select(cellAt(0, anchor.column))
        }}
      />
      <div
        ref={measure}
        className={classes.frame}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <table
          role="grid"
          className={classes.grid}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          aria-label={t`Rows of the table`}
          aria-describedby="bulk-keys"
          data-mode={mode}
          {...onMouse}
          onKeyDown={onKeyDown}
          onFocus={(event) => onFocus(event.target)}
          onBlur={() => setMode('none')}
          // Also for a key that leaves the text as it is, such as 1 over 1, which is no change.
          onInput={() => mode === 'none' && setMode('typing')}
          onChange={(event) => onType(event.target)}
          onCopy={(event) => onClip(event, 'copy')}
          onCut={(event) => onClip(event, 'cut')}
          onPaste={(event) => onClip(event, 'paste')}
        >
          <GridHead shown={shown} sort={sort} />
          <tbody>
            {rendered.map((at, index) => {
              const row = rows[at]
              if (!row) return null
              return (
                <Fragment key={row.key}>
                  {gap(at - (rendered[index - 1] ?? -1) - 1)}
                  <GridRow
                    {...{ at, row, shown, nameOf, isLocked, dispatch }}
                    {...marksOf(at)}
                    reading={readings.of(row)}
                    isEditing={mode !== 'none' && at === anchor.at}
                  />
                </Fragment>
              )
            })}
            {gap(rows.length - 1 - (rendered.at(-1) ?? -1))}
          </tbody>
        </table>
      </div>
      <Text size="xs" c="dimmed" mt={4} id="bulk-keys" className={classes.keys}>
        <Trans>
          Arrows, Enter and Tab move, with Shift arrows select. Typing or F2 edits, Esc restores. Ctrl+D fills
          down, Ctrl+Z takes back. Esc, then Tab leaves the table.
        </Trans>
      </Text>
    </>
  )
}
