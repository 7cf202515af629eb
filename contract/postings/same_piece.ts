/** Whether two of a company's postings of a kind are about the same goods (decision 156). */
import { foldNumber } from '../steel/heat.ts'
import { gradeKey } from '../steel/grade_key.ts'
import type { AnyValues, SharedValues } from './define.ts'

/** Grade and size as one text, equal for equivalent grades; null if either is not given. */
export function pieceKey(values: AnyValues): string | null {
  const { material, shape, dims } = values as SharedValues
  if (!material || !shape || !dims || Object.keys(dims).length === 0) return null
  const sizes = Object.entries(dims).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([gradeKey(material), shape, sizes])
}

/** What tells pieces of one grade and size apart where both say it. */
const facts = ['region_id', 'delivery_state', 'character', 'forge_type'] as const

const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || one === null || other === undefined || other === null || one === other

/** How sure it is that both are the same piece: by their heat, or only by grade, size and place; null if they differ. */
export function sameBy(one: AnyValues, other: AnyValues): 'heat' | 'place' | null {
  const key = pieceKey(one)
  if (key === null || key !== pieceKey(other)) return null
  const [heat, otherHeat] = [one, other].map((values) => foldNumber(String(values['heat_no'] ?? '')))
  if (heat && otherHeat) return heat === otherHeat ? 'heat' : null
  return facts.every((name) => isSame(one[name], other[name])) ? 'place' : null
}
