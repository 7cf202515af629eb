import { Select, Switch } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Table } from './table.ts'
import type { TablePart } from './table_parts.ts'

type Props = Pick<Table, 'sheets' | 'sheet'> & {
  parts: readonly Pick<TablePart, 'from' | 'to' | 'label'>[]
  part: number
  /** Missing where the file is no longer at hand. */
  onSheet?: ((sheet: number) => void) | undefined
  onPart?: ((part: number) => void) | undefined
  /** Rows that are struck through, and whether they are taken in; missing where the file is no longer at hand. */
  struck?: StruckRows | undefined
}

export type StruckRows = { count: number; isIn: boolean; onChange: (isIn: boolean) => void }

/** Which sheet of a file, which of several tables on it, and whether rows that are struck through are read. */
export function TablePlace({ sheets, sheet, parts, part, onSheet, onPart, struck }: Props) {
  const { t } = useLingui()
  return (
    <>
      {onSheet && sheets.length > 1 && (
        <Select
          size="xs"
          label={t`Sheet`}
          data={sheets.map((name, at) => ({ value: String(at), label: name }))}
          value={String(sheet)}
          allowDeselect={false}
          onChange={(next) => next !== null && onSheet(Number(next))}
        />
      )}
      {onPart && parts.length > 1 && (
        <Select
          size="xs"
          w={280}
          label={t`Table on this sheet`}
          data={parts.map(({ from, to, label }, at) => ({
            value: String(at),
            label: t`rows ${from}–${to}: ${label.slice(0, 40)}`,
          }))}
          value={String(part)}
          allowDeselect={false}
          onChange={(next) => next !== null && onPart(Number(next))}
        />
      )}
      {struck && (
        <Switch
          size="sm"
          label={plural(struck.count, {
            one: 'Take in one row that is struck through',
            other: 'Take in # rows that are struck through',
          })}
          checked={struck.isIn}
          onChange={(event) => struck.onChange(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
