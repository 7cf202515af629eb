import { useLingui } from '@lingui/react/macro'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { lang } from '#shared/i18n/language.ts'
import { optionText } from './option_labels.ts'

/** Names of options are written as they stand within a line; at its beginning an English one has a capital. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Text of an option in the reader's language; empty for none. */
export function useOptionText(): (set: OptionSet, value: string | number | null | undefined) => string {
  const { i18n } = useLingui()
  return (set, value) =>
    value === null || value === undefined ? '' : optionText(set, value, lang, (label) => i18n._(label))
}
