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

/** Returns the QR code as a PNG, with `module` pixels per square. */
export async function qrPicture(text: string, module = 12): Promise<Blob> {
  const squares = await qrSquares(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (squares.size + 2 * quietZone) * module
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [column, row] of darkSquares(squares))
    context.fillRect((column + quietZone) * module, (row + quietZone) * module, module, module)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}
