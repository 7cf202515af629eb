import { useLingui } from '@lingui/react/macro'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { deliveryStatesInRows, type DeliveryState } from '#contract/steel/delivery_states.ts'
import { lang } from '#shared/i18n/language.ts'
import { optionText } from './option_labels.ts'

/** Capitalises an option's name for the beginning of a line; the names are written as they appear within one. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Returns a delivery condition as short as a row needs it: `Q+T`; empty for null. */
export const conditionInRow = (state: DeliveryState | null): string =>
  state === null ? '' : deliveryStatesInRows[state][lang]

/** Returns a function that gives an option's label in the reader's language; empty for null and undefined. */
export function useOptionText(): (set: OptionSet, value: string | number | null | undefined) => string {
  const { i18n } = useLingui()
  return (set, value) =>
    value === null || value === undefined ? '' : optionText(set, value, lang, (label) => i18n._(label))
}
