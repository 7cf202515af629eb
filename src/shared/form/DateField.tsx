import { DayInput } from './DayInput.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** A day of a form as YYYY-MM-DD (SPEC 5.31). */
export function DateField(props: WidgetProps<string>) {
  return <DayInput {...inputProps(props)} value={props.value} onChange={props.onChange} />
}
