import { ActionIcon, Button, Group, Input, Paper, Text, UnstyledButton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { heatLimits, type Heat, type LimitedName } from '#contract/steel/heat.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { HeatInputs } from './HeatInputs.tsx'
import { readHeats } from './heat_paste.ts'
import { valueCount, withHeats } from './heat_values.ts'
import classes from './HeatsField.module.css'
import { inputProps, type WidgetProps } from './widget_props.ts'

const none: FieldErrors = {}
const errorsAt = (inner: FieldErrors, at: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(inner).flatMap(([path, text]) =>
      path.startsWith(`${at}.`) ? [[path.slice(`${at}.`.length), text]] : [],
    ),
  )

/**
 * The heats of a mill certificate, each with its pieces, analysis and test values; one is open at a time. `first` is the
 * heat number that the first one starts with, `files` are those of the certificate.
 */
export function HeatsField(props: WidgetProps<Heat[]> & { first: string; files: readonly FileRef[] }) {
  const { id, value, onChange, disabled, inner = none, first, files } = props
  const { t } = useLingui()
  const [opened, setOpened] = useState<number | null>(null)
  const heats = value ?? []
  const emit = (next: Heat[]) => onChange(next.length > 0 ? next : null)
  const add = () => {
    setOpened(heats.length)
    emit([...heats, { heat_no: heats.length === 0 ? first : '' }])
  }
  const paste = (at: number, text: string, from: LimitedName | undefined): boolean => {
    const read = readHeats(text, from)
    if (!read) return false
    const next = withHeats(heats, at, read.heats)
    emit(next.heats)
    const filled = plural(next.filled, { one: '# value was filled in', other: '# values were filled in' })
    const parts = [
      filled,
      ...(read.isDivided ? [t`divided as the headings say`] : []),
      ...(read.unread.length > 0 ? [t`not read: ${read.unread.slice(0, 5).join(', ')}`] : []),
      ...(next.left > 0 ? [t`${next.left} heats are too many and were left out`] : []),
    ]
    toastUndo({ id: 'pasted heats', message: parts.join(' · '), undo: () => onChange(value ?? null) })
    return true
  }
  return (
    <Input.Wrapper {...inputProps(props)} id={undefined} labelElement="div">
      <div id={id} tabIndex={-1} role="group" aria-label={props.label} className={classes.heats}>
        {heats.map((heat, at) => {
          const errors = errorsAt(inner, at)
          const isWrong = Object.keys(errors).length > 0
          const isOpen = opened === at || isWrong
          return (
            <Paper key={at} withBorder component="section" aria-label={t`Heat ${at + 1}`}>
              <Group wrap="nowrap" gap={4} pr={6}>
                <UnstyledButton
                  className={classes.fold}
                  aria-expanded={isOpen}
                  onClick={() => setOpened(opened === at ? null : at)}
                >
                  {isOpen ? (
                    <IconChevronDown size={16} aria-hidden />
                  ) : (
                    <IconChevronRight size={16} aria-hidden />
                  )}
                  <Text size="sm" fw={600} span>
                    {heat.heat_no || t`Heat ${at + 1}`}
                  </Text>
                  <Text size="xs" c={isWrong ? 'red' : 'dimmed'} span>
                    {isWrong ? (
                      <Trans>To correct</Trans>
                    ) : (
                      t`${plural(valueCount(heat), { one: '# value', other: '# values' })}`
                    )}
                  </Text>
                </UnstyledButton>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={disabled}
                  aria-label={t`Remove heat ${at + 1}`}
                  onClick={() => {
                    setOpened(null)
                    emit(heats.filter((_, other) => other !== at))
                  }}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
              {isOpen && (
                <HeatInputs
                  heat={heat}
                  files={files}
                  errors={errors}
                  disabled={disabled ?? false}
                  onChange={(next) => emit(heats.map((one, other) => (other === at ? next : one)))}
                  onPaste={(text, from) => paste(at, text, from)}
                />
              )}
            </Paper>
          )
        })}
        <Group gap="md">
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            disabled={disabled || heats.length >= heatLimits.heats}
            onClick={add}
          >
            <Trans>Add a heat</Trans>
          </Button>
          {heats.length === 0 && (
            <Text size="xs" c="dimmed">
              <Trans>Chemistry, mechanical values and UT, compared with the limits of the grade</Trans>
            </Text>
          )}
        </Group>
      </div>
    </Input.Wrapper>
  )
}
