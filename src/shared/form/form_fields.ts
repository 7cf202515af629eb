import type { FieldErrors } from '#contract/validation.ts'
import { errorsOf } from './show_field_errors.ts'
import type { WidgetProps } from './widget_props.ts'

type Form<V> = { id: string; values: V; set: (change: Partial<V>) => void; errors: FieldErrors }
type Name<V> = keyof V & string

/** The props that our own fields get from a form. */
type FieldProps<T> = Pick<WidgetProps<T>, 'id' | 'value' | 'onChange' | 'error' | 'inner'>
/** The props that the component library's text inputs get from a form. */
type InputProps = {
  id: string
  value: string
  onChange: (next: string | null | { currentTarget: { value: string } }) => void
  error: string | undefined
}

/** The props that bind an input to a value of a form; an empty text is `''`, any other empty value null. */
export function fieldsOf<V extends object>({ id, values, set, errors }: Form<V>) {
  const change = (name: Name<V>, next: unknown) => {
    const empty = typeof values[name] === 'string' ? '' : null
    set({ [name]: next ?? empty } as Partial<V>)
  }
  return {
    field: <K extends Name<V>>(name: K): FieldProps<NonNullable<V[K]>> => ({
      id: `${id}-${name}`,
      value: values[name] as NonNullable<V[K]> | null,
      onChange: (next) => change(name, next),
      ...errorsOf(errors, name),
    }),
    input: (name: Name<V>): InputProps => ({
      id: `${id}-${name}`,
      value: (values[name] ?? '') as string,
      onChange: (next) =>
        change(name, next !== null && typeof next === 'object' ? next.currentTarget.value : next),
      error: errors[name],
    }),
  }
}
