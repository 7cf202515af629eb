/** Rows of stock lists that are no goods, and what stands above the goods. */
import { describe, expect, test } from 'vitest'
import { goodsOf, isTotal } from './trade_rows.ts'

const uses = ['material', 'dims', 'quantity', 'actual_weight_kg']
const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split('|') }))
const goods = (text: string, given = uses, above = '') => {
  const { body, ...notes } = goodsOf({ above: above ? rowsOf(above) : [], body: rowsOf(text), uses: given })
  return { ...notes, rows: body.map(({ cells }) => cells.join('|')) }
}

test.each([
  ['合计|||7'],
  ['合 计：|||7'],
  ['|小计||7'],
  ['42CrMo|小计||7'],
  ['42CrMo小计|||7'],
  ['合计：12.5吨'],
  ['总计(吨)|||7'],
  ['Total||3|7'],
  ['Sub-total||3|7'],
  ['Grand total:||3|7'],
])('%s is a total', (line) => expect(isTotal(rowsOf(line)[0]!)).toBe(true))

test.each([
  ['45|φ100×6000|3|1110'],
  ['合计量具钢|φ100'],
  ['Totally forged|φ100'],
  ['summit|φ100'],
  ['小计算机|x'],
])('%s is no total', (line) => expect(isTotal(rowsOf(line)[0]!)).toBe(false))

describe('lines of a single text', () => {
  test('that name a grade give it to the rows below', () => {
    const { rows, grades, gradePlace } = goods('42CrMo 锻圆\nφ100|1\nφ200|2\n材质：45\nφ300|3', [
      'dims',
      'quantity',
    ])
    expect(rows).toEqual(['φ100|1|42CrMo', 'φ200|2|42CrMo', 'φ300|3|45'])
    expect([grades, gradePlace]).toEqual([['42CrMo', '45'], 2])
  })

  test('may stand above the headings; a year is no grade', () => {
    expect(goods('φ100|1', ['dims', 'quantity'], '42CrMo 库存\n规格|数量').rows).toEqual(['φ100|1|42CrMo'])
    expect(goods('φ100|1', ['dims', 'quantity'], '2024 库存\n规格|数量').grades).toEqual([])
  })

  test('do not change a row that names its grade itself', () => {
    expect(goods('42CrMo\n45|φ100|1|9\n|φ100 20CrMnMo|1|9').rows).toEqual([
      '45|φ100|1|9',
      '|φ100 20CrMnMo|1|9',
    ])
  })

  test('are goods if they are a size, else they are left out and quoted once', () => {
    const { rows, remarks } = goods('45|φ100|1|9\n|φ200×3000\n以上价格含税\n以上价格含税\n联系人：|张三|0510')
    expect(rows).toEqual(['45|φ100|1|9', '45|φ200×3000||'])
    expect(remarks).toEqual(['以上价格含税', '联系人： 张三 0510'])
  })

  test('that repeat the title are not said again', () =>
    expect(goods('库存表\n45|φ100|1|9', uses, '库存表\n材质|规格|数量|重量').remarks).toEqual([]))
})

test('a grade left empty is that of the row above, but not across a line with another grade', () => {
  expect(goods('42CrMo|φ1×9|1|\n|φ2×9|2|')).toMatchObject({
    rows: ['42CrMo|φ1×9|1|', '42CrMo|φ2×9|2|'],
    filled: 1,
  })
  expect(goods('42CrMo|φ1×9|1|\n45\n|φ2×9|2|')).toMatchObject({
    rows: ['42CrMo|φ1×9|1|', '45|φ2×9|2|'],
    filled: 0,
  })
})

test('marks for the same as above are replaced in every column, and a quantity left empty is not', () =>
  expect(goods('42CrMo|φ1×9|1|5\n同上|〃||"').rows).toEqual(['42CrMo|φ1×9|1|5', '42CrMo|φ1×9||5']))

test('numbers below summed columns and nothing else are a total', () => {
  expect(goods('45|φ100|1|9\n||1|9')).toMatchObject({ totals: 1, rows: ['45|φ100|1|9'] })
  expect(goods('45|φ100|1|9\n|φ200||')).toMatchObject({ totals: 0 })
})

test('quantities and weights that a merged cell repeats are counted', () => {
  const body = [{ number: 1, cells: ['45', 'φ1×9', '2', '7'], repeated: [0, 3] }]
  expect(goodsOf({ above: [], body, uses }).repeated).toBe(1)
})

test('a list of lines, and a table of unknown columns, stay as they are', () => {
  expect(goods('联系人', ['dims']).rows).toEqual(['联系人'])
  expect(goods('a|b\nx', ['', '']).rows).toEqual(['a|b', 'x'])
})
