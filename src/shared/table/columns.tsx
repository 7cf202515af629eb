import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { formatCount, formatWeight } from '../i18n/format.ts'
import { Age, CutText } from './cells.tsx'

export type Column<Row> = {
  label: MessageDescriptor
  cell: (row: Row) => ReactNode
  align: 'left' | 'right'
  /** Width in px or in per cent of the table (`14%`); without one the column takes the remaining width. */
  width?: number | `${number}%`
  /** Hidden when the table is narrow. */
  spare?: boolean
  /** Name of the sort order by this column; without it the column is not sortable. */
  sort?: string
}
type Extra = Pick<Column<never>, 'width' | 'spare' | 'sort'>
type CustomExtra = Extra & Partial<Pick<Column<never>, 'align'>>

type KeyOf<Row, V> = { [K in keyof Row]-?: Row[K] extends V ? K : never }[keyof Row]
/** A key whose value is a `V`, or a function that reads one from the row: anything else does not compile. */
type Read<Row, V> = KeyOf<Row, V> | ((row: Row) => V)

const reader = <Row, V>(read: Read<Row, V>): ((row: Row) => V) =>
  typeof read === 'function' ? (read as (row: Row) => V) : (row) => row[read as keyof Row] as V

/** Returns column helpers for rows of one type: `const col = columnsOf<AdminPostingRow>()`, then `col.text('title', msg`…`)`. */
export function columnsOf<Row>() {
  type Make<V> = (read: Read<Row, V>, label: MessageDescriptor, extra?: Extra) => Column<Row>
  const make =
    <V,>(align: Column<Row>['align'], cell: (value: V) => ReactNode): Make<V> =>
    (read, label, extra) => ({ label, align, ...extra, cell: (row) => cell(reader(read)(row)) })
  return {
    text: make<string | null>('left', (text) => <CutText>{text}</CutText>),
    number: make<number | null>('right', (value) => (value === null ? '–' : formatCount(value))),
    /** Weight in kg. */
    weight: make<number | null>('right', (kg) => (kg === null ? '–' : formatWeight(kg))),
    /** Shows an ISO time as how long ago it was. */
    age: make<string | null>('left', (at) => (at === null ? '–' : <Age at={at} />)),
    custom: (cell: Column<Row>['cell'], label: MessageDescriptor, extra?: CustomExtra): Column<Row> => ({
      label,
      align: 'left',
      ...extra,
      cell,
    }),
  }
}
