import { Textarea, TextInput } from '@mantine/core'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** A single-line text input; one of `suggested` can be picked, anything else can be typed. */
export function TextField({ suggested, ...props }: WidgetProps<string> & { suggested?: readonly string[] }) {
  const { id, value, onChange } = props
  return (
    <>
      <TextInput
        {...inputProps(props)}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        autoComplete="off"
        list={suggested && `${id}-suggested`}
      />
      {suggested && (
        <datalist id={`${id}-suggested`}>
          {suggested.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** A multi-line text input; `rows` is the minimum height. */
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
