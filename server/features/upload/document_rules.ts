/** Whether documents have the structure of their format: first bytes alone are not a file that anybody can open. */
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'

/** `12 0 obj`, with which an object begins. */
const object = /\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/

/**
 * PDF: a header, an object, and after the last object an end. What programs do to files that everybody can open is
 * allowed: bytes before the header and any number after the end, updates, each with an end of its own, and the first
 * part of a linearized file, which has one too. A file that was cut off has objects after its last end, or none.
 */
function isPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const start = text.slice(0, 1024).search(/%PDF-\d/)
  const end = Math.max(text.lastIndexOf('startxref'), text.lastIndexOf('%%EOF'))
  const firstObject = text.search(object)
  return start >= 0 && firstObject > start && firstObject < end && !object.test(text.slice(end))
}

/** Word and Excel since 2007: a zip archive with its directory, in which the list of types is and something else. */
function isOfficeArchive(bytes: Buffer): boolean {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    // Whatever is wrong with the archive.
    return false
  }
  return names.includes('[Content_Types].xml') && names.length > 1
}

const rootEntry = 5
/** Word before 2007: sectors, of which one is the directory that begins with the root and names the text. */
function isWord(bytes: Buffer): boolean {
  if (bytes.length < 1024) return false
  const shift = bytes.readUInt16LE(30)
  if (bytes.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return false
  const directory = (bytes.readUInt32LE(48) + 1) * 2 ** shift
  if (directory + 128 > bytes.length || bytes.readUInt8(directory + 66) !== rootEntry) return false
  return bytes.includes(Buffer.from('WordDocument', 'utf16le'))
}

/** DXF, as text or binary: the last group is its end, after it only what editors and old systems add. */
const isDxf = (bytes: Buffer): boolean =>
  bytes
    .toString('latin1', Math.max(0, bytes.length - 4096))
    .replaceAll('\0', ' ')
    .replaceAll('\x1a', ' ')
    .split(/\s+/)
    .findLast((word) => word !== '') === 'EOF'

/** STEP may have signatures after its end. */
const isStep = (bytes: Buffer): boolean => bytes.includes('END-ISO-10303-21')

const documents: Record<string, (bytes: Buffer) => boolean> = {
  pdf: isPdf,
  docx: isOfficeArchive,
  xlsx: isOfficeArchive,
  doc: isWord,
  dxf: isDxf,
  step: isStep,
  stp: isStep,
}

/** Whether a document has the structure of its format; true for other files. None is larger than an upload may be. */
export async function hasDocumentStructure(file: string, extension: string): Promise<boolean> {
  const isWhole = documents[extension]
  return isWhole ? isWhole(await readFile(file)) : true
}
