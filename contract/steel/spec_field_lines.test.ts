import { expect, it } from 'vitest'
import { parseSpec } from './spec_parser.ts'

/** Lines as people of eleven languages write them, by the class of mistake that such a line showed. */
it.each<
  [
    text: string,
    shape: string | undefined,
    dims: Record<string, number>,
    material?: string,
    quantity?: number,
  ]
>([
  // A tolerance class of ISO 286 is no grade.
  ['圆钢 φ80 h11', 'round', { d: 80 }],
  ['Round bar 55mm h9 C45', 'round', { d: 55 }, 'C45'],
  ['光圆 45钢 φ40 k12', 'round', { d: 40 }, '45'],
  // A letter with a number takes nothing from the next one.
  ['Plate T8 1000x2500', 'flat', { t: 8, w: 1000, l: 2500 }],
  ['Platte t30 520x840', 'flat', { t: 30, w: 520, l: 840 }],
  // Bodies and trade names before a grade.
  ['AISI 4130 Ø75x3000', 'round', { d: 75, l: 3000 }, '4130'],
  ['ASTM A105 forged ring OD 1000 ID 700 H 150', 'ring', { od: 1000, id: 700, h: 150 }, 'A105'],
  ['SS304 round 95mm', 'round', { d: 95 }, '304'],
  ['EN24 dia 145 x 620', 'round', { d: 145, l: 620 }, 'EN24'],
  ['EN9 bright bar 38mm', 'round', { d: 38 }, 'EN9'],
  ['35CrMoA φ180×4200', 'round', { d: 180, l: 4200 }, '35CrMoA'],
  ['SS400 flat 16x150x6000', 'flat', { t: 16, w: 150, l: 6000 }, 'SS400'],
  // Behind pieces and their number a weight is that of the lot.
  ['42CrMo φ280×5200 2支 5030kg', 'round', { d: 280, l: 5200 }, '42CrMo', 2],
  ['45# φ90×6000 8支 2.4T', 'round', { d: 90, l: 6000 }, '45', 8],
  ['1.2344 180x700x2600 1pc 2570kg', 'flat', { t: 180, w: 700, l: 2600 }, '1.2344', 1],
  // Words of other languages and scripts.
  ['Поковка круг D520 L300 Сталь 40Х', 'round', { d: 520, l: 300 }, '40Х'],
  ['Лист 1500х3000х10', 'flat', { t: 10, w: 1500, l: 3000 }],
  ['Полоса 80х8', 'flat', { t: 8, w: 80 }],
  ['Труба бесшовная 159х16', 'pipe', { od: 159, wt: 16 }],
  ['Barra tonda AISI 316L Ø65mm L=4m', 'round', { d: 65, l: 4000 }, '316L'],
  ['Lamiera AISI 304 3000x1500x5mm', 'flat', { t: 5, w: 1500, l: 3000 }, '304'],
  ['Lama 60x15', 'flat', { t: 15, w: 60 }],
  ['Kare dolu 50x50', 'square', { a: 50 }],
  ['C1050 Ø70x220mm 6 Adet', 'round', { d: 70, l: 220 }, '1050', 6],
  ['Barra redonda C45 Ø120 L=3000', 'round', { d: 120, l: 3000 }, 'C45'],
  ['Rond 42CrMo4 Ø150x2000', 'round', { d: 150, l: 2000 }, '42CrMo4'],
  ['丸棒 S45C φ42×1500', 'round', { d: 42, l: 1500 }, 'S45C'],
  ['탄소강환봉 S45C Φ110', 'round', { d: 110 }, 'S45C'],
  ['鍛圓 42CrMo 直徑280', 'round', { d: 280 }, '42CrMo'],
  ['圓鋼 45# φ95×6000', 'round', { d: 95, l: 6000 }, '45'],
])('%s', (text, shape, dims, material, quantity) => {
  const read = parseSpec(text)
  expect([read.shape, read.dims, read.material, read.quantity]).toEqual([shape, dims, material, quantity])
})

it.each([['L75×75×8'], ['L100x63x10x6000'], ['[16 槽钢 6m'], ['∠50×5 角钢']])(
  '%s: an angle or a channel has no shape here',
  (text) => {
    const { shape, candidates, dims } = parseSpec(text)
    expect([shape, candidates, dims]).toEqual([undefined, undefined, {}])
  },
)

it.each([
  ['7075-T6 120×90', 6120],
  ['17-4PH H1025 120×90', 1025],
  ['D2 280×900', 2280],
])('%s: the number of a name is never %i mm', (text, never) => {
  const { dims, candidates = [] } = parseSpec(text)
  for (const one of [dims, ...candidates.map((candidate) => candidate.dims)])
    expect(Object.values(one)).not.toContain(never)
})

it.each(['Plate T6 6061 900x2000', 'Plate 6061 T6 900x2000', 'Plate 7075 T651 900x2000'])(
  '%s: a temper is no thickness',
  (text) => {
    const { dims, unread, material } = parseSpec(text)
    expect(Object.values(dims)).not.toContain(6)
    expect([material, unread.length]).toEqual([/\d{4}/.exec(text)?.[0], 1])
  },
)

it('shows words of Cyrillic that it does not know as they were typed', () => {
  expect(parseSpec('круг D90 срочно').unread).toEqual(['срочно'])
})
