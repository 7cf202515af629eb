/** Reads what the sheets of a workbook (xlsx) share: their names, the texts of cells, the formats of numbers. */
import { cellFormat, type CellFormat } from './number_format.ts'
import { TableError } from './table.ts'
import { scanXml } from './xml.ts'
import type { ZipReader } from './zip.ts'

export type Sheet = { name: string; path: string }
export type Book = {
  /** The visible ones. */
  sheets: Sheet[]
  hiddenSheets: number
  is1904: boolean
  texts: BookText[]
  formats: CellFormat[]
  /** For each cell style whether its font is struck through. */
  struck: boolean[]
}

/** The text of a cell. `isStruck`: all of it is struck through; `isPartly`: a part was, and is left out. */
export type BookText = { text: string; isStruck: boolean; isPartly: boolean }

/** Returns the text of a part of the archive; undefined if there is none. */
export async function partText(zip: ZipReader, path: string): Promise<string | undefined> {
  const bytes = await zip(path)
  if (!bytes) return undefined
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

type Relation = { id: string; type: string; path: string }

/** Returns the parts that a part of the archive refers to, by their full paths. */
async function relationsOf(zip: ZipReader, path: string): Promise<Relation[]> {
  const at = path.lastIndexOf('/') + 1
  const folder = path.slice(0, at)
  const found: Relation[] = []
  scanXml((await partText(zip, `${folder}_rels/${path.slice(at)}.rels`)) ?? '', {
    open: (name, attribute) => {
      const target = attribute('Target')
      if (name !== 'Relationship' || !target) return
      const full = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`
      found.push({ id: attribute('Id') ?? '', type: attribute('Type') ?? '', path: full })
    },
    close: () => undefined,
  })
  return found
}

/** Excel writes characters that XML cannot hold, and carriage returns, as `_x000D_`. */
const decoded = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

type Attribute = (name: string) => string | undefined

/** Whether a mark such as `<strike/>` is on. */
const isOn = (attribute: Attribute): boolean => !/^(?:0|false)$/.test(attribute('val') ?? '')

/**
 * Collects the text of an element with runs: the runs of rich text are joined, phonetic guides (as in Japanese) are left
 * out, and so are runs that are struck through beside others.
 */
export function textCollector() {
  let current = ''
  let struck = ''
  let isText = false
  let isPhonetic = false
  let isStruck = false
  return {
    begin: () => {
      current = ''
      struck = ''
      isStruck = false
    },
    open(name: string, attribute: Attribute) {
      if (name === 'rPh') isPhonetic = true
      if (name === 'r') isStruck = false
      if (name === 'strike') isStruck = isOn(attribute)
      isText = name === 't'
    },
    close(name: string) {
      if (name === 'rPh') isPhonetic = false
      if (name === 'r') isStruck = false
      isText = false
    },
    text(text: string) {
      if (!isText || isPhonetic) return
      if (isStruck) struck += text
      else current += text
    },
    done: (): BookText => {
      const isWhole = struck.trim() !== '' && current.trim() === ''
      return {
        text: decoded(isWhole ? struck : current),
        isStruck: isWhole,
        isPartly: struck.trim() !== '' && !isWhole,
      }
    },
  }
}

function readTexts(source: string): BookText[] {
  const texts: BookText[] = []
  const collector = textCollector()
  scanXml(source, {
    open: (name, attribute) => {
      if (name === 'si') collector.begin()
      collector.open(name, attribute)
    },
    close: (name) => {
      if (name === 'si') texts.push(collector.done())
      collector.close(name)
    },
    text: collector.text,
  })
  return texts
}

/** Returns for each cell style how it shows a number, and whether its text is struck through. */
function readStyles(source: string): Pick<Book, 'formats' | 'struck'> {
  const codes = new Map<number, string>()
  const fonts: boolean[] = []
  const formats: CellFormat[] = []
  const struck: boolean[] = []
  let part = ''
  scanXml(source, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      if (name === 'cellXfs' || name === 'fonts') part = name
      if (name === 'font' && part === 'fonts') fonts.push(false)
      if (name === 'strike' && part === 'fonts') fonts[fonts.length - 1] = isOn(attribute)
      if (name !== 'xf' || part !== 'cellXfs') return
      const id = Number(attribute('numFmtId') ?? 0)
      formats.push(cellFormat(id, codes.get(id)))
      struck.push(fonts[Number(attribute('fontId') ?? 0)] ?? false)
    },
    close: (name) => {
      if (name === part) part = ''
    },
  })
  return { formats, struck }
}

/** Reads the workbook of an archive. Throws TableError. */
export async function readBook(zip: ZipReader): Promise<Book> {
  const main = (await relationsOf(zip, '')).find(({ type }) => type.endsWith('/officeDocument'))
  const path = main?.path ?? 'xl/workbook.xml'
  if (path.endsWith('.bin')) throw new TableError('other_format')
  const source = await partText(zip, path)
  if (source === undefined) throw new TableError('not_a_table')
  const relations = await relationsOf(zip, path)
  const sheets: Sheet[] = []
  let hiddenSheets = 0
  let is1904 = false
  scanXml(source, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '')
      if (name !== 'sheet') return
      const part = relations.find(({ id }) => id === attribute('id'))
      // A sheet that is only a chart has no cells.
      if (!part || part.type.endsWith('/chartsheet')) return
      if ((attribute('state') ?? 'visible') === 'visible')
        sheets.push({ name: attribute('name') ?? '', path: part.path })
      else hiddenSheets++
    },
    close: () => undefined,
  })
  const partOf = async (type: string, usual: string) =>
    (await partText(zip, relations.find((one) => one.type.endsWith(type))?.path ?? usual)) ?? ''
  return {
    sheets,
    hiddenSheets,
    is1904,
    texts: readTexts(await partOf('/sharedStrings', 'xl/sharedStrings.xml')),
    ...readStyles(await partOf('/styles', 'xl/styles.xml')),
  }
}
