/** Pure functions that tell what a column holds by its values. */
import { findGrade } from '#contract/steel/grades.ts'
import { shapeNamed } from './options.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'

/** A number is one only as a Werkstoffnummer, 1.2344: others may be sizes and weights. */
const isGrade = (cell: string): boolean =>
  (!/^[\d.]+$/.test(cell) || /^1\.\d{4}$/.test(cell)) && findGrade(cell) !== undefined
const isNumberedGrade = (cell: string): boolean => /^\d{3,4}$/.test(cell) && findGrade(cell) !== undefined

/** A single number, with its groups, decimals and currency: `3.462,5`, `$2.49`. */
const isOneNumber = (cell: string): boolean => /^\D*\d[\d.,'’\s]*\D*$/.test(cell)

function isSpec(cell: string): boolean {
  if (!/\d\D+\d/.test(cell) || isOneNumber(cell)) return false
  const { shape, candidates, lots, dims, material } = parseSpec(cell)
  return (
    candidates !== undefined ||
    lots !== undefined ||
    (shape !== undefined && Object.keys(dims).length > (material === undefined ? 1 : 0))
  )
}

/** What stands beside a length: φ300, 130φ, 250×250. */
const isSection = (cell: string): boolean => /^\s*[φΦø⌀∅Ф]|^\d[\d.,]*\s*[φΦø⌀∅Ø]|\d\s*[×xX*]\s*\d/u.test(cell)

/** A number of a heat has letters and digits; lists have few pieces of each. */
const isHeat = (cell: string): boolean =>
  /^(?=[^a-z]*[a-z])(?=(?:\D*\d){3})[a-z\d-]{5,14}$/i.test(cell) && !findGrade(cell)

const isWeight = (cell: string): boolean =>
  /^(?:[约~]|approx\.?|ca\.?|약)?\s*\d[\d.,\s]*(?:kgs?|公斤|千克|吨|t|mt|lbs?|кг|т)\.?$/i.test(cell)

const isCount = (cell: string): boolean =>
  /^\d{1,4}\s*(?:支|件|根|块|只|个|pcs?|nos?|ea|stk|stück|шт|本|개)\.?$/i.test(cell)

/** What the values of a column may show, the surest first; `weight` is the weight of the kind. */
const tests = [
  ['material', isGrade],
  ['weight', isWeight],
  ['quantity', isCount],
  ['dims', isSpec],
  ['heat_no', isHeat],
] as const

export type Content = (typeof tests)[number][0]
/** How many of the cells that were looked at are of one sort. */
export type Alike = { content: Content; alike: number; of: number }

const sampleSize = 50

const sampleOf = (cells: readonly string[]): string[] => cells.filter(Boolean).slice(0, sampleSize)

/** Counts the cells that read as one sort of content. */
function counted(filled: readonly string[], content: Content, test: (cell: string) => boolean): Alike {
  return { content, alike: filled.filter(test).length, of: filled.length }
}

const shareOf = ({ alike, of }: Alike): number => (of === 0 ? 0 : alike / of)

/** Shares of cells that must look alike: below a heading that is not known, and where there is none. */
const minShare = { headed: 0.8, bare: 0.6 }
/** Fewer values below an unknown heading show nothing. */
const minHeaded = 3

/** Returns what the values of a column show; undefined if they are of no sort, or too few. */
export function contentOf(cells: readonly string[], isHeaded: boolean): Alike | undefined {
  const filled = sampleOf(cells)
  if (filled.length === 0 || (isHeaded && filled.length < minHeaded)) return undefined
  return (
    tests
      // Stock numbers look like those of heats: a heading that is not known may mean them.
      .filter(([content]) => content !== 'heat_no' || (!isHeaded && filled.length >= minHeaded))
      .map(([content, test]) => counted(filled, content, test))
      .find((one) => shareOf(one) >= (isHeaded ? minShare.headed : minShare.bare))
  )
}

/** Whether a column that is headed as one dimension holds sections. */
export const holdsSections = (cells: readonly string[]): boolean =>
  shareOf(counted(sampleOf(cells), 'dims', isSection)) >= minShare.bare

/** Whether cells that a shape is expected in begin with its size instead: Section above 90 mm and 50x200. */
export const holdsSizes = (cells: readonly string[]): boolean => {
  const isSize = (cell: string) => /^\s*[φΦø⌀∅Ф□]?\s*\d/u.test(cell) && shapeNamed(cell) === undefined
  return shareOf(counted(sampleOf(cells), 'dims', isSize)) >= minShare.headed
}

/** Whether a column below a loose heading holds grades, of which some may be numbers: 4140 beside H13. */
export function holdsGrades(cells: readonly string[], isAny = false): boolean {
  const filled = sampleOf(cells)
  if (isAny && !filled.some(isGrade)) return false
  const isOf = (cell: string) =>
    isGrade(cell) || (isAny ? findGrade(cell) !== undefined : isNumberedGrade(cell))
  return shareOf(counted(filled, 'material', isOf)) >= minShare.bare
}

/** Whether cells name goods with their grade, as descriptions do: `P20 Round Bar`. */
export const holdsGoods = (cells: readonly string[]): boolean =>
  shareOf(
    counted(
      sampleOf(cells),
      'material',
      (cell) =>
        /\d/.test(cell) && shapeNamed(cell) !== undefined && Object.keys(parseSpec(cell).dims).length === 0,
    ),
  ) >= minShare.bare

/** Whether cells are words for goods: круг, 환봉, piatto laminato. Remarks that name goods are longer. */
export const holdsWordsOfGoods = (cells: readonly string[]): boolean =>
  shareOf(
    counted(sampleOf(cells), 'material', (cell) => {
      const isShort = !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 4
      return isShort && (shapeNamed(cell) ?? parseSpec(cell).categoryWord) !== undefined
    }),
  ) >= minShare.headed

/** Whether cells describe whole pieces: Round bar Ø100x3000. */
export const holdsSpecs = (cells: readonly string[]): boolean =>
  shareOf(counted(sampleOf(cells), 'dims', isSpec)) >= minShare.headed

/** Whether cells are the running numbers of their rows. */
export const isRunning = (cells: readonly string[]): boolean => {
  const numbers = sampleOf(cells).map(Number)
  return numbers.length > 1 && numbers.every((one, at) => at === 0 || one === numbers[at - 1]! + 1)
}

/** Whether a column holds only whole numbers. */
export const holdsNumbers = (cells: readonly string[]): boolean =>
  sampleOf(cells).length > 0 && sampleOf(cells).every((cell) => /^\d+$/.test(cell))

/** Counts how many values are what a column is said to hold; undefined for a field whose values do not show it. */
export function alikeIn(cells: readonly string[], content: Content): Alike | undefined {
  const test = tests.find(([one]) => one === content)?.[1]
  if (!test) return undefined
  const isOf = content === 'dims' ? (cell: string) => isSpec(cell) || isSection(cell) : test
  return counted(sampleOf(cells), content, isOf)
}
