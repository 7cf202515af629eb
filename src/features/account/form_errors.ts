import type * as z from 'zod/mini'
import { check, type FieldErrors } from '#contract/validation.ts'
import { toastAt } from '#shared/form/show_field_errors.ts'
import { lang } from '#shared/i18n/language.ts'

/** Messages at the fields of a form, by the same rules as the server. */
export function errorsOf(schema: z.core.$ZodType, values: unknown): FieldErrors {
  const result = check(schema, values, lang)
  return result.ok ? {} : result.errors
}

type Asking = {
  getInputNode: (path: string) => HTMLElement | null
  setErrors: (errors: FieldErrors) => void
}

/** The first failing message as a toast that names its field (spec §8). */
export function toastFirst(errors: Record<string, unknown>, form: Asking): void {
  const [first] = Object.entries(errors).filter(([, message]) => typeof message === 'string')
  if (first) toastAt(form.getInputNode(first[0]), first[1] as string)
}

/** What the server said to the fields of a form, at each of them and the first as a toast. */
export function showErrors(errors: FieldErrors, form: Asking): void {
  form.setErrors(errors)
  toastFirst(errors, form)
}
