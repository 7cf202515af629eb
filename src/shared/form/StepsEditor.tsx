import { ActionIcon, Button, Group, Input, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { maxSteps, type Step } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { formatNumber } from '../i18n/format.ts'
import classes from './form.module.css'
import { NumberBox } from './NumberBox.tsx'
import { numberIn } from './read_number.ts'

/** A step while it is being typed: a missing number is reported by the schema at its input. */
export type StepDraft = Partial<Step>

type Props = {
  label: string
  steps: readonly StepDraft[]
  onChange: (steps: Step[]) => void
  error?: string
  inner?: FieldErrors
  disabled?: boolean
}

/** The steps of a shaft from one end to the other: diameter × length each, in mm. */
export function StepsEditor({ label, steps, onChange, error, inner = {}, disabled }: Props) {
  const { t } = useLingui()
  const rows: readonly StepDraft[] = steps.length > 0 ? steps : [{}]
  const emit = (next: StepDraft[]) => onChange(next as Step[])
  const set = (index: number, name: keyof Step, next: number | null) =>
    emit(rows.map((step, at) => (at === index ? { ...step, [name]: next ?? undefined } : step)))
  const total = rows.reduce((sum, step) => sum + (numberIn(step.l) ?? 0), 0)
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} required>
      <div className={classes.steps}>
        {rows.map((step, index) => (
          <Group key={index} gap={6} wrap="nowrap" align="flex-start">
            <Text size="sm" c="dimmed" w={20} ta="right" lh="36px">
              {index + 1}
            </Text>
            {(['d', 'l'] as const).map((name) => (
              <NumberBox
                key={name}
                aria-label={name === 'd' ? t`Diameter of step ${index + 1}` : t`Length of step ${index + 1}`}
                leftSection={name === 'd' ? 'φ' : '×'}
                rightSection={<Text size="xs">mm</Text>}
                disabled={disabled}
                value={step[name]}
                onChange={(next) => set(index, name, next)}
                error={inner[`steps.${index}.${name}`]}
                w={130}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Remove step ${index + 1}`}
              disabled={disabled || rows.length < 2}
              onClick={() => emit(rows.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
      </div>
      <Group gap="md" mt={6}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={disabled || rows.length >= maxSteps}
          onClick={() => emit([...rows, {}])}
        >
          <Trans>Add a step</Trans>
        </Button>
        <Text size="xs" c="dimmed">
          <Trans>Total length {formatNumber(total)} mm</Trans>
        </Text>
      </Group>
    </Input.Wrapper>
  )
}
