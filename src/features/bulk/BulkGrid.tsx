import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { memo, useCallback, useRef, useState, type Dispatch, type KeyboardEvent } from 'react'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import classes from './BulkGrid.module.css'
import { CellFixes } from './CellFixes.tsx'
import type { BulkColumn } from './bulk_columns.ts'
import type { BulkChange, BulkRow } from './bulk_state.ts'
import { messageAt, messagesOf, summaryOf } from './row_message.ts'
import type { RowReading } from './row_reader.ts'
import type { Readings } from './use_readings.ts'

/** Height of every row in CSS pixels; it is fixed, so that a row's position is known without rendering the others. */
const rowHeight = 52
const overscan = 6

export type GridColumn = {
  place: number
  column: BulkColumn
  /** Unit of the numbers that are written without one. */
  unit: string | undefined
}

type Props = {
  rows: readonly BulkRow[]
  shown: readonly GridColumn[]
  readings: Readings
  nameOf: (path: string) => string
  isLocked: boolean
  dispatch: Dispatch<BulkChange>
  onRemove: (row: BulkRow) => void
}

const widths: Partial<Record<BulkColumn['field']['widget'], number>> = {
  number: 104,
  flag: 76,
  material: 104,
  dims: 168,
  category: 140,
  region: 130,
  photos: 160,
}
const widthOf = ({ column }: GridColumn) => (column.dim ? 84 : (widths[column.field.widget] ?? 116))

const cellId = (at: number, place: number) => `bulk-${at}-${place}`

/** The rows like in a spreadsheet, with sketch and weight; only the visible ones are rendered. */
export function BulkGrid({ rows, shown, readings, nameOf, isLocked, dispatch, onRemove }: Props) {
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
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan)
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + overscan)

  const focusCell = (at: number, place: number) => {
    const element = frame.current
    if (!element || at < 0 || at >= rows.length) return
    const wanted = at * rowHeight
    if (wanted < element.scrollTop) element.scrollTop = wanted
    if (wanted + 3 * rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = wanted + 3 * rowHeight - element.clientHeight
    requestAnimationFrame(() => document.getElementById(cellId(at, place))?.focus())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number, place: number) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    focusCell(at + step, place)
  }

  return (
    <div ref={measure} className={classes.frame} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <table className={classes.grid} aria-rowcount={rows.length + 1} aria-label={t`Rows of the table`}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.number}>
              #
            </th>
            <th scope="col" className={classes.status}>{t`Check`}</th>
            <th scope="col" className={classes.sketch}>{t`Sketch`}</th>
            {shown.map((one) => (
              <th key={one.place} scope="col" style={{ width: widthOf(one), minWidth: widthOf(one) }}>
                {one.column.label[lang]}
                {one.unit && ` (${one.unit})`}
              </th>
            ))}
            <th scope="col" className={classes.weight}>{t`Weight`}</th>
            <th scope="col" aria-label={t`Remove`} className={classes.remove} />
          </tr>
        </thead>
        <tbody>
          {first > 0 && <tr aria-hidden style={{ height: first * rowHeight }} />}
          {rows.slice(first, last).map((row, offset) => (
            <GridRow
              key={row.key}
              at={first + offset}
              reading={readings.of(row)}
              {...{ row, shown, nameOf, isLocked, dispatch, onRemove, onKeyDown }}
            />
          ))}
          {last < rows.length && <tr aria-hidden style={{ height: (rows.length - last) * rowHeight }} />}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<Props, 'shown' | 'nameOf' | 'isLocked' | 'dispatch' | 'onRemove'> & {
  at: number
  row: BulkRow
  reading: RowReading
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, at: number, place: number) => void
}

const isSameRow = (before: RowProps, after: RowProps): boolean =>
  before.row === after.row &&
  before.reading === after.reading &&
  before.at === after.at &&
  before.shown === after.shown &&
  before.isLocked === after.isLocked

const GridRow = memo(function GridRow(props: RowProps) {
  const { at, row, reading, shown, nameOf, isLocked, dispatch, onRemove, onKeyDown } = props
  const { t } = useLingui()
  const messages = messagesOf(row, reading)
  const { tone, text } = summaryOf(row, messages, nameOf)
  const { values, lotKg } = reading
  const { number } = row
  return (
    <tr aria-rowindex={at + 2} style={{ height: rowHeight }}>
      <th scope="row" className={classes.number}>
        {number}
      </th>
      <td className={classes.status} data-tone={tone}>
        <span id={`bulk-${at}-status`} title={text || undefined}>
          {text || t`Ready to submit`}
        </span>
      </td>
      <td className={classes.sketch}>
        {values['shape'] && values['dims'] ? (
          <Sketch shape={values['shape'] as Shape} dims={values['dims'] as Dims} size="thumb" />
        ) : null}
      </td>
      {shown.map(({ place, column }) => {
        const message = messageAt(messages, column.id)
        const label = t`${column.label[lang]}, row ${number}`
        return (
          <td key={place} data-tone={message?.tone}>
            <input
              id={cellId(at, place)}
              aria-label={label}
              aria-invalid={message?.tone === 'wrong' || undefined}
              aria-describedby={message && `bulk-${at}-status`}
              title={message?.text}
              value={row.cells[place] ?? ''}
              readOnly={isLocked}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) =>
                dispatch({ type: 'edit', key: row.key, place, text: event.currentTarget.value })
              }
              onKeyDown={(event) => onKeyDown(event, at, place)}
            />
            {!isLocked && message?.tone === 'wrong' && (
              <CellFixes
                fixes={reading.fixes[column.id] ?? []}
                label={label}
                onFix={(fix) => dispatch({ type: 'edit', key: row.key, place: fix.place, text: fix.text })}
              />
            )}
          </td>
        )
      })}
      <td className={classes.weight}>{lotKg === null ? '–' : formatWeight(lotKg)}</td>
      <td className={classes.remove}>
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          disabled={isLocked}
          aria-label={t`Remove row ${number}`}
          onClick={() => onRemove(row)}
        >
          <IconX size={14} />
        </ActionIcon>
      </td>
    </tr>
  )
}, isSameRow)
