import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Table } from './table.ts'
import type { TablePart } from './table_parts.ts'

type Props = Pick<Table, 'sheets' | 'sheet'> & {
  parts: readonly Pick<TablePart, 'from' | 'to' | 'label'>[]
  part: number
  /** Missing where the file is no longer at hand. */
  onSheet?: ((sheet: number) => void) | undefined
  onPart?: ((part: number) => void) | undefined
}

/** Which sheet of a file, and which of several tables on it, is read. */
export function TablePlace({ sheets, sheet, parts, part, onSheet, onPart }: Props) {
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
    </>
  )
}
