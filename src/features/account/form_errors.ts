import type * as z from 'zod/mini'
import { check, type FieldErrors } from '#contract/validation.ts'
import { toastAt } from '#shared/form/show_field_errors.ts'
import { lang } from '#shared/i18n/language.ts'

/** Returns the messages for the fields of a form, by the rules that the server uses; empty if all are valid. */
export function errorsOf(schema: z.core.$ZodType, values: unknown): FieldErrors {
  const result = check(schema, values, lang)
  return result.ok ? {} : result.errors
}

type FormWithErrors = {
  getInputNode: (path: string) => HTMLElement | null
  setErrors: (errors: FieldErrors) => void
}

/** Shows the first message as a toast that names its field (SPEC 8.8). */
export function toastFirstError(errors: Record<string, unknown>, form: FormWithErrors): void {
  const [first] = Object.entries(errors).filter(([, message]) => typeof message === 'string')
  if (first) toastAt(form.getInputNode(first[0]), first[1] as string)
}

/** Shows the server's messages at the fields of a form, and the first one also as a toast. */
export function showErrors(errors: FieldErrors, form: FormWithErrors): void {
  form.setErrors(errors)
  toastFirstError(errors, form)
}
