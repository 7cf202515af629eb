import { Trans } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import classes from './DetailSummary.module.css'
import { detailValues } from './detail_values.ts'
import { MainPrice, PiecePrice } from './PriceLines.tsx'

/** The price of whole pieces, the price and fee of cut ones, and what one piece costs. */
export function DetailPrices({ posting }: { posting: PostingDetail }) {
  const { cut_price: cut, cutting_fee: fee } = detailValues(posting.values)
  const currency = posting.currency ?? 'CNY'
  return (
    <dl className={classes.prices}>
      <MainPrice posting={posting} label={<Trans>Whole piece</Trans>} />
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
      <PiecePrice posting={posting} />
    </dl>
  )
}
