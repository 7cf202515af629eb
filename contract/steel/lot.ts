/** Pieces of one weight taken together: weights in kg. */
export type Lot = {
  /** How many pieces the weight is worth, not rounded. */
  pieces: number
  kg: number
  /** Whole pieces in it, their weight, and what the weight has beyond them. */
  whole: number
  wholeKg: number
  restKg: number
}

/** A sum of products may miss a whole number by the last binary digits. */
const slack = 1e-9

/** So many pieces of `pieceKg` each. */
export function lotOfPieces(pieceKg: number, pieces: number): Lot {
  return lotOfKg(pieceKg, pieceKg * pieces)
}

/** So many kg of pieces of `pieceKg` each: kg ÷ kg per piece, whole pieces rounded down. */
export function lotOfKg(pieceKg: number, kg: number): Lot {
  const pieces = kg / pieceKg
  const whole = Math.floor(pieces + slack * Math.max(1, pieces))
  const wholeKg = whole * pieceKg
  return { pieces, kg, whole, wholeKg, restKg: Math.max(0, kg - wholeKg) }
}
