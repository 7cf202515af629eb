import { Textarea, TextInput } from '@mantine/core'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** One line of text. */
export function TextField(props: WidgetProps<string>) {
  const { value, onChange } = props
  return (
    <TextInput
      {...inputProps(props)}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      autoComplete="off"
    />
  )
}

/** Several lines of text; `rows` is the least height. */
export function TextareaField({ rows = 3, ...props }: WidgetProps<string> & { rows?: number }) {
  const { value, onChange } = props
  return (
    <Textarea
      {...inputProps(props)}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      autosize
      minRows={rows}
      maxRows={12}
    />
  )
}
