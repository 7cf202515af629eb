import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { OperatorAction } from '#contract/postings/states.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { leaseSeconds } from '#contract/review.ts'
import { reviewedKinds as companyKinds } from '#contract/review_policy.ts'
import type { Actor } from '#server/http/session.ts'

/** The kinds whose postings these permissions allow to review; the platform's own postings need no review. */
export const reviewedKinds = (permissions: Actor['permissions']): RegisteredKind[] =>
  companyKinds.filter((kind) => permissions.has(postings[kind].definition.adminPermission))

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/** What an operator is told whose decision comes after this one of another operator. */
export const meanwhile = {
  approve: 'approved_meanwhile',
  reject: 'rejected_meanwhile',
  take_down: 'taken_down_meanwhile',
  restore: 'restored_meanwhile',
} as const satisfies Record<OperatorAction, ProblemCode>
