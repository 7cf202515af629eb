import { darkSquares, qrSquares, quietZone } from '#shared/ui/qr_code.ts'

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
