import { TextInput } from '@mantine/core'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** A day as YYYY-MM-DD (spec §5). */
export function DateField(props: WidgetProps<string>) {
  const { value, onChange } = props
  return (
    <TextInput
      {...inputProps(props)}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
