import { Table } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { changesOf, type Recorded } from './changes.ts'
import type { Words } from './Words.tsx'

/** Each recorded value before and after a write; those that differ first and bold. */
export function ChangeTable({ row, words }: { row: Recorded; words: Words }) {
  const changes = changesOf(row, words)
  if (changes.length === 0) return null
  return (
    <Table fz="sm" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={120} />
          <Table.Th>
            <Trans>Before</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>After</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ name, label, before, after }) => (
          <Table.Tr key={name}>
            <Table.Td>{label}</Table.Td>
            {[before, after].map((text, side) => (
              <Table.Td
                key={side}
                fw={before === after ? undefined : 600}
                style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {text || '–'}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
