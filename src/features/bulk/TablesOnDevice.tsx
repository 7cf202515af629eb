import { Anchor, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatAge } from '#shared/i18n/format.ts'
import type { TableRow } from '#shared/offline/account_rows.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { bulkPath } from './bulk_path.ts'
import { bodyOf, type BulkState } from './bulk_state.ts'

/** Tables of bulk entry that are stored on this device, each with a link back to it. */
export function TablesOnDevice({ tables }: { tables: readonly TableRow[] }) {
  const { t } = useLingui()
  return tables.map(({ kind, updatedAt, state }) => {
    const entry = entryOfKind(kind)
    const table = state as BulkState
    const count = plural(bodyOf(table).length, { one: 'table of one row', other: 'table of # rows' })
    return (
      <Text key={kind} size="sm" mb="xs">
        <Anchor component={Link} to={bulkPath(entry)} size="sm" fw={600}>
          {[t(entry.view.title), count, table.source].filter(Boolean).join(' · ')}
        </Anchor>{' '}
        <Text span size="xs" c="dimmed">
          {formatAge(new Date(updatedAt))}
        </Text>
      </Text>
    )
  })
}
