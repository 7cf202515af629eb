import { Trans } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import classes from './DetailSummary.module.css'
import { detailValues } from './detail_values.ts'
import { piecePrice } from '../posting_figures.ts'
import { Price } from '../PriceBlock.tsx'
import { useOptionText } from '../use_option_text.ts'

/** What a whole piece costs, what a cut one costs, and what one piece comes to. */
export function DetailPrices({ posting }: { posting: PostingDetail }) {
  const option = useOptionText()
  const { cut_price: cut, cutting_fee: fee } = detailValues(posting.values)
  const each = piecePrice(posting)
  const unit = option('quantity_unit', posting.quantity_unit)
  const currency = posting.currency ?? 'CNY'
  return (
    <dl className={classes.prices}>
      <div className={classes.first}>
        <dt>
          <Trans>Whole piece</Trans>
          {posting.price_amount !== null && (
            <>
              {' · '}
              {posting.tax_included === 1 ? <Trans>incl. tax</Trans> : <Trans>excl. tax</Trans>}
            </>
          )}
        </dt>
        <dd>
          <Price posting={posting} />
        </dd>
      </div>
      {typeof cut === 'number' && (
        <div>
          <dt>
            <Trans>Cut price · saw fee</Trans>
          </dt>
          <dd>
            {formatMoney(cut, currency)}
            <small>
              <Trans>/t</Trans>
              {typeof fee === 'number' && (
                <>
                  {' · '}
                  <Trans>{formatMoney(fee, currency)} per cut</Trans>
                </>
              )}
            </small>
          </dd>
        </div>
      )}
      {each !== null && (
        <div>
          <dt>
            <Trans>One piece, about</Trans>
          </dt>
          <dd>
            {formatMoney(Math.round(each))}
            <small>/{unit}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}
