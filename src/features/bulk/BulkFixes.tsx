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

/** More buttons would leave too little room for the rows. */
const maxOffered = 4

/** Offers a fix that many rows need with one click for all of them, such as tonnes in a column whose heading says kg. */
export function BulkFixes({ rows, readings, totals, nameOf, isLocked, dispatch }: Props) {
  const offered = [...(totals?.fixes.values() ?? [])]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxOffered)
  if (offered.length === 0) return null
  const fixAll = (id: string, sort: string) => {
    const cells = new Map(
      rows.flatMap((row) => {
        const [fix] = readings.of(row).fixes[id] ?? []
        return fix?.sort === sort ? [[row.key, fix] as const] : []
      }),
    )
    dispatch({ type: 'fix', cells })
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
          onClick={() => fixAll(id, sort)}
        >
          {nameOf(id)}: {label} · {plural(count, { one: 'one row', other: '# rows' })}
        </Button>
      ))}
    </Group>
  )
}
