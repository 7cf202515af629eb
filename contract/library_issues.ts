/** What is said of an issue of the schema library whose schema names no text of its own, in the words of somebody who fills in a form. */
import type * as z from 'zod/mini'
import type { Lang } from './enums.ts'
import { fieldIssues, type FieldIssue } from './field_issues.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type Text = Record<Lang, string>
type Limit = number | bigint

/** By the type that was expected; `int` is a number, too. */
const types: Record<string, FieldIssue> = {
  number: 'number_expected',
  int: 'number_expected',
  string: 'text_expected',
  boolean: 'yes_or_no_expected',
  array: 'list_expected',
  object: 'fields_expected',
  record: 'fields_expected',
}
const formats: Record<string, FieldIssue> = { date: 'date_format', datetime: 'time_format' }

/** By what is counted or measured; everything else is a number. */
const most: Record<string, (limit: Limit) => Text> = {
  string: (limit) => ({ en: `${limit} characters at most`, zh: `最多 ${limit} 个字符` }),
  array: (limit) => ({ en: `${limit} entries at most`, zh: `最多 ${limit} 项` }),
}
const least: Record<string, (limit: Limit) => Text> = {
  string: (limit) => ({ en: `${limit} characters at least`, zh: `至少 ${limit} 个字符` }),
  array: (limit) => ({
    en: limit === 1 ? 'At least one entry is needed' : `${limit} entries at least`,
    zh: `至少填写 ${limit} 项`,
  }),
}
const numberMost = (limit: Limit, isIncluded: boolean): Text =>
  isIncluded
    ? { en: `Must be ${limit} at most`, zh: `不能大于 ${limit}` }
    : { en: `Must be less than ${limit}`, zh: `必须小于 ${limit}` }
const numberLeast = (limit: Limit, isIncluded: boolean): Text =>
  isIncluded
    ? { en: `Must be ${limit} at least`, zh: `不能小于 ${limit}` }
    : { en: `Must be greater than ${limit}`, zh: `必须大于 ${limit}` }

const isMissing = ({ input }: Issue): boolean => input === undefined || input === null

function textOf(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return fieldIssues.required
      if (issue.expected === 'int' && Number.isFinite(issue.input)) return fieldIssues.integer
      return fieldIssues[types[issue.expected] ?? 'value_unknown']
    case 'invalid_value':
      return fieldIssues.choose
    case 'too_big':
      return most[issue.origin]?.(issue.maximum) ?? numberMost(issue.maximum, issue.inclusive !== false)
    case 'too_small':
      return least[issue.origin]?.(issue.minimum) ?? numberLeast(issue.minimum, issue.inclusive !== false)
    case 'invalid_format':
      return fieldIssues[formats[issue.format] ?? 'format_unknown']
    default:
      return isMissing(issue) ? fieldIssues.required : fieldIssues.value_unknown
  }
}

/** Returns how the library words its issues for readers of this language. */
export const libraryText =
  (lang: Lang): z.core.$ZodErrorMap =>
  (issue) =>
    textOf(issue)[lang]
