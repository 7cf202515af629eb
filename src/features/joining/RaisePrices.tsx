import { Trans } from '@lingui/react/macro'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { GroupProgress } from './GroupProgress.tsx'
import { MyPart } from './MyPart.tsx'
import { ParticipantsButton } from './ParticipantsButton.tsx'
import { formatTonnes } from '#shared/i18n/format.ts'
import summary from '#features/postings/detail/DetailSummary.module.css'

/** Progress and price tiers of a group buy, its terms, and the company's own part. */
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
