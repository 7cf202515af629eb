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

test('drops without a unit are in inches where only those have the weight of the row', () => {
  const drops = (size: string, lbs: string) => {
    const [row] = readList(['Grade', 'Size', 'Weight'], ['D2', size, `${lbs}#`])
    return { shape: row!.shape, dims: row!.dims, errors: row!.errors }
  }
  expect(drops('5 x 18 x 60', '1,530')).toEqual({
    shape: 'flat',
    dims: { t: 127, w: 457.2, l: 1524 },
    errors: [],
  })
  expect(drops('6 x 41', '328')).toMatchObject({ shape: 'round', dims: { d: 152.4, l: 1041.4 }, errors: [] })
  // Neither mm nor inches weigh that.
  expect(drops('5 x 18 x 60', '77').errors).toContain('dims')
})
