/** What the reader of a cell returns. */
import type { CellFix } from './cell_fixes.ts'
import type { WrittenPrice } from './settle_price.ts'
import type { WrittenWeight } from './settle_weight.ts'
import type { Uneven } from './uneven_sizes.ts'

/** What was read from a cell. `otherFields` are fields that it fills if no column of their own does. */
export type CellReading = {
  value?: unknown
  otherFields?: Readonly<Record<string, unknown>>
  /** Why the cell cannot be read, in the reader's language. */
  error?: string
  /** What the person should know although the cell was read. */
  note?: string
  /** A weight or price whose unit only the whole row can settle. */
  weight?: Omit<WrittenWeight, 'place'>
  price?: Omit<WrittenPrice, 'place'>
  /** The word for the goods (`锻圆`, `Seamless pipe`), from which the category follows with grade and shape. */
  goods?: string
  /** A length without a unit; `value` takes it as mm. */
  hasNoUnit?: boolean
  /** Lengths that differ from piece to piece. With a `value` the person chose that one for the field. */
  uneven?: Uneven
  /** What the field cannot hold, for the description. */
  said?: string
  /** Ways to correct the cell, which the row reader gives its place. */
  fixes?: readonly Omit<CellFix, 'place'>[]
}
