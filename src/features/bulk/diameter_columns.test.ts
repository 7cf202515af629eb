// Runs in tests/support/one_document.ts.
/** Diameters with their sign behind, in a column of their own and in that of sizes. */
import { expect, test } from 'vitest'
import { readList } from './stock_list.test_support.ts'

test.each([
  '25φ',
  '25 Φ',
  '25Ø',
  '25 ф',
  '25 dia',
  '25 dia.',
  '25 diam',
  '25mm dia',
  'Φ25',
  'D25',
  '25 мм',
  '25 파이',
])('%s in a column of diameters is 25 mm', (cell) => {
  const [row] = readList(['Grade', 'Diameter', 'Length (mm)', 'Pcs'], ['C45', cell, '6000', '4'])
  expect(row).toMatchObject({ dims: { d: 25, l: 6000 }, shape: 'round', errors: [] })
})

test.each(['25φ', '25 Φ', '25 ф', '25 dia', '25 diam.', '25mm dia'])(
  '%s in a column of sizes is a bar with the length of another one',
  (cell) => {
    const [row] = readList(['Grade', 'Size', 'Length (mm)', 'Pcs'], ['C45', cell, '6000', '4'])
    expect(row).toMatchObject({ dims: { d: 25, l: 6000 }, shape: 'round', errors: [] })
  },
)
