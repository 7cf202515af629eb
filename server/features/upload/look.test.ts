import { expect, test } from 'vitest'
import { lookOf, lookSize } from './look.ts'

/** The look of a photo with these greys. */
const look = (grey: (column: number, row: number) => number) =>
  lookOf(
    Uint8Array.from({ length: lookSize.width * lookSize.height }, (_, at) =>
      grey(at % lookSize.width, Math.floor(at / lookSize.width)),
    ),
  )

test('each row of an edge sets a bit, spread over four numbers that differ', () => {
  const bits = [0, 1, 2, 3].map((band) => (1 << (2 * band + 1)) + (1 << (2 * (band + 4) + 1)))
  expect(look((column) => (column <= 4 ? 200 : 40))).toEqual(bits.map((part, band) => (band << 16) + part))
})

test('a photo of one colour, with fewer differences, with noise or with one slope has no look', () => {
  expect(look(() => 120)).toEqual([])
  expect(look((column, row) => (column <= 4 && row > 0 ? 200 : 40))).toEqual([])
  expect(look((column, row) => 120 + ((column + row) % 3))).toEqual([])
  expect(look((column) => 240 - column * 20)).toEqual([])
})
