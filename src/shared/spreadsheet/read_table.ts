import { decodeText, unicodeOf } from './decode_text.ts'
import { readDelimited } from './delimited.ts'
import type { Encoding } from './encodings.ts'
import { readHtml } from './html_read.ts'
import { odsType, readOds } from './ods_read.ts'
import {
  maxFileBytes,
  TableError,
  type Table,
  type TableAnswer,
  type TableLimits,
  type TableRequest,
} from './table.ts'
import { readXlsx } from './xlsx_read.ts'
import { openZip, ZipError } from './zip.ts'

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** Whether a compound file, the container of old workbooks, holds an encrypted new one. */
function isEncrypted(bytes: Uint8Array): boolean {
  // Names in the container are in UTF-16.
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))
}

async function readArchive(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
  sheet: number | undefined,
): Promise<Table> {
  const zip = openZip(bytes)
  const type = await zip('mimetype')
  if (type && new TextDecoder().decode(type).trim() === odsType) return readOds(zip, limits, sheet)
  // Tables of Apple's Numbers.
  if (await zip('Index/Document.iwa')) throw new TableError('other_format')
  return readXlsx(zip, limits, sheet)
}

function readText(text: string, limits: TableLimits, sheet: number | undefined): Table {
  const start = text.slice(0, 4096).trimStart()
  if (/^(?:%PDF-|\{\\rtf)/.test(start)) throw new TableError('not_a_table')
  // A web archive, and the XML of Excel 2003.
  if (/^MIME-Version:/i.test(start)) throw new TableError('other_format')
  if (
    start.startsWith('<?xml') &&
    /urn:schemas-microsoft-com:office:spreadsheet/.test(start) &&
    !/<html/i.test(start)
  )
    throw new TableError('other_format')
  return /^<(?:!|\?xml|html|head|meta|body|table|div|style|center|font)/i.test(start)
    ? readHtml(text, limits, sheet)
    : readDelimited(text, limits)
}

/**
 * Reads a file in the format that its content shows, regardless of its name. Without `sheet` the first sheet with
 * content is read; a text file is decoded in `encoding` if it is given. Throws TableError.
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
  sheet?: number,
  encoding?: Encoding,
): Promise<Table> {
  if (bytes.length > maxFileBytes) throw new TableError('too_large')
  if (bytes.length === 0) throw new TableError('empty')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new TableError(isEncrypted(bytes) ? 'password' : 'old_format')
  if (begins(bytes, 0x50, 0x4b))
    return readArchive(bytes, limits, sheet).catch((error: unknown) => {
      throw error instanceof ZipError ? new TableError(error.reason) : error
    })
  // Binary files contain zero bytes; text does not.
  if (!encoding && !unicodeOf(bytes) && bytes.subarray(0, 4096).includes(0))
    throw new TableError('not_a_table')
  const { text, encoding: taken, isUnsure } = decodeText(bytes, encoding)
  return { ...readText(text, limits, sheet), encoding: isUnsure ? taken : '' }
}

/** Answers a request to the worker. */
export async function answerRequest({ bytes, limits, sheet, encoding }: TableRequest): Promise<TableAnswer> {
  try {
    return { table: await readTable(new Uint8Array(bytes), limits, sheet, encoding) }
  } catch (error) {
    // An unexpected error means that the file is not of the format it claims.
    return { fault: error instanceof TableError ? error.fault : 'damaged' }
  }
}
