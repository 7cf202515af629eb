import { Trans } from '@lingui/react/macro'
import type { RequestRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatDate, formatNumber, formatQuantity } from '#shared/i18n/format.ts'
import blocks from '../Blocks.module.css'

/** Facts in the row of a request: needed by, quantity, cut plan, machining allowance. */
export function RequestFacts({ posting }: { posting: PostingRow }) {
  const extras = posting.extras as RequestRowValues
  const { quantity, quantity_unit: unit } = posting
  return (
    <>
      <div>
        {extras.needed_by ? (
          <Trans>Needed by {formatDate(extras.needed_by)}</Trans>
        ) : (
          <span className={blocks.note}>
            <Trans>Date negotiable</Trans>
          </span>
        )}
      </div>
      {quantity !== null && <div className={blocks.note}>{formatQuantity(quantity, unit)}</div>}
      {extras.cut_plan && (
        <div className={`${blocks.note} ${blocks.line}`} title={extras.cut_plan}>
          {extras.cut_plan}
        </div>
      )}
      {extras.machining_allowance ? (
        <div className={blocks.note}>
          <Trans>Allowance {formatNumber(extras.machining_allowance)} mm per side</Trans>
        </div>
      ) : null}
    </>
  )
}
