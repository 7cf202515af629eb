import type { FieldErrors } from '#contract/validation.ts'

/** Props of every input of a form; an empty field is null. `id` is also the anchor that an error scrolls to. */
export type WidgetProps<T> = {
  id: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
  value: T | null | undefined
  onChange: (value: T | null) => void
  /** Message at the field itself. */
  error?: string
  /** Messages inside a field of several inputs, by the rest of their path: `d`, `0.length`. */
  inner?: FieldErrors
}

export type Choice = { value: string | number; label: string }

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** The props that every Mantine input takes unchanged; the hint is below the input. */
export const inputProps = ({
  id,
  label,
  hint,
  required,
  disabled,
  error,
}: Omit<WidgetProps<unknown>, 'value' | 'onChange'>) => ({
  id,
  label,
  description: hint,
  inputWrapperOrder: order,
  required,
  disabled,
  error,
})
