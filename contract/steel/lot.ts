/** A number of pieces of the same weight: weights in kg. */
export type Lot = {
  /** How many pieces the weight corresponds to, not rounded. */
  pieces: number
  kg: number
  /** Whole pieces in it, their weight, and the remaining weight. */
  whole: number
  wholeKg: number
  restKg: number
}

/** Floating-point sums may miss a whole number by the last bits. */
const slack = 1e-9

/** A number of pieces of `pieceKg` each. */
export function lotOfPieces(pieceKg: number, pieces: number): Lot {
  return lotOfKg(pieceKg, pieceKg * pieces)
}

/** A weight in kg in pieces of `pieceKg` each: exact ratio, and whole pieces rounded down. */
export function lotOfKg(pieceKg: number, kg: number): Lot {
  const pieces = kg / pieceKg
  const whole = Math.floor(pieces + slack * Math.max(1, pieces))
  const wholeKg = whole * pieceKg
  return { pieces, kg, whole, wholeKg, restKg: Math.max(0, kg - wholeKg) }
}
