import type { OperatorAction } from '#contract/postings/states.ts'

export type ReasonedAction = Exclude<OperatorAction, 'approve'>
