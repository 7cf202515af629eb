/** Which rows are about goods that the company has posted already, or that an earlier row names (decision 156). */
import { isDeepStrictEqual } from 'node:util'
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import { pieceKey, sameBy } from '#contract/postings/same_piece.ts'
import { filled, type AnyValues } from '#server/features/postings/values.ts'
import type { OwnPiece } from './same_store.ts'

export type AskedRow = {
  key: string
  values: AnyValues
  same?: string | undefined
  said?: readonly string[] | undefined
}
export type Same = NonNullable<BulkAnswer['same']>

/** What an update changes: the fields that the row itself says and fills in. */
export const saidValues = ({ values, said }: AskedRow): AnyValues =>
  Object.fromEntries(
    Object.entries(filled(values)).filter(([name]) => said === undefined || said.includes(name)),
  )

/** The fields in which values differ from those of a posting. */
export const differing = (values: AnyValues, before: AnyValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isDeepStrictEqual(value, before[name]) ? [] : [name]))

/**
 * Finds for each row the same goods by its key. A posting is found for one row only: a second row like it is the same as
 * the first. The one with the same heat is preferred, then the order of `own`.
 */
export function sameAmong(given: readonly AskedRow[], own: readonly OwnPiece[]): Map<string, Same> {
  const found = new Map<string, Same>()
  const taken = new Set<string>()
  const take = (row: AskedRow, { code, state, values }: OwnPiece, by: Same['by']) => {
    taken.add(code)
    const differs = differing(saidValues(row), filled(values))
    found.set(row.key, { code, state, row: null, by, differs })
  }
  const pieces = given.map((row) => ({ row, values: filled(row.values), key: pieceKey(filled(row.values)) }))
  const ownByKey = Map.groupBy(own, ({ values }) => pieceKey(filled(values)))
  const candidates = ({ key, values }: (typeof pieces)[number]) =>
    (key === null ? [] : (ownByKey.get(key) ?? [])).flatMap((one) => {
      const by = taken.has(one.code) ? null : sameBy(values, filled(one.values))
      return by ? [{ one, by }] : []
    })
  // What a row is to update was shown to the person, so it comes before what would be found now.
  for (const piece of pieces) {
    const named = candidates(piece).find(({ one }) => one.code === piece.row.same)
    if (named) take(piece.row, named.one, named.by)
  }
  for (const [at, piece] of pieces.entries()) {
    if (found.has(piece.row.key)) continue
    const fitting = candidates(piece)
    const best = fitting.find(({ by }) => by === 'heat') ?? fitting[0]
    if (best) {
      take(piece.row, best.one, best.by)
      continue
    }
    if (piece.key === null) continue
    for (const earlier of pieces.slice(0, at)) {
      const by = earlier.key === piece.key ? sameBy(earlier.values, piece.values) : null
      if (!by) continue
      found.set(piece.row.key, { code: null, state: null, row: earlier.row.key, by, differs: [] })
      break
    }
  }
  return found
}
