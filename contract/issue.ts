import type { FieldIssue } from './field_issues.ts'

/**
 * Typed message key for `error:`/`message:` of a schema; separate from the texts, which are loaded only to validate a
 * form.
 */
export const issue = (key: FieldIssue): FieldIssue => key
