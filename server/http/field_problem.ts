import type { Lang } from '#contract/enums.ts'
import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import { Problem } from './problem.ts'

/** A validation error that only the server can detect, reported at one field in the reader's language. */
export const fieldProblem = (field: string, issue: FieldIssue, lang: Lang): Problem =>
  new Problem('validation_failed', { data: { [field]: fieldIssues[issue][lang] } })
