import { Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Dispatch } from 'react'
import type { BulkChange, BulkRow } from './bulk_state.ts'
import type { Readings, Totals } from './use_readings.ts'

type Props = {
  rows: readonly BulkRow[]
  readings: Readings
  /** Null while rows are still being read. */
  totals: Totals | null
  nameOf: (path: string) => string
  isLocked: boolean
  dispatch: Dispatch<BulkChange>
}

/** More would hide the rows. */
const mostOffered = 4

/** What many rows need alike, with one click for all of them: a whole list in tonnes under a heading in kg. */
export function BulkMends({ rows, readings, totals, nameOf, isLocked, dispatch }: Props) {
  const offered = [...(totals?.mends.values() ?? [])]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered)
  if (offered.length === 0) return null
  const mendAll = (id: string, sort: string) => {
    const cells = new Map(
      rows.flatMap((row) => {
        const [mend] = readings.of(row).mends[id] ?? []
        return mend?.sort === sort ? [[row.key, mend] as const] : []
      }),
    )
    dispatch({ type: 'mend', cells })
  }
  return (
    <Group gap="xs" mb="sm">
      <Text size="sm">
        <Trans>The same for many rows:</Trans>
      </Text>
      {offered.map(({ id, sort, label, count }) => (
        <Button
          key={`${id} ${sort}`}
          size="compact-sm"
          variant="light"
          disabled={isLocked}
          onClick={() => mendAll(id, sort)}
        >
          {nameOf(id)}: {label} · {plural(count, { one: 'one row', other: '# rows' })}
        </Button>
      ))}
    </Group>
  )
}
