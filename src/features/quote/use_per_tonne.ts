import { useLingui } from '@lingui/react/macro'
import { basisSuffixes } from '#features/postings/index.ts'
import { formatMoney } from '#shared/i18n/format.ts'

/** Returns a function that formats a price per tonne as it is compared, to the cent: `¥5,400/t`. */
export function usePerTonne(): (price: number) => string {
  const { i18n } = useLingui()
  return (price) => formatMoney(price) + i18n._(basisSuffixes.per_t)
}
