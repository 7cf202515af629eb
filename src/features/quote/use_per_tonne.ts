import { useLingui } from '@lingui/react/macro'
import { basisSuffixes } from '#features/postings/index.ts'
import { formatMoney } from '#shared/i18n/format.ts'

/** `¥5,400/t` in the reader's words, whole ¥. */
export function usePerTonne(): (price: number) => string {
  const { i18n } = useLingui()
  return (price) => formatMoney(Math.round(price)) + i18n._(basisSuffixes.per_t)
}
