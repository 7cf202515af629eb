import { useLingui } from '@lingui/react/macro'
import { call } from '../api/call.ts'
import type { CsvCell } from '#contract/csv.ts'
import { collectChunks } from '../table/collect_chunks.ts'
import { ExportButton, type Collecting } from '../table/ExportButton.tsx'
import type { ResourcePageEntry, ResourceRow } from './define_page.ts'
import { labelOf } from './resource_columns.tsx'
import { exportQueryOf, type ResourceSearch } from './resource_search.ts'
import { useValueText } from './use_value_text.ts'

type Props = { entry: ResourcePageEntry; search: ResourceSearch; total: number | undefined }
type Chunk = { results: ResourceRow[]; before: number | null }

/** Button that saves all rows that match the filters, with every field, in the reader's language. */
export function ResourceExport({ entry, search, total = 0 }: Props) {
  const { of, api } = entry
  const { t } = useLingui()
  const textOf = useValueText(entry)
  // The id of a person only serves as a filter; the file has the name. Formatted texts are in no list.
  const fields = Object.keys(of.fields).filter(
    (name) => !['person', 'rich_text'].includes(of.fields[name]?.widget ?? ''),
  )
  const names = ['id', ...(of.states.length > 0 ? ['state'] : []), ...fields, 'created_time']
  const cellOf = (name: string, row: ResourceRow): CsvCell => {
    const value = row[name]
    const isPlain = entry.options?.[name as never] === undefined && !of.fields[name]?.rows
    return typeof value === 'number' && isPlain ? value : textOf(name, value)
  }

  const collect = (options: Collecting) =>
    collectChunks<ResourceRow>(
      async (before, signal) => {
        const asked = { ...exportQueryOf(search), ...(before !== undefined && { before }) }
        return (await call(api.export, { query: asked } as never, { signal, keep: true })) as Chunk
      },
      total,
      options,
    )

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
