/** A QR code as a grid of `size` × `size` squares. */
export type QrSquares = { size: number; isDark: (column: number, row: number) => boolean }

/** Width of the empty margin that the standard demands, in squares. */
export const quietZone = 4

/** Returns the QR code of a text; the library is loaded on first use. */
export async function qrSquares(text: string): Promise<QrSquares> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, isDark: (column, row) => data[row * size + column] === 1 }
}

/** Returns the positions of the dark squares. */
export function darkSquares({ size, isDark }: QrSquares): [column: number, row: number][] {
  const places: [number, number][] = []
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (isDark(column, row)) places.push([column, row])
  return places
}
