import { ActionIcon, Button, Group, Input, Select } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { furnaceKinds, type Furnace } from '#contract/good_business.ts'
import { NumberBox } from '#shared/form/NumberBox.tsx'
import { inputProps, type WidgetProps } from '#shared/form/widget_props.ts'
import { furnaceLabels } from './labels.ts'

/** A row while it is being typed; empty values are missing ones. */
type Typed = Partial<Furnace>

/** Heat-treatment furnaces by kind, each a row with their number. */
export function FurnacesField(props: WidgetProps<Furnace[]>) {
  const { id, value, onChange, label, inner = {} } = props
  const { t } = useLingui()
  const rows: Typed[] = value ?? []
  const emit = (next: Typed[]) => onChange(next.length > 0 ? (next as Furnace[]) : null)
  const set = (at: number, change: Typed) =>
    emit(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  return (
    <Input.Wrapper {...inputProps(props)} id={undefined} labelElement="div">
      <div id={id} tabIndex={-1} role="group" aria-label={label}>
        {rows.map(({ kind, count }, at) => (
          <Group key={at} gap="xs" wrap="nowrap" align="flex-start" mb={6}>
            <Select
              flex={1}
              aria-label={t`Kind of furnace ${at + 1}`}
              placeholder={t`Choose`}
              data={furnaceKinds.map((one) => ({ value: one, label: t(furnaceLabels[one]) }))}
              value={kind ?? null}
              onChange={(next) => set(at, { kind: furnaceKinds.find((one) => one === next) })}
              error={inner[`${at}.kind`]}
            />
            <NumberBox
              w={110}
              aria-label={t`Number of furnaces ${at + 1}`}
              placeholder={t`Number`}
              value={count}
              onChange={(next) => set(at, { count: next ?? undefined })}
              error={inner[`${at}.count`]}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Remove furnace ${at + 1}`}
              onClick={() => emit(rows.filter((_, place) => place !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={rows.length >= furnaceKinds.length}
          onClick={() => emit([...rows, { count: 1 }])}
        >
          <Trans>Add furnaces</Trans>
        </Button>
      </div>
    </Input.Wrapper>
  )
}
