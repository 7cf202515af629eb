import { open, type FileHandle } from 'node:fs/promises'

/** Reads `length` bytes at `at`; fewer at the end of the file. */
type Read = (at: number, length: number) => Promise<Buffer>

/** Parts of a container that are looked at before one without an end is given up. */
const mostParts = 10_000

/** MP4: boxes one after the other, of which one describes the tracks. */
async function isMp4(read: Read): Promise<boolean> {
  let at = 0
  for (let part = 0; part < mostParts; part += 1) {
    const head = await read(at, 16)
    if (head.length < 8) return false
    const type = head.toString('latin1', 4, 8)
    if (type === 'moov') return true
    const size = head.readUInt32BE(0)
    const whole = size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size
    if (whole < 8 || !/^[\x20-\x7E\xA9]{4}$/.test(type)) return false
    at += whole
  }
  return false
}

/** AVI: a list of headers, and after it one of frames. */
async function isAvi(read: Read): Promise<boolean> {
  let at = 12
  let hasHeaders = false
  for (let part = 0; part < mostParts; part += 1) {
    const head = await read(at, 12)
    if (head.length < 12) return false
    const name = head.toString('latin1', 0, 4) === 'LIST' ? head.toString('latin1', 8, 12) : ''
    if (name === 'movi') return hasHeaders
    if (name === 'hdrl') hasHeaders = true
    else if (!hasHeaders) return false
    const size = head.readUInt32LE(4)
    at += 8 + size + (size % 2)
  }
  return false
}

/** FLV: after the header a tag with sound, picture or data that ends within the file. */
async function isFlv(read: Read): Promise<boolean> {
  const head = await read(0, 9)
  if (head.length < 9) return false
  const at = head.readUInt32BE(5) + 4
  const tag = await read(at, 11)
  if (tag.length < 11 || ![8, 9, 18].includes(tag.readUInt8(0) & 0x1f)) return false
  const size = tag.readUIntBE(1, 3)
  return size > 0 && (await read(at + 11 + size - 1, 1)).length === 1
}

/** Elements with which the segment of a Matroska file may begin: index, facts, tracks, frames, space, check sum. */
const segmentParts = /^(114d9b74|1549a966|1654ae6b|1f43b675|ec|bf)/

/** Matroska: after the header a segment that begins with one of its elements. */
async function isMatroska(read: Read): Promise<boolean> {
  const start = await read(0, 12)
  if (start.length < 12) return false
  const head = sizeAt(start, 4)
  if (!head) return false
  const segment = await read(4 + head.length + head.size, 16)
  if (segment.length < 16 || segment.toString('hex', 0, 4) !== '18538067') return false
  const body = sizeAt(segment, 4)
  return body !== undefined && segmentParts.test(segment.toString('hex', 4 + body.length))
}

/** A size of one to eight bytes, whose leading zeros say how many there are. */
function sizeAt(bytes: Buffer, at: number): { length: number; size: number } | undefined {
  const length = Math.clz32(bytes.readUInt8(at)) - 23
  if (length > 8) return undefined
  const first = bytes.readUInt8(at) & (0xff >> length)
  const size = bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, first)
  return { length, size }
}

/** MPEG: after the first start code one of a picture sequence or a stream of sound or pictures. */
async function isMpeg(read: Read): Promise<boolean> {
  const bytes = await read(4, 65_536)
  for (
    let at = bytes.indexOf('\0\0\x01', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('\0\0\x01', at + 1, 'latin1')
  ) {
    const code = bytes[at + 3] ?? 0
    if ((code >= 0xb3 && code <= 0xb8) || (code >= 0xbb && code <= 0xef)) return true
  }
  return false
}

const containers: Record<string, (read: Read) => Promise<boolean>> = {
  mp4: isMp4,
  avi: isAvi,
  flv: isFlv,
  mkv: isMatroska,
  mpeg: isMpeg,
}

const readerOf =
  (handle: FileHandle): Read =>
  async (position, length) => {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position })
    return buffer.subarray(0, bytesRead)
  }

/**
 * Whether a video has the structure of its container (decision 129): a file with the first bytes of one and nothing but
 * zeros after them plays nowhere. True for other files.
 */
export async function hasItsStructure(file: string, extension: string): Promise<boolean> {
  const isContainer = containers[extension]
  if (!isContainer) return true
  const handle = await open(file)
  try {
    return await isContainer(readerOf(handle))
  } finally {
    await handle.close()
  }
}
