import { ActionIcon, Button, Input, Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { PriceTier } from '#contract/fields.ts'
import { NumberBox } from './NumberBox.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

const maxTiers = 8

/** A tier while it is being typed; empty values are missing ones. */
type Typed = Partial<PriceTier>

/** Prices per tonne by the tonnes ordered together, each tier a row. */
export function TiersField(props: WidgetProps<PriceTier[]>) {
  const { id, value, onChange, disabled, inner = {} } = props
  const { t } = useLingui()
  const rows: Typed[] = value ?? []
  const emit = (next: Typed[]) => onChange(next.length > 0 ? (next as PriceTier[]) : null)
  const set = (index: number, change: Typed) =>
    emit(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  const cell = (index: number, name: keyof PriceTier, label: string) => (
    <Table.Td>
      <NumberBox
        size="xs"
        aria-label={label}
        value={rows[index]?.[name]}
        disabled={disabled}
        onChange={(next) => set(index, { [name]: next ?? undefined })}
        error={inner[`${index}.${name}`]}
        styles={{ input: { textAlign: 'right' } }}
      />
    </Table.Td>
  )
  return (
    <Input.Wrapper {...inputProps(props)} id={undefined} labelElement="div">
      <div id={id} tabIndex={-1} role="group" aria-label={props.label}>
        {rows.length > 0 && (
          <Table withTableBorder verticalSpacing={4} horizontalSpacing="xs" maw={460}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="right">{t`From tonnes`}</Table.Th>
                <Table.Th ta="right">{t`Price ¥/t`}</Table.Th>
                <Table.Td w={36} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((_, index) => (
                <Table.Tr key={index}>
                  {cell(index, 'from_t', t`From tonnes, tier ${index + 1}`)}
                  {cell(index, 'price', t`Price per tonne, tier ${index + 1}`)}
                  <Table.Td>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t`Remove tier ${index + 1}`}
                      disabled={disabled}
                      onClick={() => emit(rows.filter((__, at) => at !== index))}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Button
          mt={rows.length > 0 ? 6 : 0}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={disabled || rows.length >= maxTiers}
          onClick={() => emit([...rows, {}])}
        >
          <Trans>Add a tier</Trans>
        </Button>
      </div>
    </Input.Wrapper>
  )
}
