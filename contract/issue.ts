import type { FieldIssue } from './field_issues.ts'

/** Typed key for `error:`/`message:` of a schema; apart from the texts, which only what checks a form loads. */
export const issue = (key: FieldIssue): FieldIssue => key
