import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { Age, CutText } from '../table/cells.tsx'
import type { Column } from '../table/columns.tsx'
import { FilePicture } from '../ui/FilePicture.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { ResourcePageEntry, ResourceRow } from './define_page.ts'
import classes from './ResourcePage.module.css'

const builtInLabels: Record<string, MessageDescriptor> = {
  id: msg`No.`,
  state: msg`State`,
  created_time: msg`Added`,
  updated_time: msg`Changed`,
}

export const labelOf = ({ labels }: ResourcePageEntry, name: string): MessageDescriptor =>
  (labels[name] ?? builtInLabels[name])!

/** Returns the columns that the page declares, each shown according to its widget. */
export function resourceColumns(
  entry: ResourcePageEntry,
  textOf: (name: string, value: unknown) => string,
): Column<ResourceRow>[] {
  const { of, columns, states, slots = {} } = entry
  const cells: Readonly<Partial<Record<string, ComponentType<{ row: ResourceRow }>>>> = slots.cells ?? {}
  const cell = (name: string, row: ResourceRow) => {
    const value = row[name]
    const field = of.fields[name]
    const widget = field?.widget
    const Own = cells[name]
    if (Own) return <Own row={row} />
    if (name === 'state' && row.state !== null)
      return <Tag tone={states[row.state]!.tone}>{textOf(name, value)}</Tag>
    if (widget === 'image')
      return value ? <FilePicture address={value as string} className={classes.thumb} /> : '–'
    if ((widget === 'time' && !field?.isEnd) || name === 'created_time' || name === 'updated_time')
      return value ? <Age at={value as string} /> : '–'
    return <CutText>{textOf(name, value) || null}</CutText>
  }
  return columns.map(({ name, width, spare }) => ({
    label: labelOf(entry, name),
    align: of.fields[name]?.widget === 'number' ? 'right' : 'left',
    width,
    spare,
    sort: of.list.sorts.includes(name) ? name : undefined,
    cell: (row) => cell(name, row),
  }))
}
