import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostingRow } from '#contract/postings/views.ts'
import { yieldOfOne } from '#contract/steel/cut_fit.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import blocks from '../Blocks.module.css'
import type { WantedPiece } from './wanted_piece.ts'

/** How many of the wanted pieces one bar or block yields, what is lost of it, and whether the buyer has to cut it himself. */
export function YieldNote({
  posting: { shape, dims, cuttable },
  wanted,
}: {
  posting: PostingRow
  wanted: WantedPiece
}) {
  const { t } = useLingui()
  if (!shape || !dims) return null
  const [best] = wanted.pieces
    .flatMap((piece) => yieldOfOne({ shape, dims }, piece, wanted.count) ?? [])
    .toSorted((a, b) => a.lost - b.lost)
  if (!best) return null
  const waste = formatNumber(Math.round(best.lost * 100))
  const yielded = t`${plural(best.pieces, { one: 'Each yields # piece', other: 'Each yields # pieces' })}, ${waste} % waste`
  return (
    <div className={blocks.note}>{cuttable === 1 ? yielded : t`${yielded}; the seller does not cut`}</div>
  )
}
