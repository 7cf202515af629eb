// Runs in tests/support/one_document.ts.
/** Words for goods of Korea, Russia and Italy, inflected and in any case, in columns and in lines. */
import { describe, expect, test } from 'vitest'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { readList, usesOf } from './stock_list.test_support.ts'

const words: [shape: string, size: string, words: string][] = [
  [
    'round',
    'Ø90x2800',
    '환봉|원형강|단조환봉|круг|Круга|кругов|КРУГ|вал|валов|tondo|TONDI|tondo laminato|barre tonde',
  ],
  ['square', '90x90x2800', '각재|각봉|квадрат|квадрата|Квадраты|quadro|QUADRI|quadrello|barra quadra'],
  ['flat', '18x90x2800', '평강|각재|полоса|Полосы|листов|piatto|PIATTI|barra piatta|blocco'],
  ['ring', '480x310x95', '링|단조링|кольцо|Колец|кольца|anello|ANELLI|anelli forgiati|anello laminato'],
  ['pipe', '159x16x5800', '강관|파이프|труба|ТРУБЫ|труб|tubo|Tubi|tubo senza saldatura'],
  ['hexagon', '46x2800', '육각봉|육각|шестигранник|Шестигранника|esagono|ESAGONI|barra esagonale'],
  ['round', 'Ø90x2800', '단조품|단조|поковка|Поковки|forgiato|FUCINATO|forgiati|barra|barre'],
]
const each = words.flatMap(([shape, size, list]) =>
  list.split('|').map((word) => [word, shape, size] as const),
)

describe.each([
  ['품명|재질|규격|수량'],
  ['Наименование|Марка|Размер|Кол-во'],
  ['Описание|Марка|Размер|Кол-во'],
  ['Descrizione|Qualità|Dimensioni|Pezzi'],
  ['Description|Grade|Size|Pcs'],
])('below %s', (headings) => {
  test.each(each)('%s is a %s', (word, shape, size) => {
    const [row] = readList(headings.split('|'), [word, 'C45', size, '2'])
    expect(row).toMatchObject({ shape, quantity: 2, errors: [] })
  })
})

test.each(each)('%s in a description of the whole piece is a %s', (word, shape, size) => {
  const [row] = readList(['Description', 'Grade', 'Pcs'], [`${word} ${size}`, 'C45', '2'])
  expect(row).toMatchObject({ shape, errors: [] })
})

test.each(each)('%s in a line is a %s', (word, shape, size) => {
  expect(parseSpec(`${word} ${size} C45 2 pcs`)).toMatchObject({
    shape,
    material: 'C45',
    quantity: 2,
    unread: [],
  })
})

test('a description beside sizes that says more than the goods stays one', () => {
  const headings = ['Grade', 'Size', 'Description', 'Pcs']
  const rows = [
    ['C45', 'Ø90x2800', 'stored outside, some rust on the ends', '2'],
    ['C45', 'Ø80x2800', 'round bar, left over from an order of last year', '1'],
  ]
  expect(usesOf(headings, rows)[2]).toBe('description')
  expect(readList(headings, ...rows)[0]).toMatchObject({ errors: [] })
})
