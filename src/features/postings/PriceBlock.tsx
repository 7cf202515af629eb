import { Trans } from '@lingui/react/macro'
import { basisSuffixes } from '#contract/figures.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatMoney, formatPrice } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from './Blocks.module.css'
import { TimeLeft } from './TimeLeft.tsx'

type Priced = Pick<
  PostingRow,
  'price_amount' | 'price_basis' | 'price_per_t' | 'currency' | 'tax_included' | 'negotiable'
>

/** The amount with its basis, or "Negotiable", or "Open to quotes" for a request without a target price. */
export function Price({ posting }: { posting: Priced }) {
  const { price_amount: amount, price_basis: basis, currency } = posting
  if (amount === null)
    return posting.negotiable === 1 ? (
      <span className={classes.price}>
        <Trans>Negotiable</Trans>
      </span>
    ) : (
      <span className={classes.open}>
        <Trans>Open to quotes</Trans>
      </span>
    )
  return (
    <span className={classes.price}>
      {formatMoney(amount, currency ?? 'CNY')}
      {basis && <small>{basisSuffixes[basis][lang]}</small>}
    </span>
  )
}

/** Price, tax, the price per tonne if the price is not per tonne, and the time left. */
export function PriceBlock({ posting }: { posting: PostingRow }) {
  const { price_amount: amount, price_basis: basis, price_per_t: perTonne } = posting
  return (
    <div className={classes.figure}>
      <div>
        <Price posting={posting} />{' '}
        {amount !== null && (
          <span className={classes.note}>
            {posting.tax_included === 1 ? <Trans>incl. tax</Trans> : <Trans>excl. tax</Trans>}
          </span>
        )}
      </div>
      {amount !== null && basis !== 'per_t' && perTonne !== null && (
        <div className={classes.note}>≈ {formatPrice(Math.round(perTonne), 'per_t')}</div>
      )}
      {posting.expires_at && (
        <div className={classes.note}>
          <TimeLeft until={posting.expires_at} />
        </div>
      )}
    </div>
  )
}
