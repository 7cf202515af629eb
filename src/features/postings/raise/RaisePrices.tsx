import { Trans } from '@lingui/react/macro'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { GroupProgress, MyPart, ParticipantsButton } from '#features/joining/index.ts'
import { formatTonnes } from '#shared/i18n/format.ts'
import summary from '../detail/DetailSummary.module.css'

/** How far it is with the price of every tier, the terms, and what the own company has in it. */
export function RaisePrices({ posting }: { posting: PostingDetail }) {
  const raise = posting.extras as RaiseRowValues
  const tonnes = (value: number) => formatTonnes(value * 1000)
  return (
    <>
      <GroupProgress raise={raise} />
      <dl className={summary.prices}>
        {raise.target_t ? (
          <div>
            <dt>
              <Trans>Target</Trans>
            </dt>
            <dd>{tonnes(raise.target_t)}</dd>
          </div>
        ) : null}
        {raise.min_t ? (
          <div>
            <dt>
              <Trans>Minimum per company</Trans>
            </dt>
            <dd>{tonnes(raise.min_t)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <Trans>Tax</Trans>
          </dt>
          <dd>{posting.tax_included === 1 ? <Trans>incl. tax</Trans> : <Trans>excl. tax</Trans>}</dd>
        </div>
      </dl>
      <MyPart posting={posting} />
      {posting.can.update && (
        <div>
          <ParticipantsButton posting={posting} />
        </div>
      )}
    </>
  )
}
