import { describe, expect, it } from 'vitest'

import { density, lengthDim, pieceWeight, sectionDims } from './trade_lists/geometry.ts'
import { tradeLists } from './trade_lists/index.ts'
import { fixed, fractions, feet, short } from './trade_lists/numbers.ts'
import type { ListRow, TradeList } from './trade_lists/types.ts'

const SEEDS = [1, 2, 20_261_120]
const lists = SEEDS.flatMap((seed) => tradeLists(seed))
const rows = lists.flatMap((list) => list.rows.map((row) => ({ list, row })))
const place = (list: TradeList, row: ListRow): string =>
  `${list.name}, row ${String(row.at)}: ${(list.cells[row.at] ?? []).join(' | ')}`

describe('stock lists of the trade', () => {
  it('are the same for the same seed and others for another', () => {
    expect(tradeLists(7)).toStrictEqual(tradeLists(7))
    expect(tradeLists(8)).not.toStrictEqual(tradeLists(7))
  })

  it('are many: manners in every language, each with its source', () => {
    const one = tradeLists(1)
    expect(one.length).toBeGreaterThanOrEqual(250)
    expect(one.flatMap((list) => list.rows).length).toBeGreaterThan(1700)
    expect(new Set(one.map((list) => list.language)).size).toBe(13)
    expect(new Set(one.map((list) => list.source)).size).toBeGreaterThanOrEqual(45)
    for (const list of one) expect(list.rows.length, list.name).toBeGreaterThanOrEqual(5)
    for (const list of one) expect(list.rows.length, list.name).toBeLessThanOrEqual(12)
  })

  it('have cells in every row of a lot, and as many in each row of a list', () => {
    for (const { list, row } of rows) {
      const written = (list.cells[row.at] ?? []).slice(row.from).filter((cell) => cell !== '')
      expect(written.length, place(list, row)).toBeGreaterThanOrEqual(3)
    }
    for (const list of lists) expect(new Set(list.cells.map((line) => line.length)).size, list.name).toBe(1)
    for (const list of lists)
      expect(new Set(list.rows.map((row) => `${String(row.at)} ${String(row.from)}`)).size, list.name).toBe(
        list.rows.length,
      )
  })

  it('never write a word of the program for a value that is missing', () => {
    for (const list of lists)
      expect(list.cells.flat().join(' | '), list.name).not.toMatch(/undefined|NaN|null|Infinity/u)
  })

  it('mean weights that follow from the dimensions, within the written rounding', () => {
    let weighed = 0
    for (const { list, row } of rows) {
      const { shape, dims, grade, pieces, weightKg, lengthMm } = row.means
      if (weightKg === undefined || pieces === undefined || row.withinKg === undefined) continue
      if (sectionDims(shape).some((dim) => dims[dim] === undefined)) continue
      const along = dims[lengthDim(shape)]
      const [low, high] = along === undefined ? (lengthMm ?? []) : [along, along]
      if (low === undefined || high === undefined) continue
      const weight = (length: number): number =>
        pieceWeight(shape, { ...dims, [lengthDim(shape)]: length }, density(grade)) * pieces
      const within = row.withinKg * 1.001 + 1e-3
      expect(weightKg, place(list, row)).toBeGreaterThanOrEqual(weight(low) - within)
      expect(weightKg, place(list, row)).toBeLessThanOrEqual(weight(high) + within)
      weighed += 1
    }
    expect(weighed).toBeGreaterThan(rows.length / 2)
  })

  it('say what is open where a dimension or the quantity is not told', () => {
    const silent = rows.filter(({ row }) => {
      const { shape, dims, pieces, weightKg } = row.means
      const told = [...sectionDims(shape), lengthDim(shape)].every((dim) => dims[dim] !== undefined)
      return row.leavesOpen === undefined && (!told || (pieces === undefined && weightKg === undefined))
    })
    expect(silent.map(({ list, row }) => place(list, row))).toStrictEqual([])
  })
})

describe('numbers of the trade', () => {
  it('are written as each country writes them', () => {
    expect(fixed(1_234_567.5, 1, 'dot')).toBe('1.234.567,5')
    expect(fixed(1_234_567.5, 1, 'lakh')).toBe('12,34,567.5')
    expect(fixed(11_649.5, 1, 'space')).toBe('11\u00A0649,5')
    expect(short(107.95)).toBe('107.95')
    expect(fractions(4.25 * 25.4)).toBe('4-1/4')
    expect(fractions(0.375 * 25.4)).toBe('3/8')
    expect(feet(246 * 25.4)).toBe('20\' 6"')
  })
})
