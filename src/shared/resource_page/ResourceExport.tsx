import { useLingui } from '@lingui/react/macro'
import { call } from '../api/call.ts'
import type { CsvCell } from '../table/csv.ts'
import { ExportButton, type Collecting } from '../table/ExportButton.tsx'
import type { ResourcePageEntry, ResourceRow } from './define_page.ts'
import { labelOf } from './resource_columns.tsx'
import { exportQueryOf, type ResourceSearch } from './resource_search.ts'
import { useValueText } from './use_value_text.ts'

type Props = { entry: ResourcePageEntry; search: ResourceSearch; total: number | undefined }
type Chunk = { results: ResourceRow[]; before: number | null }

/** Maximum number of rows in a file; spreadsheets take too long to open more. */
const maxRows = 100_000

/** Button that saves all rows that match the filters, with every field, in the reader's language. */
export function ResourceExport({ entry, search, total = 0 }: Props) {
  const { of, api } = entry
  const { t } = useLingui()
  const textOf = useValueText(entry)
  const names = ['id', ...(of.states.length > 0 ? ['state'] : []), ...Object.keys(of.fields), 'created_time']
  const cellOf = (name: string, row: ResourceRow): CsvCell => {
    const value = row[name]
    return typeof value === 'number' && entry.options?.[name as never] === undefined
      ? value
      : textOf(name, value)
  }

  async function collect({ signal, onProgress }: Collecting) {
    const rows: ResourceRow[] = []
    let before: number | null | undefined
    while (before !== null && rows.length < maxRows) {
      const asked = { ...exportQueryOf(search), ...(before !== undefined && { before }) }
      const chunk = (await call(api.export, { query: asked } as never, { signal, keep: true })) as Chunk
      rows.push(...chunk.results)
      before = chunk.before
      onProgress({ done: rows.length, total: Math.max(total, rows.length) })
    }
    return { rows, isComplete: before === null }
  }

  return (
    <ExportButton
      collect={collect}
      columns={names.map((name) => ({
        label: t(labelOf(entry, name)),
        value: (row: ResourceRow) => cellOf(name, row),
      }))}
      name={of.name}
    />
  )
}
