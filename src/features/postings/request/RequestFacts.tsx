import { Trans } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatDate, formatNumber, formatQuantity } from '#shared/i18n/format.ts'
import blocks from '../Blocks.module.css'

/** When it is needed, how many, and how it is cut. */
export function RequestFacts({ posting }: { posting: PostingRow }) {
  const own = posting.extras as RequestRowValues
  const { quantity, quantity_unit: unit } = posting
  return (
    <>
      <div>
        {own.needed_by ? (
          <Trans>Needed by {formatDate(own.needed_by)}</Trans>
        ) : (
          <span className={blocks.note}>
            <Trans>Date negotiable</Trans>
          </span>
        )}
      </div>
      {quantity !== null && <div className={blocks.note}>{formatQuantity(quantity, unit)}</div>}
      {own.cut_plan && (
        <div className={`${blocks.note} ${blocks.line}`} title={own.cut_plan}>
          {own.cut_plan}
        </div>
      )}
      {own.machining_allowance ? (
        <div className={blocks.note}>
          <Trans>Allowance {formatNumber(own.machining_allowance)} mm per side</Trans>
        </div>
      ) : null}
    </>
  )
}
