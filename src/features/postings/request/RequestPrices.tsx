import { Trans } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import summary from '../detail/DetailSummary.module.css'
import { piecePrice } from '../posting_figures.ts'
import { Price } from '../PriceBlock.tsx'
import { useOptionText } from '../use_option_text.ts'

/** What the buyer means to pay, what one piece comes to, and the day it is needed. */
export function RequestPrices({ posting }: { posting: PostingDetail }) {
  const option = useOptionText()
  const own = posting.extras as RequestRowValues
  const each = piecePrice(posting)
  return (
    <dl className={summary.prices}>
      <div className={summary.first}>
        <dt>
          <Trans>Target price</Trans>
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
      {each !== null && (
        <div>
          <dt>
            <Trans>One piece, about</Trans>
          </dt>
          <dd>
            {formatMoney(Math.round(each))}
            <small>/{option('quantity_unit', posting.quantity_unit)}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Needed by</Trans>
        </dt>
        <dd>{own.needed_by ? formatDate(own.needed_by) : <Trans>Date negotiable</Trans>}</dd>
      </div>
    </dl>
  )
}
