import { Trans } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import type { AskedFigures } from '#contract/quote.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import { formatMoney, formatPrice } from '#shared/i18n/format.ts'
import classes from './Quote.module.css'
import { figuresOf, type QuoteValues } from './quote_values.ts'

type Props = {
  values: QuoteValues
  asked: AskedFigures
  posting: Pick<PostingDetail, 'price_per_t' | 'tax_included'>
}

/** The typed quote as the buyer will compare it: ¥/t with tax and the total price, beside the buyer's target. */
export function QuoteFigures({ values, asked, posting }: Props) {
  const { perT, taxedPerT, total } = figuresOf(values, asked)
  const target = posting.price_per_t
  return (
    <dl className={classes.figures} aria-live="polite">
      <div>
        <dt>
          {values.tax_included === 1 ? (
            <Trans>As quoted, incl. tax</Trans>
          ) : (
            <Trans>As quoted, excl. tax</Trans>
          )}
        </dt>
        <dd>{perT === null ? '–' : formatPrice(perT, 'per_t')}</dd>
      </div>
      <div data-main>
        <dt>
          <Trans>For comparison, incl. 13% VAT</Trans>
        </dt>
        <dd>
          {taxedPerT !== null ? (
            formatPrice(taxedPerT, 'per_t')
          ) : values.price_basis === 'per_piece' && values.price_amount ? (
            <small>
              <Trans>No weight per piece known</Trans>
            </small>
          ) : (
            '–'
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Total, about, incl. 13% VAT</Trans>
        </dt>
        <dd>{total === null ? '–' : formatMoney(Math.round(total))}</dd>
      </div>
      {target !== null && (
        <div>
          <dt>
            <Trans>Buyer’s target, incl. 13% VAT</Trans>
          </dt>
          <dd>{formatPrice(withTax(target, posting.tax_included === 0 ? 0 : 1), 'per_t')}</dd>
        </div>
      )}
    </dl>
  )
}
