/**
 * Decodes an uncompressed Windows bitmap to plain RGB rows from the top (sharp reads every other allowed format, but
 * not this one).
 */
export type Pixels = { width: number; height: number; data: Uint8Array }

export class BadBitmap extends Error {}

/** A picture with more pixels is refused before it is decompressed. */
export const maxPixels = 50_000_000

/** A picture of more than `maxPixels`. */
export class TooManyPixels extends Error {}

type Header = {
  offset: number
  width: number
  height: number
  topDown: boolean
  bits: number
  compression: number
  paletteAt: number
}

export type BitmapLimits = {
  /** Bitmaps with more pixels are refused. */
  maxPixels: number
  /** A picture of at least twice this width or height is reduced by an integer factor. */
  enough: number
}

/**
 * Decodes 1, 4, 8 (palette), 16, 24 and 32 bits per pixel; throws BadBitmap or TooManyPixels. A large picture is reduced
 * while it is read, by averaging squares of pixels: at full size it would take three bytes for each of fifty million.
 */
export function decodeBitmap(file: Buffer, { maxPixels, enough }: BitmapLimits): Pixels {
  const header = readHeader(file)
  const { bits } = header
  if (header.width <= 0 || header.height <= 0) throw new BadBitmap('size')
  if (header.width * header.height > maxPixels) throw new TooManyPixels()
  const stride = Math.ceil((header.width * bits) / 32) * 4
  if (header.offset + stride * header.height > file.length) throw new BadBitmap('truncated')
  const colour = colourReader(file, header)
  const side = Math.max(1, Math.floor(Math.max(header.width, header.height) / enough))
  const width = Math.ceil(header.width / side)
  const height = Math.ceil(header.height / side)
  const data = new Uint8Array(width * height * 3)
  const sums = new Uint32Array(width * 3)
  for (let top = 0; top < height; top += 1) {
    sums.fill(0)
    const end = Math.min(header.height, (top + 1) * side)
    for (let y = top * side; y < end; y += 1) {
      const row = header.offset + stride * (header.topDown ? y : header.height - 1 - y)
      for (let left = 0, x = 0; left < width * 3; left += 3) {
        for (const right = Math.min(header.width, x + side); x < right; x += 1) {
          const rgb = colour(row, x)
          sums[left]! += rgb >>> 16
          sums[left + 1]! += (rgb >>> 8) & 0xff
          sums[left + 2]! += rgb & 0xff
        }
      }
    }
    for (let x = 0; x < width; x += 1) {
      const pixels = (end - top * side) * (Math.min(header.width, (x + 1) * side) - x * side)
      for (let part = x * 3; part < x * 3 + 3; part += 1)
        data[top * width * 3 + part] = Math.round(sums[part]! / pixels)
    }
  }
  return { width, height, data }
}

function readHeader(file: Buffer): Header {
  if (file.length < 54 || file.toString('latin1', 0, 2) !== 'BM') throw new BadBitmap('signature')
  const headerSize = file.readUInt32LE(14)
  const signedHeight = file.readInt32LE(22)
  const header = {
    offset: file.readUInt32LE(10),
    width: file.readInt32LE(18),
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    bits: file.readUInt16LE(28),
    compression: file.readUInt32LE(30),
    paletteAt: 14 + headerSize,
  }
  const plain = header.compression === 0 && [1, 4, 8, 16, 24, 32].includes(header.bits)
  const masked = header.compression === 3 && [16, 32].includes(header.bits)
  if (headerSize < 40 || !(plain || masked)) throw new BadBitmap('format')
  if (masked && file.length < 66) throw new BadBitmap('truncated')
  return header
}

/** Reads pixel `x` of the row that starts at `row`, as 0xRRGGBB. */
function colourReader(file: Buffer, header: Header): (row: number, x: number) => number {
  const { bits, compression, paletteAt } = header
  if (bits === 24) return (row, x) => file.readUIntLE(row + x * 3, 3)
  if (bits === 32 && compression === 0) return (row, x) => file.readUIntLE(row + x * 4, 3)
  if (bits <= 8) {
    const perByte = 8 / bits
    const mask = (1 << bits) - 1
    const palette = Uint32Array.from({ length: mask + 1 }, (_, index) => {
      const at = paletteAt + index * 4
      return at + 3 <= file.length ? file.readUIntLE(at, 3) : 0
    })
    return (row, x) => {
      const byte = file[row + Math.floor(x / perByte)]!
      return palette[(byte >>> (8 - bits * ((x % perByte) + 1))) & mask]!
    }
  }
  const masks = compression === 3 ? [54, 58, 62].map((at) => file.readUInt32LE(at)) : [0x7c00, 0x03e0, 0x001f]
  const [red, green, blue] = masks.map(channel)
  if (!red || !green || !blue) throw new BadBitmap('format')
  const size = bits / 8
  return (row, x) => {
    const value = file.readUIntLE(row + x * size, size)
    return (red(value) << 16) | (green(value) << 8) | blue(value)
  }
}

/** Scales the bits under a mask to 0…255. */
function channel(mask: number): (value: number) => number {
  const shift = mask === 0 ? 0 : Math.log2((mask & -mask) >>> 0)
  const max = mask >>> shift
  return (value) => (max === 0 ? 0 : Math.round((((value & mask) >>> shift) * 255) / max))
}
