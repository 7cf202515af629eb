import { useMemo } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostingRow } from '#contract/postings/views.ts'
import { yieldOfOne, type Body } from '#contract/steel/cut_fit.ts'
import { wholePieces } from '#contract/steel/search_reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import blocks from '../Blocks.module.css'

/** The piece that a search wants to cut, in each way it may be read, and how many of it. */
export type WantedPiece = { pieces: readonly Body[]; count: number }

/** What “fits my part” looks for; undefined without it, or without a whole piece. */
export function useWantedPiece(
  keyword: string | undefined,
  fits: number | undefined,
): WantedPiece | undefined {
  return useMemo(() => {
    if (!keyword || fits === undefined) return undefined
    const spec = parseSpec(keyword)
    const pieces = wholePieces(spec)
    return pieces.length > 0 ? { pieces, count: spec.quantity ?? 1 } : undefined
  }, [keyword, fits])
}

/** How many of the wanted pieces one bar or block yields, and what is lost of it. */
export function YieldNote({
  posting: { shape, dims },
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
  return (
    <div
      className={blocks.note}
    >{t`${plural(best.pieces, { one: 'Each yields # piece', other: 'Each yields # pieces' })}, ${waste} % waste`}</div>
  )
}
