/** An uncompressed Windows bitmap as plain RGB rows from the top (sharp reads every other allowed format, not this one). */
export type Pixels = { width: number; height: number; data: Buffer }

export class BadBitmap extends Error {}

type Header = {
  offset: number
  width: number
  height: number
  topDown: boolean
  bits: number
  compression: number
  paletteAt: number
}

/** Decodes 1, 4, 8 (palette), 16, 24 and 32 bits per pixel; throws BadBitmap, also for more than `maxPixels`. */
export function decodeBitmap(file: Buffer, maxPixels: number): Pixels {
  const header = readHeader(file)
  const { width, height, bits } = header
  if (width <= 0 || height <= 0 || width * height > maxPixels) throw new BadBitmap('size')
  const stride = Math.ceil((width * bits) / 32) * 4
  if (header.offset + stride * height > file.length) throw new BadBitmap('truncated')
  const colour = colourReader(file, header)
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const row = header.offset + stride * (header.topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const rgb = colour(row, x)
      const at = (y * width + x) * 3
      data[at] = rgb >>> 16
      data[at + 1] = (rgb >>> 8) & 0xff
      data[at + 2] = rgb & 0xff
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
    return (row, x) => {
      const byte = file.readUInt8(row + Math.floor(x / perByte))
      const index = (byte >>> (8 - bits * ((x % perByte) + 1))) & mask
      const at = paletteAt + index * 4
      return at + 3 <= file.length ? file.readUIntLE(at, 3) : 0
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
