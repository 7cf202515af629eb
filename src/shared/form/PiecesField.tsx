import { ActionIcon, Button, Group, Input, NativeSelect, Table, Text, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import type { Piece } from '#contract/fields.ts'
import { formatNumber, formatWeight } from '../i18n/format.ts'
import { NumberBox } from './NumberBox.tsx'
import { emptyPiece, parsePieces, sumPieces } from './pieces_table.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

const maxPieces = 200

/**
 * The bars of a lot, each with its position among the posting's photos (`photos` is their number); a table copied
 * from a spreadsheet can be pasted.
 */
export function PiecesField(props: WidgetProps<Piece[]> & { photos: number }) {
  const { id, value, onChange, disabled, inner = {}, photos } = props
  const { t } = useLingui()
  const rows = value ?? []
  const emit = (next: Piece[]) => onChange(next.length > 0 ? next.slice(0, maxPieces) : null)
  const set = (index: number, change: Partial<Piece>) =>
    emit(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  const onPaste = (event: ClipboardEvent) => {
    const pasted = parsePieces(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    emit([...rows.filter((row) => row.length !== null || row.weight_kg !== null), ...pasted])
  }
  const sum = sumPieces(rows)
  return (
    <Input.Wrapper {...inputProps(props)} id={undefined} labelElement="div">
      <div id={id} tabIndex={-1} onPaste={onPaste} role="group" aria-label={props.label}>
        {rows.length > 0 && (
          <Table withTableBorder verticalSpacing={4} horizontalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Piece no.`}</Table.Th>
                <Table.Th ta="right">{t`Length mm`}</Table.Th>
                <Table.Th ta="right">{t`Weight kg`}</Table.Th>
                <Table.Th>{t`Heat number`}</Table.Th>
                {photos > 0 && <Table.Th>{t`Photo`}</Table.Th>}
                <Table.Td w={36} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, index) => (
                <Table.Tr key={index}>
                  <Table.Td>
                    <TextInput
                      size="xs"
                      aria-label={t`Piece number, row ${index + 1}`}
                      value={row.piece_no}
                      disabled={disabled}
                      onChange={(event) => set(index, { piece_no: event.currentTarget.value })}
                      error={inner[`${index}.piece_no`]}
                    />
                  </Table.Td>
                  <Table.Td>
                    <NumberBox
                      size="xs"
                      aria-label={t`Length, row ${index + 1}`}
                      value={row.length}
                      disabled={disabled}
                      onChange={(next) => set(index, { length: next })}
                      error={inner[`${index}.length`]}
                      styles={{ input: { textAlign: 'right' } }}
                    />
                  </Table.Td>
                  <Table.Td>
                    <NumberBox
                      size="xs"
                      aria-label={t`Weight, row ${index + 1}`}
                      value={row.weight_kg}
                      disabled={disabled}
                      onChange={(next) => set(index, { weight_kg: next })}
                      error={inner[`${index}.weight_kg`]}
                      styles={{ input: { textAlign: 'right' } }}
                    />
                  </Table.Td>
                  <Table.Td>
                    <TextInput
                      size="xs"
                      aria-label={t`Heat number, row ${index + 1}`}
                      value={row.heat_no}
                      disabled={disabled}
                      onChange={(event) => set(index, { heat_no: event.currentTarget.value })}
                      error={inner[`${index}.heat_no`]}
                    />
                  </Table.Td>
                  {photos > 0 && (
                    <Table.Td>
                      <NativeSelect
                        size="xs"
                        aria-label={t`Photo, row ${index + 1}`}
                        value={row.photo ?? ''}
                        disabled={disabled}
                        onChange={({ currentTarget }) =>
                          set(index, { photo: currentTarget.value ? Number(currentTarget.value) : null })
                        }
                        error={inner[`${index}.photo`]}
                        data={[
                          { value: '', label: '–' },
                          ...Array.from({ length: photos }, (_, at) => String(at + 1)),
                        ]}
                      />
                    </Table.Td>
                  )}
                  <Table.Td>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t`Remove row ${index + 1}`}
                      disabled={disabled}
                      onClick={() => emit(rows.filter((_, at) => at !== index))}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Group gap="md" mt={rows.length > 0 ? 6 : 0}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            disabled={disabled || rows.length >= maxPieces}
            onClick={() => emit([...rows, emptyPiece(rows.length + 1)])}
          >
            <Trans>Add a piece</Trans>
          </Button>
          <Text size="xs" c="dimmed">
            {rows.length > 0 ? (
              `${t`${plural(sum.count, { one: '# piece', other: '# pieces' })}`} · ${formatNumber(sum.length)} mm · ${formatWeight(sum.weight)}`
            ) : (
              <Trans>or paste a table: piece no., length, weight, heat number</Trans>
            )}
          </Text>
        </Group>
      </div>
    </Input.Wrapper>
  )
}
