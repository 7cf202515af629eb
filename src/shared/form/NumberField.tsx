import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { inputProps, type WidgetProps } from './widget_props.ts'

type Props = WidgetProps<number> & {
  unit?: string
  /** Replaces the unit, e.g. by a picker of units; `sideWidth` in pixels. */
  side?: ReactNode
  sideWidth?: number
  placeholder?: string
}

/** Digits that an input method may leave in full width. */
const halfWidth = (text: string) => text.normalize('NFKC').replaceAll('，', ',')

/** A number input. The schema checks limits and decimals, so that the input never silently changes what was typed. */
export function NumberField(props: Props) {
  const { value, onChange, unit, side, sideWidth, placeholder } = props
  const unitText = unit && (
    <Text size="xs" c="dimmed" component="span">
      {unit}
    </Text>
  )
  return (
    <NumberInput
      {...inputProps(props)}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' || next === '-' ? null : Number(next))}
      onPaste={(event) => {
        const pasted = Number(halfWidth(event.clipboardData.getData('text')).replace(/[,\s]/g, ''))
        if (!Number.isFinite(pasted)) return
        event.preventDefault()
        onChange(pasted)
      }}
      placeholder={placeholder}
      hideControls
      clampBehavior="none"
      thousandSeparator=","
      autoComplete="off"
      rightSection={side ?? unitText}
      rightSectionWidth={sideWidth ?? (unit ? 12 + unit.length * 9 : undefined)}
      rightSectionPointerEvents={side ? 'all' : 'none'}
    />
  )
}
