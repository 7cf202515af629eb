import type { ApiError } from '#shared/api/error.ts'
import type { FieldErrors } from '#contract/validation.ts'

/** Refusals that are about the code that was typed, and stand at its field. */
const ofCode: readonly string[] = [
  'second_factor_wrong',
  'second_factor_old',
  'second_factor_used',
  'recovery_code_wrong',
  'recovery_code_used',
]

/** Returns the message at the field for the code, if that is what was refused. */
export const codeRefusal = ({ code, message }: ApiError): FieldErrors | undefined =>
  ofCode.includes(code) ? { code: message } : undefined
