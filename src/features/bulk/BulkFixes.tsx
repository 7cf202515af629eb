import { Button, Group, Stack, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type Dispatch } from 'react'
import type { BulkChange, BulkRow } from './bulk_state.ts'
import { groupFixes, type GroupFix } from './group_fixes.ts'
import { OtherFixes } from './OtherFixes.tsx'
import type { RowReading } from './row_reader.ts'
import type { Readings, Totals } from './use_readings.ts'

type Props = {
  rows: readonly BulkRow[]
  uses: readonly string[]
  readings: Readings
  /** Null while rows are still being read. */
  totals: Totals | null
  nameOf: (path: string) => string
  isLocked: boolean
  dispatch: Dispatch<BulkChange>
}

/** Offers a fix that many rows need with one click for all of them, such as tonnes in a column whose heading says kg. */
export function BulkFixes({ rows, uses, readings, totals, nameOf, isLocked, dispatch }: Props) {
  const { t } = useLingui()
  const [known] = useState(() => new WeakMap<RowReading, Map<string, number>>())
  const { of } = readings
  const offered = useMemo(
    () => groupFixes({ rows, counted: totals?.fixes.values() ?? [], of, uses, known }),
    [rows, totals, of, uses, known],
  )
  if (offered.length === 0) return null
  const fixAll = ({ id, cells }: GroupFix, sort: string) =>
    dispatch({
      type: 'write',
      what: 'fix',
      cells: new Map(
        cells.flatMap(({ row, fix, others }) => {
          const chosen = [fix, ...others].find((one) => one.sort === sort)
          return chosen ? [[row.key, new Map([[chosen.place, chosen.text]])] as const] : []
        }),
      ),
      of: { id, sort },
    })
  return (
    <Stack gap={4} mb="sm">
      <Text size="sm">
        <Trans>The same for many rows:</Trans>
      </Text>
      {offered.map((one) => {
        const { count } = one
        const label = nameOf(one.id)
        return (
          <Group key={`${one.id} ${one.sort}`} gap="sm">
            <Group gap={2}>
              <Button
                size="compact-sm"
                variant="light"
                disabled={isLocked}
                onClick={() => fixAll(one, one.sort)}
              >
                {label}: {one.label} · {plural(count, { one: 'one row', other: '# rows' })}
              </Button>
              <OtherFixes
                label={label}
                fixes={one.others}
                textOf={(fix) => fix.group}
                position="bottom-start"
                isLocked={isLocked}
                onFix={({ sort }) => fixAll(one, sort)}
              />
            </Group>
            {one.examples.map(({ number, before, after }) => (
              <Text key={number} size="xs" c="dimmed">
                {t`Row ${number}`}: {before || '–'} → {after}
              </Text>
            ))}
          </Group>
        )
      })}
    </Stack>
  )
}
