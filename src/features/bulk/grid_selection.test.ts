import { describe, expect, test } from 'vitest'
import { cellAt, cellsIn, clamped, moved, rangeOf, wholeColumns, wholeRows } from './grid_selection.ts'

const size = { rows: 40, columns: 6, page: 9 }
const press = (key: string, more: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key,
  shift: false,
  ctrl: false,
  ...more,
})

describe('keys without Shift', () => {
  test.each([
    ['ArrowDown', {}, cellAt(8, 2)],
    ['ArrowUp', {}, cellAt(6, 2)],
    ['ArrowLeft', {}, cellAt(7, 1)],
    ['ArrowRight', {}, cellAt(7, 3)],
    ['ArrowDown', { ctrl: true }, cellAt(39, 2)],
    ['ArrowUp', { ctrl: true }, cellAt(0, 2)],
    ['ArrowLeft', { ctrl: true }, cellAt(7, 0)],
    ['ArrowRight', { ctrl: true }, cellAt(7, 5)],
    ['Home', {}, cellAt(7, 0)],
    ['End', {}, cellAt(7, 5)],
    ['Home', { ctrl: true }, cellAt(0, 0)],
    ['End', { ctrl: true }, cellAt(39, 5)],
    ['PageDown', {}, cellAt(16, 2)],
    ['PageUp', {}, cellAt(0, 2)],
    ['Enter', {}, cellAt(8, 2)],
    ['Enter', { shift: true }, cellAt(6, 2)],
    ['Tab', {}, cellAt(7, 3)],
    ['Tab', { shift: true }, cellAt(7, 1)],
    ['x', {}, undefined],
  ])('%s %o', (key, more, expected) => {
    expect(moved(cellAt(7, 2), press(key, more), size)).toEqual(expected)
  })

  test('begin at the focused cell of a range', () => {
    const range = { anchor: { at: 3, column: 1 }, head: { at: 9, column: 4 } }
    expect(moved(range, press('ArrowDown'), size)).toEqual(cellAt(4, 1))
    expect(moved(range, press('Tab'), size)).toEqual(cellAt(3, 2))
  })
})

test('Shift extends the range from the focused cell, in any direction and never beyond the table', () => {
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowRight'].map((key) => press(key, { shift: true }))
  const down = keys.reduce((now, key) => moved(now, key, size) ?? now, cellAt(7, 2))
  expect(rangeOf(down)).toEqual({ top: 7, bottom: 9, left: 2, right: 3 })
  expect(cellsIn(rangeOf(down))).toBe(6)
  const back = moved(down, press('ArrowUp', { shift: true, ctrl: true }), size)!
  expect(rangeOf(back)).toEqual({ top: 0, bottom: 7, left: 2, right: 3 })
  expect(moved(back, press('PageDown', { shift: true }), size)?.head).toEqual({ at: 9, column: 3 })
  expect(moved(down, press('End', { shift: true, ctrl: true }), size)?.head).toEqual({ at: 39, column: 5 })
})

test('Tab goes on in the next row, and leaves the table after its last cell and before its first', () => {
  expect(moved(cellAt(7, 5), press('Tab'), size)).toEqual(cellAt(8, 0))
  expect(moved(cellAt(8, 0), press('Tab', { shift: true }), size)).toEqual(cellAt(7, 5))
  expect(moved(cellAt(39, 5), press('Tab'), size)).toBeUndefined()
  expect(moved(cellAt(0, 0), press('Tab', { shift: true }), size)).toBeUndefined()
})

test('rows and columns are selected whole, and what is selected stays within a table that lost rows', () => {
  expect(rangeOf(wholeRows(5, 3, size))).toEqual({ top: 3, bottom: 5, left: 0, right: 5 })
  expect(rangeOf(wholeColumns(4, 2, size))).toEqual({ top: 0, bottom: 39, left: 2, right: 4 })
  expect(clamped(wholeRows(30, 39, size), { ...size, rows: 12 })).toEqual({
    anchor: { at: 11, column: 0 },
    head: { at: 11, column: 5 },
  })
  expect(clamped(cellAt(4, 4), { rows: 0, columns: 0, page: 1 })).toEqual(cellAt(0, 0))
})
