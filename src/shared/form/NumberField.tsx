import { Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { NumberBox } from './NumberBox.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

type Props = WidgetProps<number> & {
  unit?: string
  /** Replaces the unit, e.g. by a picker of units; `sideWidth` in pixels. */
  side?: ReactNode
  sideWidth?: number
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** A field for a number. The schema checks limits and decimals, so that the input never silently changes what was typed. */
export function NumberField(props: Props) {
  const { value, onChange, unit, side, sideWidth, placeholder, ref } = props
  const unitText = unit && (
    <Text size="xs" c="dimmed" component="span">
      {unit}
    </Text>
  )
  return (
    <NumberBox
      {...inputProps(props)}
      ref={ref}
      value={value}
      onChange={onChange}
      placeholder={placeholder}
      rightSection={side ?? unitText}
      rightSectionWidth={sideWidth ?? (unit ? 12 + unit.length * 9 : undefined)}
      rightSectionPointerEvents={side ? 'all' : 'none'}
    />
  )
}
