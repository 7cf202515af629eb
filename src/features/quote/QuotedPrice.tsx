import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/quote.ts'
import { basisSuffixes } from '#features/postings/index.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import classes from './Quote.module.css'
import { usePerTonne } from './use_per_tonne.ts'

/** ¥/t with tax, which quotes are compared by, and below it the price as it was quoted. */
export function QuotedPrice({ quote }: { quote: Quote }) {
  const { i18n } = useLingui()
  const perTonne = usePerTonne()
  const { taxed_per_t: taxed, price_amount: amount, price_basis: basis, tax_included: tax } = quote
  const isPlain = basis === 'per_t' && tax === 1
  const asQuoted = `${formatMoney(amount)}${i18n._(basisSuffixes[basis])}`
  return (
    <>
      <span className={classes.price}>{taxed === null ? asQuoted : perTonne(taxed)}</span>
      <span className={classes.small}>
        {taxed !== null && !isPlain && <>{asQuoted} · </>}
        {tax === 1 ? <Trans>incl. tax</Trans> : <Trans>excl. tax</Trans>}
      </span>
    </>
  )
}
