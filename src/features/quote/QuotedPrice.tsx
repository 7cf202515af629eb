import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/quote.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import classes from './Quote.module.css'

/** The price in ¥/t with tax, by which quotes are compared, and below it the price as quoted. */
export function QuotedPrice({ quote }: { quote: Quote }) {
  const { taxed_per_t: taxed, price_amount: amount, price_basis: basis, tax_included: tax } = quote
  const isPlain = basis === 'per_t' && tax === 1
  const perBasis = (price: number) => formatPrice(price, basis)
  return (
    <>
      <span className={classes.price}>
        {taxed === null ? perBasis(withTax(amount, tax)) : formatPrice(taxed, 'per_t')}
      </span>
      <span className={classes.small}>
        {isPlain || (taxed === null && tax === 1) ? (
          <Trans>incl. tax</Trans>
        ) : tax === 1 ? (
          <Trans>quoted at {perBasis(amount)} incl. tax</Trans>
        ) : (
          <Trans>quoted at {perBasis(amount)} excl. tax</Trans>
        )}
      </span>
    </>
  )
}
