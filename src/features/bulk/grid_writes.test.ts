import { describe, expect, test } from 'vitest'
import { bulkLimits } from '#contract/postings/bulk.ts'
import type { BulkRow, WrittenCells } from './bulk_state.ts'
import { cellAt, type Selection } from './grid_selection.ts'
import { blockOf, emptied, filled, fillSource, pasted, type Shown } from './grid_writes.ts'

const row = (number: number, ...cells: string[]): BulkRow => ({ key: `k${number}`, number, cells })
const rows = [
  row(2, 'A2', 'left out', 'B2', 'C2'),
  row(3, 'A3', 'left out', 'B3', 'C3'),
  row(4, 'A4', 'left out'),
]
/** The second cell of the rows is not shown. */
const shown: Shown = { rows, places: [0, 2, 3] }
const room = { free: 10, nextNumber: 5 }
const selected = (top: number, left: number, bottom: number, right: number): Selection => ({
  anchor: { at: top, column: left },
  head: { at: bottom, column: right },
})
const plain = (cells: WrittenCells) =>
  Object.fromEntries([...cells].map(([key, texts]) => [key, Object.fromEntries(texts)]))

describe('pasting', () => {
  test('writes the block from the first selected cell, past columns that are not shown', () => {
    const { cells, added, count, range, notes } = pasted(
      shown,
      cellAt(0, 1),
      [
        ['x', 'y'],
        ['z', ''],
      ],
      room,
    )
    expect(plain(cells)).toEqual({ k2: { 2: 'x', 3: 'y' }, k3: { 2: 'z', 3: '' } })
    expect([added, count]).toEqual([[], 4])
    expect(range).toEqual({ top: 0, bottom: 1, left: 1, right: 2 })
    expect(notes).toEqual({ overRows: 0, overColumns: 0, cut: 0, hidden: 0 })
  })
  test('fills the range with one value, and with a row or column that fits into it several times', () => {
    expect(plain(pasted(shown, selected(0, 0, 2, 1), [['x']], room).cells)).toEqual({
      k2: { 0: 'x', 2: 'x' },
      k3: { 0: 'x', 2: 'x' },
      k4: { 0: 'x', 2: 'x' },
    })
    expect(plain(pasted(shown, selected(1, 0, 2, 1), [['x', 'y']], room).cells)).toEqual({
      k3: { 0: 'x', 2: 'y' },
      k4: { 0: 'x', 2: 'y' },
    })
    // A block that does not fit is written once, as a whole.
    expect(plain(pasted(shown, selected(0, 0, 2, 0), [['x'], ['y']], room).cells)).toEqual({
      k2: { 0: 'x' },
      k3: { 0: 'y' },
    })
  })
  test('adds the rows that the table lacks, but none for blank lines at the end', () => {
    const block = [['x', '1'], ['y', '2'], [''], ['z'], ['', ''], ['']]
    const { cells, added, count, range } = pasted(shown, cellAt(2, 1), block, room)
    expect(plain(cells)).toEqual({ k4: { 2: 'x', 3: '1' } })
    expect(added.map(({ number, cells: own }) => [number, own])).toEqual([
      [5, ['', '', 'y', '2']],
      [6, ['', '', '', '']],
      [7, ['', '', 'z', '']],
    ])
    expect(new Set(added.map(({ key }) => key)).size).toBe(3)
    expect([count, range.bottom]).toEqual([8, 5])
  })
  test('says which lines and columns did not fit, and writes the others', () => {
    const block = Array.from({ length: 6 }, (_, at) => [`x${at}`, 'y', at === 1 ? 'lost' : '', ''])
    const result = pasted(shown, cellAt(1, 1), block, { free: 1, nextNumber: 5 })
    expect(result.added).toHaveLength(1)
    expect(result.notes).toMatchObject({ overRows: 3, overColumns: 1 })
    const full = pasted(shown, cellAt(2, 0), [['x'], ['y']], { free: 0, nextNumber: 5 })
    expect([full.added.length, full.notes.overRows]).toEqual([0, 1])
  })
  test('a shorter line leaves the cells beside it as they are', () => {
    const { cells } = pasted(shown, cellAt(0, 0), [['x', 'y'], ['z']], room)
    expect(plain(cells)).toEqual({ k2: { 0: 'x', 2: 'y' }, k3: { 0: 'z' } })
  })
  test('cuts what is longer than a cell may be, keeps letters whole, and tells the hashes of a narrow column', () => {
    const long = `${'长'.repeat(bulkLimits.cell - 1)}😀`
    const { cells, notes } = pasted(shown, cellAt(0, 0), [[long, '#####']], room)
    expect(cells.get('k2')?.get(0)).toHaveLength(bulkLimits.cell)
    expect(cells.get('k2')?.get(0)?.isWellFormed()).toBe(true)
    expect(notes).toMatchObject({ cut: 1, hidden: 1 })
  })
  test('goes into the shown rows only', () => {
    const some: Shown = { rows: [rows[0]!, rows[2]!], places: [0, 2, 3] }
    expect(plain(pasted(some, cellAt(0, 0), [['x'], ['y']], room).cells)).toEqual({
      k2: { 0: 'x' },
      k4: { 0: 'y' },
    })
  })
})

describe('filling', () => {
  test('copies the first row of a range down, or to one row the one above it', () => {
    const range = { top: 0, bottom: 2, left: 0, right: 1 }
    const from = fillSource(range)!
    expect(plain(filled(shown, from, { ...range, top: 1 }))).toEqual({
      k3: { 0: 'A2', 2: 'B2' },
      k4: { 0: 'A2', 2: 'B2' },
    })
    expect(fillSource({ top: 2, bottom: 2, left: 1, right: 1 })?.top).toBe(1)
    expect(fillSource({ top: 0, bottom: 0, left: 1, right: 1 })).toBeUndefined()
  })
  test('repeats several rows, down and up, and never counts up', () => {
    const two = { top: 0, bottom: 1, left: 0, right: 0 }
    expect(plain(filled(shown, two, { ...two, top: 2, bottom: 2 }))).toEqual({ k4: { 0: 'A2' } })
    const last = { top: 1, bottom: 2, left: 0, right: 0 }
    expect(plain(filled(shown, last, { ...last, top: 0, bottom: 0 }))).toEqual({ k2: { 0: 'A4' } })
  })
})

test('a range is copied with its missing cells, and emptied only where it is shown', () => {
  const range = { top: 1, bottom: 2, left: 0, right: 2 }
  expect(blockOf(shown, range)).toEqual([
    ['A3', 'B3', 'C3'],
    ['A4', '', ''],
  ])
  expect(plain(emptied(shown, range))['k3']).toEqual({ 0: '', 2: '', 3: '' })
})
