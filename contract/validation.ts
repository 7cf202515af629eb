import * as z from 'zod/mini'
import { decimalsText } from './decimals_issue.ts'
import type { Lang } from './enums.ts'
import { isSteelIssue, steelIssueText } from './steel/issues.ts'
import { fieldIssues, type FieldIssue } from './field_issues.ts'
import { libraryText } from './library_issues.ts'

const text = (message: string, lang: Lang): string => {
  if (message in fieldIssues) return fieldIssues[message as FieldIssue][lang]
  if (isSteelIssue(message)) return steelIssueText(message, lang)
  return decimalsText(message, lang) ?? message
}

export type FieldErrors = Record<string, string>

/** More would not help, and thousands of wrong fields would make the answer many times larger than the request. */
const maxErrors = 100

const pathsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.')]

/** The library reports all unknown keys in one message; here each gets a short one of its own. */
const messageOf = (issue: z.core.$ZodIssue, lang: Lang): string =>
  issue.code === 'unrecognized_keys' ? fieldIssues.unknown_key[lang] : text(issue.message, lang)

/**
 * Parses `input`. On failure it returns one message per field in the reader's language, keyed by the dotted path
 * (`dims.id`, `pieces.0.length`), for the first 100 fields. Server and forms share it, so that both report a mistake
 * in the same words.
 */
export function check<S extends z.core.$ZodType>(
  schema: S,
  input: unknown,
  lang: Lang,
): { ok: true; value: z.output<S> } | { ok: false; errors: FieldErrors } {
  const result = z.safeParse(schema, input, { error: libraryText(lang) })
  if (result.success) return { ok: true, value: result.data }
  const errors = new Map<string, string>()
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) {
      if (errors.size === maxErrors) return { ok: false, errors: Object.fromEntries(errors) }
      if (!errors.has(path)) errors.set(path, messageOf(issue, lang))
    }
  }
  return { ok: false, errors: Object.fromEntries(errors) }
}
