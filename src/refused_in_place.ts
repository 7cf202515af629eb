import type { ProblemCode } from '#contract/problems.ts'

/**
 * Refusals that answer what the person asked for ("gold members only"): they are told where they are. Any other 403
 * means that the page itself is not theirs and sends them to their own backend (spec §2, decision 064).
 */
const answeredInPlace: readonly string[] = [
  'company_required',
  'company_frozen',
  'certification_required',
  'gold_required',
  'own_posting',
  'operator_company',
] satisfies ProblemCode[]

/** Whether a 403 with this code leaves the person on the page. */
export const staysInPlace = (code: string): boolean => answeredInPlace.includes(code)
