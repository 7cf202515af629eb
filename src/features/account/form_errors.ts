import type * as z from 'zod/mini'
import { check, type FieldErrors } from '#contract/validation.ts'
import { lang } from '#shared/i18n/language.ts'
import { toastError } from '#shared/ui/toast.ts'

/** Messages at the fields of a form, by the same rules as the server. */
export function errorsOf(schema: z.core.$ZodType, values: unknown): FieldErrors {
  const result = check(schema, values, lang)
  return result.ok ? {} : result.errors
}

/** The first failing message as a toast (spec §8). */
export function toastFirst(errors: Record<string, unknown>): void {
  const [first] = Object.values(errors)
  if (typeof first === 'string') toastError(first)
}
