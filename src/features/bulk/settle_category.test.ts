// Runs in tests/support/one_document.ts.
/** Which category a row gets, and what is offered where goods, shape and grade leave it open. */
import { expect, test } from 'vitest'
import { allCategories, categoryName } from '#contract/reference/categories.ts'
import { rowReader } from './row_reader.ts'
import { entry, readList, regions, texts } from './stock_list.test_support.ts'

const nameOf = (values: Readonly<Record<string, unknown>>) =>
  categoryName(Number(values['category_id']), 'zh')

/** Reads rows of a list without a column of goods, whose category for all rows this is. */
const readerFor = (categoryId: number) =>
  rowReader({
    entry,
    texts,
    regions,
    lang: 'zh',
    uses: ['material', 'dims', 'quantity'],
    headings: ['材质', '规格', '支数'],
    common: { category_id: categoryId },
  })

test('goods whose category is open offer those of their shape, and the choice settles the row', () => {
  const [ring, square] = readList(
    ['品名', '材质', '规格', '支数'],
    ['锻环', '16Mn', '1150*760*160', '2'],
    ['方钢', '20#', '190*190*2700', '1'],
  )
  const offered = (row: typeof ring) => row!.fixes['category_id']?.map(({ text }) => text)
  expect(offered(ring)).toContain('Open-die forged rings')
  expect(offered(ring)).not.toContain('Stainless rings')
  expect(offered(square)).toEqual(['Forged squares', 'Continuously cast squares', 'Forged billets'])
  for (const text of offered(square)!) {
    const [chosen] = readList(['品名', '材质', '规格', '支数'], [text, '20#', '190*190*2700', '1'])
    expect(categoryName(Number(chosen!.values['category_id']), 'en')).toBe(text)
    expect([chosen!.shape, chosen!.errors]).toEqual(['square', []])
  }
})

test('a category for other steels than the grade is marked, with the right one first', () => {
  const headings = ['品类', '材质', '规格', '支数']
  const rows = readList(
    headings,
    ['合结锻圆', '304', 'φ210×2900', '2'],
    ['碳结锻圆', '42CrMo', 'φ210×2900', '2'],
    ['碳结锻圆', 'Q355B', 'φ210×2900', '2'],
    ['轧制圆钢', '304', 'φ60×5900', '2'],
    ['碳结锻圆', 'XK-310', 'φ210×2900', '2'],
  )
  expect(rows.map(({ notes }) => 'category_id' in notes)).toEqual([true, true, false, false, false])
  expect(rows[0]!.fixes['category_id']!.map(({ text }) => text)).toContain('Forged stainless rounds')
  // A mark: the row may be sent as it is.
  expect(nameOf(rows[0]!.values)).toBe('合结锻圆')
})

test('a category for all rows is for those of its shape and steel; the others get their own', () => {
  const read = readerFor(101)
  const of = (grade: string, size: string) => nameOf(read([grade, size, '2']).values)
  expect(of('45#', 'φ180×4100')).toBe('碳结锻圆')
  expect(of('304', 'φ180×4100')).toBe('不锈锻圆')
  expect(of('H13', '模块 180*610*1100')).toBe('热作模块')
  const flat = read(['Q355B', '扁钢 110*22*5800', '2'])
  expect(flat.missing).toHaveProperty('category_id')
  // The list has no column for it: what is offered goes into one behind the last.
  expect(flat.fixes['category_id']?.map(({ place, text }) => [place, text])).toEqual([
    [3, '锻扁钢'],
    [3, '锻板坯'],
  ])
})

test('flanges for all rows are not those that the list calls rings', () => {
  const flange = allCategories().find(({ zh }) => zh === '平焊法兰')!
  const read = readerFor(flange.id)
  const of = (size: string) => nameOf(read(['42CrMo', size, '2']).values)
  expect(of('锻环 φ810/φ510×190')).not.toBe('平焊法兰')
  expect(of('法兰 φ810/φ510×190')).toBe('平焊法兰')
  // Without a word the person has said what they are.
  expect(of('φ810/φ510×190')).toBe('平焊法兰')
})

test('flats of structural steel are not offered as die blocks', () => {
  const [flat] = readList(['品名', '材质', '规格', '支数'], ['扁钢', 'Q355B', '110*22*5800', '2'])
  expect(flat!.fixes['category_id']!.map(({ text }) => text)).toEqual(['Forged flats', 'Forged slabs'])
})
