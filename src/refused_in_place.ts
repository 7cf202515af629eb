import type { ProblemCode } from '#contract/problems.ts'

/**
 * Refusals of a single action ("gold members only"), which are shown on the page where it was tried. Any other 403
 * means that the person may not see the page itself and sends them to their own backend (SPEC 2.111, decision 064).
 */
const answeredInPlace: readonly string[] = [
  'company_required',
  'company_frozen',
  'certification_required',
  'gold_required',
  'own_posting',
  'operator_company',
  'only_in_person',
  'forum_right_required',
  'main_account_only',
  'refund_not_included',
] satisfies ProblemCode[]

/** Returns whether the person stays on the page after a 403 with this code. */
export const staysInPlace = (code: string): boolean => answeredInPlace.includes(code)
