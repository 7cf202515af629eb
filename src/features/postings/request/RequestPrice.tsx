import { Trans } from '@lingui/react/macro'
import type { PostingRow } from '#contract/postings/views.ts'
import blocks from '../Blocks.module.css'
import { Price } from '../PriceBlock.tsx'
import { QuoteCount } from './QuoteCount.tsx'
import { TimeLeft } from '../TimeLeft.tsx'

/** The buyer's target price (or "Open to quotes"), the number of quotes, and the time left to quote. */
export function RequestPrice({ posting }: { posting: PostingRow }) {
  return (
    <div className={blocks.figure}>
      <Price posting={posting} />
      {posting.price_amount !== null && (
        <div className={blocks.note}>
          <Trans>target price</Trans>
          {' · '}
          {posting.tax_included === 1 ? <Trans>incl. tax</Trans> : <Trans>excl. tax</Trans>}
        </div>
      )}
      <div className={blocks.note}>
        <QuoteCount posting={posting} />
        {posting.expires_at && <TimeLeft until={posting.expires_at} />}
      </div>
    </div>
  )
}
