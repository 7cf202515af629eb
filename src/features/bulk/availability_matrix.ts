/** Recognises a table that says in which grades there are which sizes: grades along one side, sizes along the other. */
import { findGrade } from '#contract/steel/grades.ts'
import { TableError, type Table } from '#shared/spreadsheet/table.ts'

type Cells = readonly string[]

const searchedRows = 10
const isNumber = (text: string): boolean => /^[\d.,\s]+$/.test(text)
const isGrade = (text: string): boolean =>
  text.length <= 30 && (!isNumber(text) || /^\d\.\d{4}$/.test(text)) && findGrade(text) !== undefined
/** A number that may be a grade where others with letters stand beside it: 304 beside 316L. */
const mayBeGrade = (text: string): boolean => text.length <= 12 && findGrade(text) !== undefined
const size = /^(?:[φΦø⌀Ø∅□■Ф]|dia\.?|d)?\s*\d+(?:[.,]\d+)?(?:\s*[x×*]\s*\d+(?:[.,]\d+)?)*\s*(?:mm|"|″|”)?$/iu
const isSize = (text: string): boolean => size.test(text.trim())
/** What stands where a size of a grade is in stock: a cross, a weight, a number. */
const mark =
  /^(?:[○●◎◯〇✓✔√☑■◆▲△★*x×+\-–—vy]|yes|no|n|ja|nein|ok|有|无|現|在庫|да|нет|[\d.,\s]+(?:t|kg|吨|公斤|支|pcs?)?)$/iu
const isMark = (text: string): boolean => mark.test(text.trim())

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

const placesOf = (cells: Cells, test: (cell: string) => boolean): number[] =>
  cells.flatMap((cell, place) => (cell && test(cell) ? [place] : []))

const filledIn = (rows: readonly Cells[], places: readonly number[]): string[] =>
  rows.flatMap((cells) => places.flatMap((place) => cells[place] || []))

const fewest = { headings: 2, rows: 2, sizes: 3 }
/** The share of cells that must be of their sort. */
const most = 0.8

/** Whether the cells below some headings only say that there is something, and the column before them has the other side. */
function isCrossed(
  below: readonly Cells[],
  places: readonly number[],
  isOther: (cell: string) => boolean,
): boolean {
  const marks = filledIn(below, places)
  const before = filledIn(below, places[0] === 0 ? [] : [...Array(places[0]).keys()])
  return (
    below.length >= fewest.rows &&
    marks.length > 0 &&
    share(marks, isMark) >= most &&
    before.some(isOther) &&
    below.filter((cells) => cells.slice(0, places[0]).some((cell) => cell && isOther(cell))).length >=
      below.length * most
  )
}

/** Whether columns have headings of words already, so that a row of numbers below them is one of a list. */
const isHeaded = (above: readonly Cells[], places: readonly number[]): boolean =>
  above.some((cells) => {
    const words = places.filter((place) => /\p{L}/u.test(cells[place] ?? '') && !isSize(cells[place]!))
    return words.length >= fewest.headings && words.length >= places.length / 2
  })

/** Whether the rows are such a table. It is no list of pieces, and what its cells count is open. */
export function isAvailabilityMatrix(rows: readonly Cells[]): boolean {
  return rows.slice(0, searchedRows).some((cells, at) => {
    const below = rows.slice(at + 1).filter((one) => one.filter(Boolean).length > 1)
    const filled = cells.filter(Boolean).length
    const named = placesOf(cells, isGrade)
    const grades = named.length > 0 ? placesOf(cells, mayBeGrade) : []
    const isOfGrades =
      new Set(grades.map((place) => cells[place])).size >= fewest.headings &&
      grades.length >= (filled - 2) * most
    if (isOfGrades && grades[0]! > 0) return isCrossed(below, grades, isSize)
    const sizes = placesOf(cells, isSize)
    const isOfSizes =
      new Set(sizes.map((place) => cells[place])).size >= fewest.sizes && sizes.length >= (filled - 2) * most
    return (
      isOfSizes &&
      sizes[0]! > 0 &&
      !isHeaded(rows.slice(0, at), sizes) &&
      !cells.slice(0, sizes[0]).some(mayBeGrade) &&
      isCrossed(below, sizes, mayBeGrade)
    )
  })
}

/** Throws TableError `matrix` for a table that is no list of pieces. */
export function refuseMatrix({ rows }: Pick<Table, 'rows'>): void {
  if (isAvailabilityMatrix(rows.map(({ cells }) => cells))) throw new TableError('matrix')
}
