import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import classes from './DetailSummary.module.css'
import { piecePrice } from '../posting_figures.ts'
import { Price } from '../PriceBlock.tsx'
import { useOptionText } from '../use_option_text.ts'

/** The price of a posting in large type, with its tax basis; `label` says what the price is for. */
export const MainPrice = ({ posting, label }: { posting: PostingDetail; label: ReactNode }) => (
  <div className={classes.first}>
    <dt>
      {label}
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
)

/** What one piece costs; nothing if that cannot be computed. */
export function PiecePrice({ posting }: { posting: PostingDetail }) {
  const option = useOptionText()
  const each = piecePrice(posting)
  if (each === null) return null
  return (
    <div>
      <dt>
        <Trans>One piece, about</Trans>
      </dt>
      <dd>
        {formatMoney(Math.round(each))}
        <small>/{option('quantity_unit', posting.quantity_unit)}</small>
      </dd>
    </div>
  )
}
