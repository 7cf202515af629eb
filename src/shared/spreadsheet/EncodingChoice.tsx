import { Button, Group, Select, Table as Cells, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { encodings, type Encoding } from './encodings.ts'
import type { Table } from './table.ts'

type Props = {
  table: Table
  encoding: Encoding
  onEncoding: (encoding: Encoding) => void
  onTake: () => void
}

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  gb18030: 'GB 18030 (简体中文)',
  big5: 'Big5 (繁體中文)',
  shift_jis: 'Shift JIS (日本語)',
  'euc-kr': 'EUC-KR (한국어)',
  'windows-1251': 'Windows-1251 (Кириллица)',
  'windows-1252': 'Windows-1252 (Western)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

const preview = { rows: 4, columns: 6, characters: 24 }

/** Asks in which encoding a text file is that may be in several, with its first cells as they would be read. */
export function EncodingChoice({ table, encoding, onEncoding, onTake }: Props) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Encoding of the file`}>
      <Text size="sm" mt="sm">
        <Trans>
          The letters of this file may be stored in several ways. Choose the one in which its cells are right.
        </Trans>
      </Text>
      <Group align="end" gap="sm" mt="xs">
        <Select
          size="xs"
          w={260}
          label={t`Encoding`}
          data={encodings.map((value) => ({ value, label: names[value] }))}
          value={encoding}
          allowDeselect={false}
          onChange={(next) => next !== null && onEncoding(next as Encoding)}
        />
        <Button size="xs" onClick={onTake}>
          <Trans>Read it so</Trans>
        </Button>
      </Group>
      <Cells mt="xs" withTableBorder withColumnBorders verticalSpacing={2} aria-label={t`First cells`}>
        <Cells.Tbody>
          {table.rows.slice(0, preview.rows).map(({ number, cells }) => (
            <Cells.Tr key={number}>
              {Array.from({ length: Math.min(preview.columns, cells.length) }, (_, place) => (
                <Cells.Td key={place}>{cells[place]!.slice(0, preview.characters)}</Cells.Td>
              ))}
            </Cells.Tr>
          ))}
        </Cells.Tbody>
      </Cells>
    </section>
  )
}
