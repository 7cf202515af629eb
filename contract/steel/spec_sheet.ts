import { unitText } from '../figures.ts'
import { deliveryStateNames } from './delivery_states.ts'
import type { Grade } from './grade.ts'
import { defaultDensity, findGrade } from './grades.ts'
import { checkDims, type Dims, type Shape, shapeDims, type SteelIssue } from './shapes.ts'
import { rangeText } from './spec_limits.ts'
import { type Bilingual, postingTitle, shapeNames } from './spec_line.ts'
import type { ParsedSpec, SpecLot } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'
import { weightKg } from './weight.ts'

/** One kind of piece in a line, with its weights. */
export type SpecPiece = {
  lot: SpecLot
  /** Issues of the dimensions by name, once the shape is known. */
  issues: Record<string, SteelIssue>
  grade?: Grade
  /** In g/cm³; that of carbon steel if the line names no listed grade. */
  density: number
  /** Theoretical weight of one piece and of all in kg, once the dimensions are complete. */
  pieceKg?: number
  lotKg?: number
}

/** One line of a pasted list and its interpretation; the weights of its only piece, or of several the sum of the lots. */
export type SpecRow = Omit<SpecPiece, 'lot'> & {
  /** Line number from 1, counting empty lines. */
  number: number
  line: string
  parsed: ParsedSpec
  pieces: SpecPiece[]
}

/** Most lines that are shown at once; longer lists are for the bulk entry. */
export const maxSpecRows = 200

type Options = {
  /** The shape to use for every line. */
  shape?: Shape
  /** Answers to ambiguous lines, by the text of the line, so that the same line is asked about only once. */
  chosen?: ReadonlyMap<string, Shape>
}

/** Parses a pasted list line by line; `left` counts the lines beyond the first 200. */
export function readSpecSheet(
  text: string,
  { shape, chosen }: Options = {},
): { rows: SpecRow[]; left: number } {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
  const rows = lines.slice(0, maxSpecRows).map(({ line, number }): SpecRow => {
    const parsed = parseSpec(line, { shape: chosen?.get(line) ?? shape })
    const pieces = (parsed.lots ?? [parsed]).map(weighed)
    const { lot: _, ...only } = pieces[0]!
    if (pieces.length === 1) return { number, line, parsed, pieces, ...only }
    const lotKg = pieces.reduce<number | undefined>(
      (sum, { lotKg: kg }) => (sum === undefined || kg === undefined ? undefined : sum + kg),
      0,
    )
    return { number, line, parsed, pieces, issues: {}, density: only.density, lotKg }
  })
  return { rows, left: Math.max(0, lines.length - maxSpecRows) }
}

function weighed(lot: SpecLot): SpecPiece {
  const { shape, dims, material, quantity } = lot
  const grade = material === undefined ? undefined : findGrade(material)
  const density = grade?.density ?? defaultDensity
  const found = shape ? checkDims(shape, dims) : {}
  const isComplete = shape && Object.keys(found).length === 0
  // A dimension written as a range is not missing, although one value is.
  const issues = Object.fromEntries(
    Object.entries(found).filter(([name]) => !lot.ranges?.some(({ dim }) => dim === name)),
  )
  const pieceKg = isComplete ? weightKg(shape, dims, density) : undefined
  const lotKg = pieceKg && quantity ? pieceKg * quantity : undefined
  return { lot, issues, grade, density, pieceKg, lotKg }
}

/** The category word for a line: one that determines the shape again; thick flat pieces are blocks. */
function pieceName(shape: Shape, { t = 0, w = 0 }: Dims): Bilingual {
  if (shape === 'drawing') return { zh: '', en: '' }
  if (shape !== 'flat') return shapeNames[shape]
  return t * 4 < w ? { zh: '扁钢', en: 'flat bar' } : { zh: '模块', en: 'block' }
}

/** The line with its ranges in the places of the values that it lacks: `φ200~220×6000`. */
function withRanges(line: string, { shape, dims, ranges = [] }: SpecLot): string {
  const missing = shape ? shapeDims[shape].filter((name) => dims[name] === undefined) : []
  return line.replace(/\?/g, () => {
    const name = missing.shift()
    const range = ranges.find(({ dim }) => dim === name)
    return range ? rangeText(range, '~') : '?'
  })
}

/** The line in the notation of the market, in both languages; undefined while the shape is undecided. */
export function canonicalLine(lot: SpecLot): Bilingual | undefined {
  const { material, shape, dims, deliveryState, quantity, unit } = lot
  if (!shape) return undefined
  const written = postingTitle({
    material: material ?? '',
    categoryName: pieceName(shape, dims),
    shape,
    dims,
    deliveryState: deliveryState && deliveryStateNames[deliveryState],
  })
  const title = { zh: withRanges(written.zh, lot), en: withRanges(written.en, lot) }
  if (!quantity || !unit) return title
  return {
    zh: `${title.zh} ${quantity}${unitText(quantity, unit, 'zh')}`,
    en: `${title.en}, ${quantity} ${unitText(quantity, unit, 'en')}`,
  }
}
