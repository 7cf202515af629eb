import { Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import type { ReactNode } from 'react'
import type { ChangedLine } from './setting_lines.ts'

type Props = { lines: readonly ChangedLine[]; before: ReactNode; after: ReactNode }

/** What differs between two versions of a section, line by line. */
export function ChangedLines({ lines, before, after }: Props) {
  const { t } = useLingui()
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing differs.</Trans>
      </Text>
    )
  return (
    <ScrollRegion label={t`What changed`} minWidth={420}>
      <Table fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th>{before}</Table.Th>
            <Table.Th>{after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.name}>
              <Table.Th scope="row">{line.label}</Table.Th>
              <Table.Td>{line.before || '–'}</Table.Td>
              <Table.Td>{line.after || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
