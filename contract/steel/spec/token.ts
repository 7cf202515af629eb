// The tokens of a specification line.
import type { QuantityUnit } from '../delivery_states.ts'
import type { LotDetails } from './details/detail.ts'
import type { FlangeSize } from './flanges.ts'
import type { Mark } from './labels_by_language.data.ts'
import type { Deviation } from './tolerances.ts'
import type { SpecUnit } from './units.ts'
import type { Word } from './words.ts'

export type NumberToken = {
  kind: 'number'
  /** In mm or kg; without a unit as written. */
  value: number
  /** A second possible value, if the number is ambiguous. */
  other?: number
  /** The upper end, if it is a range: infinite where it has only a lower one, as `value` is 0 where it has only this. */
  max?: number
  unit?: SpecUnit
  /** The amount as written, before its unit. */
  amount: number
  mark?: Mark
  /** Whether the mark follows the number, as in `300方`. */
  isSuffixed?: boolean
  /** Whether the mark is a single Latin letter (`T91`, `A182`), which may also be part of a name. */
  isWeak?: boolean
}
export type Joint = 'x' | '/' | '+'
export type Token = { start: number; end: number } & (
  | NumberToken
  | { kind: 'join'; joint: Joint }
  | { kind: 'quantity'; count: number; unit?: QuantityUnit }
  | { kind: 'material'; code: string }
  | { kind: 'tolerance'; deviation: Deviation }
  | { kind: 'unit'; unit: SpecUnit }
  | ({ kind: 'flange' } & FlangeSize)
  | { kind: 'detail'; says: LotDetails }
  | Word
  /** `remark`: a part that is known to say nothing of the piece, such as a price in another currency. */
  | { kind: 'bad' | 'standard' | 'remark' | 'punctuation' | 'unknown' }
)
