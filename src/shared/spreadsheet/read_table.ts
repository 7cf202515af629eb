import { decodeText, readDelimited } from './delimited.ts'
import { maxFileBytes, TableError, type Table, type TableLimits } from './table.ts'
import { readXlsx } from './xlsx_read.ts'

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** Reads a file in the format that its content shows, regardless of its name. Throws TableError. */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
  sheet = 0,
): Promise<Table> {
  if (bytes.length > maxFileBytes) throw new TableError('too_large')
  if (bytes.length === 0) throw new TableError('empty')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableError('old_format')
  if (begins(bytes, 0x50, 0x4b)) return readXlsx(bytes, limits, sheet)
  const isUtf16 = begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)
  // Binary files contain zero bytes; text does not.
  if (!isUtf16 && bytes.subarray(0, 4096).includes(0)) throw new TableError('not_a_table')
  return readDelimited(decodeText(bytes), limits)
}
