import { decimalsIssue, decimalsText } from '#contract/decimals_issue.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { lang } from '../i18n/language.ts'

type Limits = { max: number; decimals: number; unit?: string | undefined }

/**
 * Returns why a filter cannot use what was typed as a limit (`NumberBox` gives text that is no number as it is), in the
 * page's language; undefined if it can, or if nothing was typed.
 */
export function limitIssue(value: number | null, { max, decimals, unit }: Limits): string | undefined {
  if (value === null) return undefined
  if (typeof value !== 'number') return fieldIssues.number_expected[lang]
  if (value < 0) return fieldIssues.negative[lang]
  if (value > max) return fieldIssues.too_large[lang]
  return Number(value.toFixed(decimals)) === value
    ? undefined
    : decimalsText(decimalsIssue(decimals, unit), lang)
}
