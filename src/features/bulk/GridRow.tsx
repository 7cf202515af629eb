import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { memo, type Dispatch } from 'react'
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

/** Height of every row in CSS pixels; it is fixed, so that a row's position is known without rendering the others. */
export const rowHeight = 52

export type GridColumn = {
  place: number
  column: BulkColumn
  /** Unit of the numbers that are written without one. */
  unit: string | undefined
}

/** What the selection is within one row, as numbers, so that other rows need not render again. -1: nothing. */
export type RowMarks = {
  /** First and last selected column. */
  left: number
  right: number
  /** The column that Tab from outside, typing and pasting reach. */
  active: number
  /** The column with the handle for filling down. */
  handle: number
  /** First and last column that letting go of the handle would fill. */
  fillLeft: number
  fillRight: number
}

type Props = RowMarks & {
  at: number
  row: BulkRow
  reading: RowReading
  shown: readonly GridColumn[]
  nameOf: (path: string) => string
  isLocked: boolean
  isEditing: boolean
  dispatch: Dispatch<BulkChange>
}

/** Returns the id of a cell's input. */
export const cellId = (at: number, column: number) => `bulk-${at}-${column}`

/** The grid hears what happens in its cells; React asks for a handler at each controlled input. */
const heardByGrid = () => undefined

function GridRowCells(props: Props) {
  const { at, row, reading, shown, nameOf, isLocked, isEditing, dispatch, active, handle } = props
  const { t } = useLingui()
  const messages = messagesOf(row, reading)
  const { tone, text } = summaryOf(row, messages, nameOf)
  const { values, lotKg } = reading
  const { number } = row
  return (
    <tr aria-rowindex={at + 2} style={{ height: rowHeight }}>
      <th scope="row" className={classes.number} data-row={at}>
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
      {shown.map(({ place, column }, index) => {
        const message = messageAt(messages, column.id)
        const label = t`${column.label[lang]}, row ${number}`
        const isFilled = index >= props.fillLeft && index <= props.fillRight
        return (
          <td
            key={place}
            data-at={at}
            data-column={index}
            data-tone={message?.tone}
            data-filled={isFilled || undefined}
            data-active={index === active || undefined}
            aria-selected={index >= props.left && index <= props.right}
          >
            <input
              id={cellId(at, index)}
              tabIndex={index === active ? 0 : -1}
              data-editing={(isEditing && index === active) || undefined}
              aria-label={label}
              aria-invalid={message?.tone === 'wrong' || undefined}
              aria-describedby={message && `bulk-${at}-status`}
              title={message?.text}
              value={row.cells[place] ?? ''}
              readOnly={isLocked}
              autoComplete="off"
              spellCheck={false}
              onChange={heardByGrid}
            />
            {!isLocked && message && (
              <CellFixes
                fixes={reading.fixes[column.id] ?? []}
                label={label}
                onFix={(fix) => {
                  dispatch({
                    type: 'write',
                    what: 'fix',
                    cells: new Map([[row.key, new Map([[fix.place, fix.text]])]]),
                  })
                  document.getElementById(cellId(at, index))?.focus()
                }}
              />
            )}
            {index === handle && !isLocked && (
              <span className={classes.handle} data-handle aria-hidden title={t`Drag to fill`} />
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
          tabIndex={-1}
          disabled={isLocked}
          aria-label={t`Remove row ${number}`}
          onClick={() => dispatch({ type: 'remove', keys: new Set([row.key]) })}
        >
          <IconX size={14} />
        </ActionIcon>
      </td>
    </tr>
  )
}

/** One row of the grid; it renders again only when something of its own changes. */
export const GridRow = memo(GridRowCells)
