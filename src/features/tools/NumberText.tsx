import { Text, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#shared/i18n/format.ts'
import type { Limits, NumberIssue } from './readers.ts'
import classes from './Tools.module.css'

type Props = {
  id: string
  label: string
  /** The text of the field, exactly as it was typed. */
  text: string
  onText: (text: string) => void
  unit?: string
  hint?: ReactNode
  placeholder?: string
  error?: string
  /** The page computed the number; it is then shown lighter. */
  derived?: boolean
}

/** Input for a number that is kept as text, so that full-width digits, thousands separators and fractions stay as typed. */
export function NumberText({ id, label, text, onText, unit, hint, placeholder, error, derived }: Props) {
  return (
    <TextInput
      id={id}
      label={label}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={placeholder}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      data-derived={derived || undefined}
      className={classes.number}
      rightSection={
        unit && (
          <Text size="xs" c="dimmed" component="span">
            {unit}
          </Text>
        )
      }
      rightSectionWidth={unit ? 14 + unit.length * 8 : undefined}
      rightSectionPointerEvents="none"
    />
  )
}

/** Returns a function that gives the message for an invalid number; undefined for a valid one. */
export function useNumberMessage(): (issue: NumberIssue | undefined, limits: Limits) => string | undefined {
  const { t } = useLingui()
  return (issue, { max, decimals, zero }) => {
    switch (issue) {
      case undefined:
        return undefined
      case 'not_number':
        return t`Must be a number such as 1,200.5`
      case 'not_positive':
        return zero ? t`Must not be negative` : t`Must be greater than 0`
      case 'too_large':
        return t`At most ${formatNumber(max)}`
      case 'decimals':
        return decimals === 0
          ? t`Whole numbers only`
          : t`${plural(decimals, { one: 'At most # decimal place', other: 'At most # decimal places' })}`
    }
  }
}
