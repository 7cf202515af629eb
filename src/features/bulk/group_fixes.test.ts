import { expect, test } from 'vitest'
import type { BulkRow } from './bulk_state.ts'
import { groupFixes } from './group_fixes.ts'
import type { RowReading } from './row_reader.ts'

/** Reads a weight that needs a unit: `t` makes it right, `oz` only adds another error. */
const of = ({ cells }: BulkRow): RowReading => {
  const text = cells[1] ?? ''
  const isRight = text.endsWith(' t') || text === ''
  const fix = (unit: string) => ({
    sort: `in ${unit}`,
    label: unit,
    group: unit,
    place: 1,
    text: `${text} ${unit}`,
  })
  return {
    values: {},
    errors: {
      ...(!isRight && { weight: 'Which unit?' }),
      ...(text.endsWith(' oz') && { price: 'Not by the ounce' }),
    },
    missing: {},
    notes: {},
    fixes: isRight ? {} : { weight: [fix(cells[0] ?? '')] },
    state: isRight ? 'ready' : 'wrong',
    lotKg: null,
    said: [],
  }
}
const row = (number: number, ...cells: string[]): BulkRow => ({ key: String(number), number, cells })
const count = (unit: string, of: number) => ({ id: 'weight', sort: `in ${unit}`, label: unit, count: of })
const known = () => new WeakMap<RowReading, Map<string, number>>()

test('a correction for many rows says what it changes, and is offered only if it makes rows right', () => {
  const rows = [
    row(2, 't', '7.4'),
    row(3, 'oz', '8'),
    row(4, 't', '9.1'),
    row(5, 'oz', '8'),
    row(6, 't', '3'),
    row(7, 't', '2.5'),
    row(8, 't', ''),
    row(9, 'kg', '1'),
  ]
  const fixes = groupFixes({
    rows,
    counted: [count('oz', 2), count('kg', 1), count('t', 4)],
    of,
    uses: ['unit', 'weight'],
    known: known(),
  })
  expect(fixes.map(({ sort, count: rows }) => [sort, rows])).toEqual([['in t', 4]])
  expect(fixes[0]?.cells.map(({ row: { number }, fix }) => [number, fix.text])).toEqual([
    [2, '7.4 t'],
    [4, '9.1 t'],
    [6, '3 t'],
    [7, '2.5 t'],
  ])
  expect(fixes[0]?.examples).toEqual([
    { number: 2, before: '7.4', after: '7.4 t' },
    { number: 4, before: '9.1', after: '9.1 t' },
    { number: 6, before: '3', after: '3 t' },
  ])
})

test('of a long table some rows are tried, and none again until it changes', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => row(at, 't', String(at)))
  const readings = new Map(rows.map((one) => [one.cells, of(one)]))
  let reads = 0
  const counting = (one: BulkRow) => {
    const kept = readings.get(one.cells)
    if (!kept) reads++
    return kept ?? of(one)
  }
  const given = { rows, counted: [count('t', 3000)], of: counting, uses: ['unit', 'weight'], known: known() }
  expect(groupFixes(given)).toHaveLength(1)
  expect(reads).toBeLessThan(20)
  const before = reads
  groupFixes(given)
  expect(reads).toBe(before)
})

test('what all rows of a group offer besides can be chosen for all of them, too', () => {
  const offers: Record<string, string[]> = {
    1: ['a', 'b', 'c'],
    2: ['a', 'c', 'b'],
    3: ['a', 'b'],
    4: ['b', 'a'],
  }
  const reading = ({ key, cells }: BulkRow): RowReading => ({
    ...of(row(1, 't', '')),
    missing: cells[0] ? {} : { category: 'Choose one' },
    fixes: cells[0]
      ? {}
      : { category: offers[key]!.map((sort) => ({ sort, label: sort, group: sort, place: 0, text: sort })) },
  })
  const rows = [1, 2, 3, 4].map((number) => row(number, ''))
  const counted = [{ id: 'category', sort: 'a', label: 'a', count: 3 }]
  const [group] = groupFixes({ rows, counted, of: reading, uses: ['category'], known: known() })
  expect(group?.cells.map(({ row: { number } }) => number)).toEqual([1, 2, 3])
  expect(group?.others.map(({ sort }) => sort)).toEqual(['b'])
})

test('a correction in a column that the table lacks is offered for a single row, which has no cell for it', () => {
  const fix = { sort: 'a', label: 'a', group: 'a', place: 2, text: 'a' }
  const reading = (): RowReading => ({ ...of(row(1, 't', '')), fixes: { category: [fix] } })
  const given = {
    rows: [row(1, 't', '1')],
    counted: [{ id: 'category', sort: 'a', label: 'a', count: 1 }],
    of: reading,
    known: known(),
  }
  expect(groupFixes({ ...given, uses: ['unit', 'weight'] })).toHaveLength(1)
  expect(groupFixes({ ...given, uses: ['unit', 'weight', 'category'] })).toEqual([])
})
