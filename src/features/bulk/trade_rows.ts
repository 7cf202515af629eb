/** Pure functions over the rows of a stock list that are no goods: totals, lines of a single text, and cells that leave out what stands above them. */
import { findGrade } from '#contract/steel/grades.ts'
import { gradeCode } from '#contract/steel/spec/grade_names.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { isLabelled, isSingleText } from '#shared/spreadsheet/table_parts.ts'
import { shapeNamed } from './options.ts'

type Row = {
  readonly number: number
  readonly cells: readonly string[]
  readonly repeated?: readonly number[]
}

const totalWord =
  '合\\s*[计計]|[总總総]\\s*[计計]|小\\s*[计計]|累\\s*[计計]|共\\s*[计計]|(?:sub|grand)?[\\s-]*total[ei]?|tot\\.|sum|summe|gesamt|итого|всего|합계|소계|총계|toplam|somma'
const isTotalCell = new RegExp(
  `^(?:${totalWord})\\s*(?:$|[:：(（\\d])|(?:合\\s*计|总\\s*计|小\\s*计|subtotal)\\s*[:：]?(?:\\s*total)?$`,
  'i',
)
/** A total may stand behind a grade that spans its rows. */
const searchedCells = 3

/** Whether a row holds totals of the list, which are no posting. */
export const isTotal = ({ cells }: Pick<Row, 'cells'>): boolean =>
  cells
    .filter(Boolean)
    .slice(0, searchedCells)
    .some((cell) => cell.length <= 30 && isTotalCell.test(cell))

/** Columns whose numbers are summed. */
const summed = ['quantity', 'actual_weight_kg', 'weight_t']
const isNumber = (cell: string) => /^[\d.,\s]+\s*\p{L}{0,2}$/u.test(cell)

/** Whether a row without a word for it can only be a total: numbers below columns that are summed, and nothing else. */
const isBareTotal = (cells: readonly string[], uses: readonly string[]): boolean =>
  uses.some((id) => id.startsWith('dims')) &&
  cells.every((cell, place) => !cell || (isNumber(cell) && summed.includes(uses[place] ?? '')))

/** Whether the only cell of a row is a number, and not a grade such as `45` where one may stand. */
function isLoneNumber(cells: readonly string[], uses: readonly string[]): boolean {
  const place = cells.findIndex(Boolean)
  const text = cells[place] ?? ''
  const mayBeGrade = ['material', 'category_id', 'dims', ''].includes(uses[place] ?? '')
  return /^[\d.,]+$/.test(text) && !(mayBeGrade && findGrade(text))
}

/** How lines below a list begin that say whom to ask. */
const contactWords =
  /^(?:联系|电话|手机|传真|地址|开户|银行|账号|帐号|税号|微信|邮箱|QQ|网址|备注[:：]|注[:：]|说明[:：]|contact|tel\b|phone|mobile|fax|address|e-?mail|website|remarks?:|notes?:)/i

/** Whether a line has the sizes of a piece, of several, or a range of sizes. */
function namesPiece(text: string): boolean {
  const { dims, ranges, lots } = parseSpec(text)
  return Object.keys(dims).length > 0 || Boolean(ranges ?? lots)
}

/** Returns the grade that a line of a single text names and nothing else does: `42CrMo`, `材质：42CrMo 锻圆`. */
function gradeOf(text: string): string | undefined {
  const parts = text.split(/[\s:：,，、/()（）【】■▶※*—–#]+/).filter(Boolean)
  // `2024` in a title is a year.
  const named = [text, ...parts].find((part) => !/^(?:19|20)\d\d$/.test(part) && findGrade(part))
  if (named) return gradeCode(named)
  // 45圆钢库存表: a grade of digits before the word for the goods.
  const numbered = /^(\d{2,3}|\d{4})#?(?=\p{Script=Han})/u.exec(text)?.[1]
  if (numbered && !/^\d+[年月日号]/.test(text) && shapeNamed(text) && findGrade(numbered))
    return gradeCode(numbered)
  const { material } = parseSpec(text)
  return material && findGrade(material) && !namesPiece(text) ? gradeCode(material) : undefined
}

/** Returns the words of a title or section without the signs around them, if they name one shape and no grade. */
function shapeIn(text: string): string | undefined {
  const plain = text.replace(/^[^\p{L}\d]+|[^\p{L}\d.)）]+$/gu, '')
  return plain.length <= 60 ? shapeNamed(plain) && plain : undefined
}

/** Whether the size of a row does not say by a sign or word which shape it is of. */
function lacksShape(cells: readonly string[], uses: readonly string[]): boolean {
  const size = cells[uses.indexOf('dims')] ?? ''
  if (size) return !/[φΦØ⌀∅□Ф]/u.test(size) && parseSpec(size).shape === undefined
  return uses.includes('dims.od')
}

const isDitto = (cell: string): boolean => /^(?:同上|〃|″|”|"|ditto|do\.)$/i.test(cell)

/** Columns that a list leaves empty below the first of several equal cells. */
const filledDown = ['material', 'category_id']

const namesGrade = (cells: readonly string[], uses: readonly string[]): boolean =>
  cells.some((cell, place) => cell && uses[place] === 'dims' && parseSpec(cell).material !== undefined)

export type TradeNotes = {
  /** Number of totals that were left out. */
  totals: number
  /** Lines of a single text that were left out, such as a contact below the list. */
  remarks: string[]
  /** Number of quantities and weights that a merged cell repeats in further rows: a total may have been meant. */
  repeated: number
  /** Number of cells that were filled with what stands above them. */
  filled: number
  /** Grades of lines above their rows, which the rows were given. */
  grades: string[]
  /** Shapes of lines above their rows, which the rows were given. */
  shapes: string[]
}

type Given<R extends Row> = {
  /** Rows above the body: titles and headings. */
  above: readonly R[]
  body: readonly R[]
  uses: readonly string[]
}

/**
 * Returns the rows of goods. Grades of lines between them are put into the column of the grade, or into a new one,
 * `gradePlace`, behind the others. A list of one column, or of unknown ones, is left as it is: it may be lines of text.
 */
export function goodsOf<R extends Row>({
  above,
  body,
  uses,
}: Given<R>): TradeNotes & { body: R[]; gradePlace: number | undefined; shapePlace: number | undefined } {
  const notes: TradeNotes = { totals: 0, remarks: [], repeated: 0, filled: 0, grades: [], shapes: [] }
  const isList = uses.length > 1 && uses.some((id) => id === 'material' || id.startsWith('dims'))
  if (!isList) return { ...notes, body: [...body], gradePlace: undefined, shapePlace: undefined }
  const titles = above.filter(isTitle).flatMap(({ cells }) => cells.filter(Boolean))
  const own = uses.indexOf('material')
  const gradePlace = own === -1 ? uses.length : own
  const places = filledDown.map((id) => uses.indexOf(id)).filter((place) => place !== -1)
  const isShapeSaid = uses.includes('shape') || uses.includes('category_id')
  const shapePlace = own === -1 ? uses.length + 1 : uses.length
  let grade = titles.map(gradeOf).findLast(Boolean)
  let shape = isShapeSaid ? undefined : titles.map(shapeIn).findLast(Boolean)
  let isSectioned = false
  /** What stands before the grade in such a line: `Acciaio `. */
  let prefix = ''
  let before: readonly string[] = []
  const kept: R[] = []
  for (const row of body) {
    const text = isSingleText(row) ? textOf(row) : undefined
    const isGoods = text === undefined || isLoneNumber(row.cells, uses) || namesPiece(text)
    const section = text === undefined || isGoods ? undefined : gradeOf(text)
    const goods = text === undefined || isGoods || isShapeSaid ? undefined : shapeIn(text)
    if (isTotal(row) || isBareTotal(row.cells, uses)) notes.totals++
    else if (section ?? goods) {
      if (section) {
        grade = section
        isSectioned = true
        prefix = /^\P{N}*?(?=[\p{L}]*\d)/u.exec(text!)?.[0].replace(/[\p{L}]*$/u, '') ?? ''
      }
      shape = goods ?? shape
      // What stood above the line belongs to the rows above it.
      before = []
    } else if (!isGoods || contactWords.test(row.cells.find(Boolean) ?? '')) {
      const said = [...new Set(row.cells.filter(Boolean))].join(' ')
      if (!titles.includes(said) && !notes.remarks.includes(said)) notes.remarks.push(said)
      // A line between rows whose grades stand above them may be the next grade: the old one no longer counts.
      if (isSectioned && own === -1 && text !== undefined) {
        const unlisted = text.startsWith(prefix) ? text.slice(prefix.length).trim() : ''
        grade = /^[\p{L}\d][\p{L}\d.+-]{1,15}$/u.test(unlisted) && /\d/.test(unlisted) ? unlisted : undefined
        before = []
      }
    } else {
      const cells: string[] = Array.from({ length: uses.length }, (_, place) => row.cells[place] ?? '')
      for (const [place, cell] of cells.entries())
        if (
          before[place] &&
          (isDitto(cell) ||
            (cell === '' && places.includes(place) && !(place === own && namesGrade(cells, uses))))
        ) {
          cells[place] = before[place]
          notes.filled++
        }
      if (grade && !cells[gradePlace] && !namesGrade(cells, uses)) {
        cells[gradePlace] = grade
        if (!notes.grades.includes(grade)) notes.grades.push(grade)
      }
      if (shape && lacksShape(cells, uses)) {
        cells[gradePlace] ??= ''
        cells[shapePlace] = shape
        if (!notes.shapes.includes(shape)) notes.shapes.push(shape)
      }
      notes.repeated += row.repeated?.filter((place) => summed.includes(uses[place] ?? '')).length ?? 0
      before = cells
      kept.push({ ...row, cells })
    }
  }
  const hasGrade = own === -1 && notes.grades.length > 0
  // Without a column of grades that of shapes is directly behind the others.
  const isFirst = own === -1 && !hasGrade
  const moved = isFirst && notes.shapes.length > 0
  return {
    ...notes,
    body: moved
      ? kept.map((row) => ({ ...row, cells: row.cells.filter((_, place) => place !== gradePlace) }))
      : kept,
    gradePlace: hasGrade ? gradePlace : undefined,
    shapePlace: notes.shapes.length === 0 ? undefined : isFirst ? uses.length : shapePlace,
  }
}

/** Whether a row above the headings is a title: one text, or labels with their values. */
const isTitle = (row: Pick<Row, 'cells'>): boolean => isSingleText(row) || row.cells.some(isLabelled)

const textOf = ({ cells }: Pick<Row, 'cells'>): string => cells.find(Boolean) ?? ''
