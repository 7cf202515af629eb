import { describe, expect, test } from 'vitest'
import type { BulkRow } from './bulk_state.ts'
import { chosenRows } from './chosen_rows.ts'
import { goingRows } from './going_rows.ts'
import type { RowReading } from './row_reader.ts'
import { repeatedRows } from './same_rows.ts'

type Made = { row: BulkRow; reading: Partial<RowReading> }
const made = (number: number, reading: Partial<RowReading>, more: Partial<BulkRow> = {}): Made => ({
  row: { key: `k${number}`, number, cells: [], ...more },
  reading: { state: 'ready', values: {}, lotKg: null, ...reading },
})
const same = (code: string | null, state: 'online' | 'draft' | null) =>
  ({ same: { code, state, row: null, by: 'place', differs: [] } }) as unknown as NonNullable<
    BulkRow['answer']
  >
const of =
  (all: readonly Made[]) =>
  (row: BulkRow): RowReading =>
    all.find((one) => one.row === row)!.reading as RowReading
const keys = (rows: readonly BulkRow[]) => rows.map(({ number }) => number)

describe('of rows for which there is no room', () => {
  const all = [
    made(1, { lotKg: 900 }),
    made(2, { lotKg: null, values: { photos: ['a'] } }),
    made(3, { lotKg: 2100 }),
    made(4, { lotKg: 1500, values: { photos: ['b', 'c'] } }),
  ]
  const rows = all.map(({ row }) => row)
  test.each([
    ['first', [1, 2]],
    ['pictures', [2, 4]],
    ['weight', [3, 4]],
    ['hand', [1, 4]],
  ] as const)('%s go, in the order of the table', (by, wanted) => {
    const picked = new Set(['k4', 'k1', 'gone'])
    expect(keys(chosenRows(rows, { by, room: 2, picked, of: of(all) }))).toEqual(wanted)
  })
  test('never more than there is room for', () => {
    const picked = new Set(rows.map(({ key }) => key))
    for (const by of ['first', 'pictures', 'weight', 'hand'] as const)
      expect(chosenRows(rows, { by, room: 3, picked, of: of(all) })).toHaveLength(3)
  })
})

test('rows that are there already wait for an answer; what is skipped goes nowhere; an update needs no complete row', () => {
  const all = [
    made(1, {}),
    made(2, {}, { answer: same('Q1', 'online') }),
    made(3, {}, { answer: same('Q2', 'online'), same: 'new' }),
    made(4, {}, { answer: same('Q3', 'online'), same: 'skip' }),
    made(5, { state: 'incomplete' }, { answer: same('Q4', 'online'), same: 'Q4' }),
    made(6, { state: 'incomplete' }, { answer: same('Q5', 'draft'), same: 'Q5' }),
    made(7, { state: 'pictures' }),
    made(8, {}),
    made(9, { state: 'wrong' }, { answer: same('Q6', 'online'), same: 'Q6' }),
  ]
  const rowsIn = (...states: RowReading['state'][]) =>
    all.flatMap(({ row, reading }) => (states.includes(reading.state!) ? [row] : []))
  const going = goingRows(rowsIn, new Map([['k8', 1]]))
  expect(keys(going.ready)).toEqual([1, 3])
  expect(keys(going.pictures)).toEqual([7])
  expect(keys(going.updates)).toEqual([5, 6])
  // What others read is not changed by saving drafts.
  expect(keys(going.savable)).toEqual([1, 3, 6, 7])
  expect(keys(going.submittable)).toEqual([1, 2, 3, 7, 8, 5, 6])
  expect(keys(going.checkable)).toEqual([1, 2, 3, 5, 6, 7, 8])
})

test('a row that repeats an earlier one is found by heat, or by grade, size and place', () => {
  const piece = { material: '42CrMo', shape: 'round', dims: { d: 160, l: 3000 }, region_id: 310115 }
  const all = [
    made(2, { values: piece }),
    made(3, { values: { ...piece, dims: { l: 3000, d: 160 } } }),
    made(4, { values: { ...piece, region_id: 110105 } }),
    made(5, { values: { ...piece, heat_no: 'A-1' } }),
    made(6, { values: { ...piece, heat_no: 'A-2', region_id: 440300 } }),
    made(7, { values: { ...piece, heat_no: 'a1', region_id: 440300 } }),
    made(8, { values: { material: '45' } }),
    made(9, { values: { material: '45' } }),
  ]
  const rows = all.map(({ row }) => row)
  expect([...repeatedRows(rows, of(all))]).toEqual([
    ['k3', 2],
    ['k5', 2],
    ['k7', 5],
  ])
})
