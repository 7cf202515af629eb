/** Which tables a sheet holds: below each other, beside each other, and with the same headings. */
import { expect, test } from 'vitest'
import { largestPart, partsOf } from './table_parts.ts'

const known = new Map([
  ['材质', 'material'],
  ['规格', 'dims'],
  ['数量', 'quantity'],
  ['厚度', 'dims.t'],
])
const parts = (text: string) => {
  const rows = text
    .split('\n')
    .map((line, at) => ({ number: at + 1, cells: line.split('|') }))
    .filter(({ cells }) => cells.some(Boolean))
  return partsOf(rows, (heading) => known.get(heading))
}
const shown = (text: string) =>
  parts(text).map(({ rows }) => rows.map(({ cells }) => cells.join('|').replace(/\|+$/, '')))

test('a sheet without known headings, or with one row of them, is one table', () => {
  expect(shown('a|b\n1|2')).toEqual([['a|b', '1|2']])
  expect(shown('List\n材质|规格\n45|φ100')).toEqual([['List', '材质|规格', '45|φ100']])
})

test('tables below each other are separate, with the title above each', () => {
  const [first, second] = parts('Bars\n材质|规格\n45|φ100\n\nBlocks\n材质|厚度\nH13|90\nP20|80')
  expect(first).toMatchObject({ from: 2, to: 3, label: 'Bars', joined: 1 })
  expect(second).toMatchObject({ from: 6, to: 8, label: 'Blocks', joined: 1 })
  expect(second?.rows.map(({ number }) => number)).toEqual([5, 6, 7, 8])
  expect(largestPart([first!, second!])).toBe(1)
})

test('a title belongs to the table below it only if no blank row is between them', () => {
  expect(shown('材质|规格\n45|φ100\n042-1\n\n材质|厚度\nH13|90')).toEqual([
    ['材质|规格', '45|φ100', '042-1'],
    ['材质|厚度', 'H13|90'],
  ])
})

test('tables with the same headings are one, with the titles between their rows', () => {
  const [only] = parts('42CrMo\n规格|数量\nφ100|1\n\n45\n规格|数量\nφ200|2')
  expect(only?.joined).toBe(2)
  expect(only?.rows.map(({ cells }) => cells.filter(Boolean).join('|'))).toEqual([
    '42CrMo',
    '规格|数量',
    'φ100|1',
    '45',
    'φ200|2',
  ])
})

test.each([
  ['a blank column between them', '规格|数量||规格|数量\nφ1|1||φ3|3\nφ2|2||φ4|4'],
  ['none', '规格|数量|规格|数量\nφ1|1|φ3|3\nφ2|2|φ4|4'],
])('column groups beside each other are read one after the other, with %s', (_, text) =>
  expect(shown(text)).toEqual([['规格|数量', 'φ1|1', 'φ2|2', 'φ3|3', 'φ4|4']]),
)

test('a column before repeated groups belongs to each of them', () =>
  expect(shown('材质|规格|数量|规格|数量\n45|φ1|1|φ3|3')).toEqual([['材质|规格|数量', '45|φ1|1', '45|φ3|3']]))

test('a blank column inside a table, and a column of remarks behind one, separate nothing', () => {
  expect(shown('材质|规格||数量\n45|φ1||2')).toEqual([['材质|规格||数量', '45|φ1||2']])
  expect(shown('材质|规格||其他\n45|φ1||x')).toEqual([['材质|规格||其他', '45|φ1||x']])
})

test('headings of two rows, and a row of units below them, are one heading', () => {
  expect(parts('材质|规格|规格\n材质|厚度|数量\n|mm|\n45|90|1')).toHaveLength(1)
})

test('places of repeated cells follow their columns', () => {
  const rows = [
    { number: 1, cells: ['规格', '数量', '', '规格', '数量'] },
    { number: 2, cells: ['φ1', '1', '', 'φ3', '3'], repeated: [4] },
  ]
  expect(partsOf(rows, (heading) => known.get(heading))[0]?.rows[2]).toEqual({
    number: 2,
    cells: ['φ3', '3'],
    repeated: [1],
  })
})
