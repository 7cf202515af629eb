import { Trans } from '@lingui/react/macro'
import { raiseProgress } from '#contract/postings/raise_progress.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { GroupProgressLine } from './GroupProgress.tsx'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { formatMoney, formatNumber, formatTonnes } from '#shared/i18n/format.ts'
import { Place } from '#shared/ui/Place.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import blocks from '#features/postings/Blocks.module.css'
import { TimeLeft } from '#features/postings/TimeLeft.tsx'
import { useOptionText } from '#features/postings/use_option_text.ts'

const own = (posting: PostingRow) => posting.extras as RaiseRowValues

/** Tags of a group buy: forging type, certificate and weighing method. */
export function RaiseTags({ posting }: { posting: PostingRow }) {
  const option = useOptionText()
  return (
    <div className={blocks.tags}>
      {posting.forge_type !== null && <Tag tone="blue">{option('forge_type', posting.forge_type)}</Tag>}
      {posting.have_warranty === 1 && (
        <Tag tone="green">
          <Trans>Certificate</Trans> {posting.certificate_type}
        </Tag>
      )}
      {posting.weighing_method !== null && (
        <Tag tone="grey">{option('weighing_method', posting.weighing_method)}</Tag>
      )}
    </div>
  )
}

/** The mill, the lengths it delivers, and the minimum tonnes per company. */
export function RaiseFacts({ posting }: { posting: PostingRow }) {
  const { lengths, min_t: least } = own(posting)
  const mill = posting.mill && shownMill(posting.mill)
  return (
    <>
      <div className={blocks.line} title={mill ?? undefined}>
        {mill}
      </div>
      {lengths && <div className={blocks.note}>{lengths}</div>}
      {least ? (
        <div className={blocks.note}>
          <Trans>from {formatNumber(least)} t per company</Trans>
        </div>
      ) : null}
    </>
  )
}

/** The price of the reached tier, or of the first tier if none is reached. */
export function RaiseShortPrice({ posting }: { posting: PostingRow }) {
  const { tier, next } = raiseProgress(own(posting))
  const shown = tier ?? next
  return (
    shown && (
      <span className={blocks.price}>
        {formatMoney(shown.price)}
        <small>
          <Trans>/t</Trans>
        </small>
      </span>
    )
  )
}

/** The joined tonnes compared with the target. */
export function RaiseTonnes({ posting }: { posting: PostingRow }) {
  return <GroupProgressLine raise={own(posting)} />
}

/** The reached or first price with the tonnes it needs, and the next better price. */
export function RaisePrice({ posting }: { posting: PostingRow }) {
  const raise = own(posting)
  const { tier, next } = raiseProgress(raise)
  const shown = tier ?? next
  const better = tier ? next : raise.tiers?.[1]
  return (
    <div className={blocks.figure}>
      <RaiseShortPrice posting={posting} />
      {shown && !tier && (
        <div className={blocks.note}>
          <Trans>from {formatTonnes(shown.from_t * 1000)}</Trans>
        </div>
      )}
      {better && (
        <div className={blocks.note}>
          <Trans>
            {formatMoney(better.price)} from {formatTonnes(better.from_t * 1000)}
          </Trans>
        </div>
      )}
      {posting.expires_at && posting.state === 'online' && (
        <div className={blocks.note}>
          <TimeLeft until={posting.expires_at} />
        </div>
      )}
    </div>
  )
}

/** The organiser, and the place that the mill ships from. */
export function RaisePoster({ posting }: { posting: PostingRow }) {
  return (
    <div className={blocks.company}>
      <div className={blocks.line}>{posting.company.name}</div>
      <div className={`${blocks.note} ${blocks.line}`}>
        <Place id={posting.region_id} />
      </div>
    </div>
  )
}
