/** The manner in which one language's trade writes stock lines. Nothing here knows of the reader. */

export type WrittenShape = 'round' | 'square' | 'flat' | 'ring' | 'pipe' | 'disc' | 'hexagon'

/** A choice of writings; each names what it means. */
type Means<T> = readonly (readonly [written: string, means: T])[]

type PriceMeaning = {
  basis?: 'per_t' | 'per_kg' | 'per_piece'
  currency?: 'CNY' | 'USD' | 'EUR'
  tax?: 0 | 1
  /** Range of the amount, and what the written number is multiplied with. */
  from: number
  to: number
  times?: number
}

export type Manner = {
  lang: string
  /** Words for the goods by shape. */
  words: Record<WrittenShape, readonly string[]>
  /**
   * Sizes by shape: `{d}` is a dimension in mm, `{l:m}` the same in metres with a point, `{l:m,}` with a comma.
   */
  sizes: Record<WrittenShape, readonly string[]>
  /** Grades as they are written, with every name that is the same grade. */
  grades: Means<readonly string[]>
  states: Means<string>
  counts: readonly string[]
  /** `{kg}`, `{t}` of the whole lot; a comma behind asks for a decimal comma. */
  weights: readonly string[]
  prices: Means<PriceMeaning>
  heats: readonly string[]
  mills: Means<string>
  certificates: Means<string>
  tests: Means<{ methods: readonly string[]; standard?: string; level?: string }>
  remnants: readonly string[]
  places: Means<string>
  /** Orders of the parts: g grade, w word, s size, c count, m weight, z state, p price, h heat, y mill, q certificate, u test, r remnant, o place. */
  orders: readonly string[]
  between: readonly string[]
}
