import { Trans } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate } from '#shared/i18n/format.ts'
import summary from '../detail/DetailSummary.module.css'
import { MainPrice, PiecePrice } from '../detail/PriceLines.tsx'

/** The buyer's target price, the price of one piece that follows from it, and when the goods are needed. */
export function RequestPrices({ posting }: { posting: PostingDetail }) {
  const extras = posting.extras as RequestRowValues
  return (
    <dl className={summary.prices}>
      <MainPrice posting={posting} label={<Trans>Target price</Trans>} />
      <PiecePrice posting={posting} />
      <div>
        <dt>
          <Trans>Needed by</Trans>
        </dt>
        <dd>{extras.needed_by ? formatDate(extras.needed_by) : <Trans>Date negotiable</Trans>}</dd>
      </div>
    </dl>
  )
}
