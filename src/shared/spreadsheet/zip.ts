/** Reads and writes ZIP archives as spreadsheets use them; the browser itself decompresses. */

/** Maximum decompressed size of an archive in bytes; a larger one is refused. */
const maxInflatedBytes = 80_000_000
const maxEntries = 2000

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const
/** Size of the end record, which is followed only by a comment of at most 65,535 bytes. */
const endSize = 22

export class ZipError extends Error {
  readonly reason: 'damaged' | 'too_large'
  constructor(reason: 'damaged' | 'too_large') {
    super(reason)
    this.reason = reason
  }
}

type Entry = { method: number; start: number; size: number; crc: number }

/** Reads a file of the archive; resolves to undefined if there is none of this name. Throws ZipError. */
export type ZipReader = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endSize - 65_535)
  for (let at = view.byteLength - endSize; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end) return at
  throw new ZipError('damaged')
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new ZipError('too_large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== signatures.central) throw new ZipError('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      start,
      size: view.getUint32(at + 20, true),
      crc: view.getUint32(at + 16, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Opens an archive; everything that is read from it counts towards one limit. Throws ZipError. */
export function openZip(bytes: Uint8Array<ArrayBuffer>, maxBytes = maxInflatedBytes): ZipReader {
  let entries: Map<string, Entry>
  try {
    entries = readDirectory(bytes)
  } catch (error) {
    // An offset points outside of the file.
    throw error instanceof RangeError ? new ZipError('damaged') : error
  }
  let inflated = 0
  const count = (size: number) => {
    inflated += size
    if (inflated > maxBytes) throw new ZipError('too_large')
  }
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const packed = bytes.subarray(entry.start, entry.start + entry.size)
    if (entry.method !== 0 && entry.method !== 8) throw new ZipError('damaged')
    if (entry.method === 0) count(packed.length)
    const content = entry.method === 0 ? packed : await inflate(packed, count)
    // Changed bytes may still inflate, to other cells.
    if (crc32(content) !== entry.crc) throw new ZipError('damaged')
    return content
  }
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  count: (size: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      count(next.value.length)
      size += next.value.length
      parts.push(next.value)
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error instanceof ZipError ? error : new ZipError('damaged')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const crcTable = Uint32Array.from({ length: 256 }, (_, number) => {
  let value = number
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!
  return (crc ^ 0xffffffff) >>> 0
}

/** Returns a record of little-endian fields, each given as a number and its size in bytes. */
function record(...fields: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** 1 January 1980, the first date in archives; it is fixed so that the same content makes the same file. */
const firstDay = 0x21

/** Returns an archive of text files, not compressed. */
export function makeZip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = encoder.encode(path)
    const bytes = encoder.encode(content)
    const common: [number, 2 | 4][] = [
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ]
    const header = record([signatures.local, 4], ...common)
    parts.push(header, name, bytes)
    directory.push(
      record([signatures.central, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    )
    offset += header.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Object.keys(files).length
  const end = record(
    [signatures.end, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
  return new Blob([...parts, ...directory, end])
}
