import { expect, it } from 'vitest'
import { type Read, readingOf } from '../../tests/support/reading_of.ts'

it.each<[string, Read]>([
  ['OD500xID300xH150', { shape: 'ring', dims: { od: 500, id: 300, h: 150 }, unread: [] }],
  ['D=300xL=1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: [] }],
  ['D = 300 x L = 1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: [] }],
  ['WT12', { shape: 'pipe', dims: { wt: 12 }, unread: [] }],
  [
    'L=2000',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { l: 2000 } },
        { shape: 'square', dims: { l: 2000 } },
      ],
      unread: [],
    },
  ],
  ['300锻圆', { shape: 'round', dims: { d: 300 }, categoryWord: '锻圆', unread: [] }],
  ['φ300×1200...', { shape: 'round', dims: { d: 300, l: 1200 }, unread: [] }],
  [
    'φ300±1x1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, tolerances: [{ dim: 'd', plus: 1, minus: 1 }], unread: [] },
  ],
  [
    'φ300± 1×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, tolerances: [{ dim: 'd', plus: 1, minus: 1 }], unread: [] },
  ],
  [
    'φ300(+1/-2)×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, tolerances: [{ dim: 'd', plus: 1, minus: 2 }], unread: [] },
  ],
  [
    'φ300(±2)×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, tolerances: [{ dim: 'd', plus: 2, minus: 2 }], unread: [] },
  ],
  ['300-320φ500×1200', { shape: 'round', dims: { d: 500, l: 1200 }, unread: ['300-320'] }],
  ['2000 300方', { shape: 'square', dims: { a: 300 }, unread: ['2000'] }],
  ['approx... φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['approx'] }],
  [
    'Round Bar φ300×1200 Straße',
    { shape: 'round', dims: { d: 300, l: 1200 }, categoryWord: 'Round Bar', unread: ['Straße'] },
  ],
  [
    'İzmir φ300×1200 2支 调质',
    {
      shape: 'round',
      dims: { d: 300, l: 1200 },
      deliveryState: 'quenched_tempered',
      quantity: 2,
      unit: 'bar',
      unread: ['İzmir'],
    },
  ],
])('%s is read to its last character', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  ['300²×2000', { dims: {}, unread: ['300^2×2000'] }],
  ['S 46', { dims: {}, unread: ['S 46'] }],
  ['φ300×1200 H6件', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['H6件'] }],
  ['图号KS-2件', { dims: {}, unread: ['图号KS-2件'] }],
  ['φ300a×1200', { dims: {}, unread: ['φ300a×1200'] }],
  ['Xφ300×1200', { dims: {}, unread: ['Xφ300×1200'] }],
  ['材质X 300×400×2000', { shape: 'flat', dims: { t: 300, w: 400, l: 2000 }, unread: ['材质X'] }],
])('%s: a number with other signs, or inside a name, stays unread', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})
