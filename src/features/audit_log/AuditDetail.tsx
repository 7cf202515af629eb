import { Table, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What one write changed: each field before and after, with differing values in bold. */
export function AuditDetail({ row }: { row: ResourceRow }) {
  const before = (row['before'] ?? {}) as Fields
  const after = (row['after'] ?? {}) as Fields
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const { [lang]: actor } = row['actor'] as { zh: string; en: string }
  const person = (row['on_behalf_of'] as { zh: string; en: string } | null)?.[lang]
  return (
    <>
      <Text size="sm">
        {person ? (
          <Trans>
            {formatDate(row['at'] as string, true)}, by {actor} for {person}
          </Trans>
        ) : (
          <Trans>
            {formatDate(row['at'] as string, true)}, by {actor}
          </Trans>
        )}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {String(row['object_kind'])} {String(row['object_sign'])}
      </Text>
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
          {names.map((name) => {
            const weight = textOf(before[name]) === textOf(after[name]) ? undefined : 600
            return (
              <Table.Tr key={name}>
                <Table.Td>{name}</Table.Td>
                {[before, after].map((side, at) => (
                  <Table.Td key={at} fw={weight} style={{ overflowWrap: 'anywhere' }}>
                    {textOf(side[name])}
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </>
  )
}
