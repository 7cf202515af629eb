import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

/** Returns a multipart body with the fields after the file, as browsers may send it. */
export function form(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const boundary = 'test-boundary-7d1f'
  const parts: Buffer[] = []
  if (file) {
    const head = `content-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: image/jpeg`
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), file.bytes, Buffer.from('\r\n'))
  }
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Returns a JPEG whose EXIF data says that it is rotated and where it was taken. */
export const withExif = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a6d3b' } })
    .withExif({ IFD0: { ImageDescription: 'owner’s yard' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const cutOff = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6))

/** Returns a file that starts with these bytes, followed by meaningless ones. */
export const startsWith = (bytes: string): Buffer =>
  Buffer.concat([Buffer.from(bytes, 'latin1'), Buffer.alloc(600)])

/** Returns a small app package: not one that a phone could install, but one that the market accepts. */
export function appPackage(kind: 'apk' | 'wgt', text = '{}'): Buffer {
  const name = kind === 'apk' ? 'AndroidManifest.xml' : 'manifest.json'
  const files = { [name]: strToU8(text), 'index.html': strToU8('<!doctype html>') }
  // With a time of its own each call would return other bytes.
  return Buffer.from(zipSync(files, { mtime: '2026-01-01' }))
}

/** Returns a small zip archive that counts as an Office document, e.g. `wordprocessingml.document`. */
export function officeFile(kind: string): Buffer {
  const types = `ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"`
  const files = { '[Content_Types].xml': strToU8(types), '_rels/.rels': strToU8('<Relationships/>') }
  return Buffer.from(zipSync(files, { level: 0, mtime: '2026-01-01' }))
}

/** Returns a Word document as it was before 2007: a header, a directory with the root and the text, and a sector. */
export function wordFile(): Buffer {
  const bytes = Buffer.alloc(512 * 3)
  bytes.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(0, 48)
  bytes.write('Root Entry', 512, 'utf16le')
  bytes.writeUInt8(5, 512 + 66)
  bytes.write('WordDocument', 640, 'utf16le')
  bytes.writeUInt8(2, 640 + 66)
  return bytes
}

const page =
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n'
const table = 'xref\n0 3\ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
/** Returns a small PDF without pages; `comment` makes it another file. */
export const pdfFile = (comment = ''): Buffer => Buffer.from(`%PDF-1.4\n%${comment}\n${page}${table}`)
export const pdfParts = { page, table }

/** Returns a bottom-up Windows bitmap: one square of `side` pixels per colour, side by side. */
export function bitmap(bits: 8 | 24 | 32, colours: readonly number[], side: number): Buffer {
  const width = colours.length * side
  const palette = bits === 8 ? colours.length * 4 : 0
  const stride = Math.ceil((width * bits) / 32) * 4
  const bytes = Buffer.alloc(54 + palette + stride * side)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54 + palette, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(side, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(bits, 28)
  bytes.writeUInt32LE(bits === 8 ? colours.length : 0, 46)
  if (bits === 8) for (const [i, colour] of colours.entries()) bytes.writeUIntLE(colour, 54 + i * 4, 3)
  for (let pixel = 0; pixel < width * side; pixel += 1) {
    const x = pixel % width
    const at = 54 + palette + Math.floor(pixel / width) * stride + x * (bits / 8)
    const index = Math.floor(x / side)
    if (bits === 8) bytes.writeUInt8(index, at)
    else bytes.writeUIntLE(colours[index] ?? 0, at, 3)
  }
  return bytes
}
