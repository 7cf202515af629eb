/** Writes a workbook (xlsx). Every text becomes a text cell, so that one that begins with = + - or @ is never a formula. */
import { escapeXml } from './xml.ts'
import { makeZip } from './zip.ts'

export type SheetCell = string | number | null

export type Sheet = {
  name: string
  /** The first row is the heading. */
  rows: readonly (readonly SheetCell[])[]
  /** Width of each column in characters. */
  widths: readonly number[]
  /** Choices that the cells of a column offer, by index of the column. */
  choices?: ReadonlyMap<number, readonly string[]>
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
/** Last row for which choices are offered. */
const lastChoiceRow = 5001
/** Maximum characters of the choices of a cell, which the format separates by commas. */
const maxChoicesLength = 255

export function columnName(index: number): string {
  let name = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

/** Styles by number: 0 default, 1 heading, 2 text. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEAEEF2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

function cellXml(cell: SheetCell, row: number, column: number): string {
  if (cell === null || cell === '') return ''
  const reference = `${columnName(column)}${row}`
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${reference}"><v>${cell}</v></c>` : ''
  const text = `<is><t xml:space="preserve">${escapeXml(cell)}</t></is>`
  return `<c r="${reference}" s="${row === 1 ? 1 : 2}" t="inlineStr">${text}</c>`
}

function choicesXml(choices: Sheet['choices']): string {
  const lists = [...(choices ?? [])].filter(
    ([, options]) => options.join(',').length <= maxChoicesLength && !options.some((one) => /[,"]/.test(one)),
  )
  if (lists.length === 0) return ''
  const one = ([column, options]: [number, readonly string[]]) =>
    `<dataValidation type="list" allowBlank="1" sqref="${columnName(column)}2:${columnName(column)}${lastChoiceRow}"><formula1>"${escapeXml(options.join(','))}"</formula1></dataValidation>`
  return `<dataValidations count="${lists.length}">${lists.map(one).join('')}</dataValidations>`
}

function sheetXml({ rows, widths, choices }: Sheet): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const body = rows
    .map((cells, at) => {
      const inner = cells.map((cell, column) => cellXml(cell, at + 1, column)).join('')
      return `<row r="${at + 1}">${inner}</row>`
    })
    .join('')
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${columns}</cols><sheetData>${body}</sheetData>${choicesXml(choices)}</worksheet>`
}

/** Returns a valid sheet name: at most 31 characters, without those that the format reserves. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/** Returns a workbook as a file. */
export function xlsxFile(sheets: readonly Sheet[]): Blob {
  const numbered = sheets.map((sheet, at) => ({
    ...sheet,
    file: `worksheets/sheet${at + 1}.xml`,
    id: `rId${at + 1}`,
  }))
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const relations = (inner: string) =>
    `${head}<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`
  return makeZip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('xl/workbook.xml', 'sheet.main')}${type('xl/styles.xml', 'styles')}${numbered.map(({ file }) => type(`xl/${file}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, id }, at) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${at + 1}" r:id="${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      numbered.map(({ file, id }) => relation(id, 'worksheet', file)).join('') +
        relation('styles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
    ...Object.fromEntries(numbered.map((sheet) => [`xl/${sheet.file}`, sheetXml(sheet)])),
  })
}
