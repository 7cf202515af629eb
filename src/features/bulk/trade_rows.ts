/** Pure functions over the rows of a stock list that are no goods: totals, lines of a single text, and cells that leave out what stands above them. */
import { findGrade } from '#contract/steel/grades.ts'
import { gradeCode } from '#contract/steel/spec/grade_names.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { isSingleText } from '#shared/spreadsheet/table_parts.ts'

type Row = {
  readonly number: number
  readonly cells: readonly string[]
  readonly repeated?: readonly number[]
}

const totalWord = '合\\s*计|总\\s*计|小\\s*计|累\\s*计|共\\s*计|(?:sub|grand)?[\\s-]*total|sum'
const isTotalCell = new RegExp(
  `^(?:${totalWord})\\s*(?:$|[:：(（\\d])|(?:合\\s*计|总\\s*计|小\\s*计|subtotal)\\s*[:：]?$`,
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
  const parts = text.split(/[\s:：,，、/()（）【】]+/).filter(Boolean)
  // `2024` in a title is a year.
  const named = [text, ...parts].find((part) => !/^(?:19|20)\d\d$/.test(part) && findGrade(part))
  if (named) return gradeCode(named)
  const { material } = parseSpec(text)
  return material && findGrade(material) && !namesPiece(text) ? gradeCode(material) : undefined
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
}: Given<R>): TradeNotes & { body: R[]; gradePlace: number | undefined } {
  const notes: TradeNotes = { totals: 0, remarks: [], repeated: 0, filled: 0, grades: [] }
  const isList = uses.length > 1 && uses.some((id) => id === 'material' || id.startsWith('dims'))
  if (!isList) return { ...notes, body: [...body], gradePlace: undefined }
  const titles = above.filter(isSingleText).map(textOf)
  const own = uses.indexOf('material')
  const gradePlace = own === -1 ? uses.length : own
  const places = filledDown.map((id) => uses.indexOf(id)).filter((place) => place !== -1)
  let grade = titles.map(gradeOf).findLast(Boolean)
  let before: readonly string[] = []
  const kept: R[] = []
  for (const row of body) {
    const text = isSingleText(row) ? textOf(row) : undefined
    const isGoods = text === undefined || isLoneNumber(row.cells, uses) || namesPiece(text)
    const section = text === undefined || isGoods ? undefined : gradeOf(text)
    if (isTotal(row) || isBareTotal(row.cells, uses)) notes.totals++
    else if (section) {
      grade = section
      // What stood above the line belongs to the rows above it.
      before = []
    } else if (!isGoods || contactWords.test(row.cells.find(Boolean) ?? '')) {
      const said = [...new Set(row.cells.filter(Boolean))].join(' ')
      if (!titles.includes(said) && !notes.remarks.includes(said)) notes.remarks.push(said)
    } else {
      const cells = Array.from({ length: uses.length }, (_, place) => row.cells[place] ?? '')
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
      notes.repeated += row.repeated?.filter((place) => summed.includes(uses[place] ?? '')).length ?? 0
      before = cells
      kept.push({ ...row, cells })
    }
  }
  return { ...notes, body: kept, gradePlace: own === -1 && notes.grades.length > 0 ? gradePlace : undefined }
}

const textOf = ({ cells }: Pick<Row, 'cells'>): string => cells.find(Boolean) ?? ''
