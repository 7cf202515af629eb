import { expect, it } from 'vitest'
import type { Shape } from './shapes.ts'
import { type Read, readingOf } from '../../tests/support/reading_of.ts'

/** The result for a line that fits more than one shape. */
const oneOf = (...candidates: NonNullable<Read['candidates']>): Read => ({
  dims: {},
  candidates,
  unread: [],
})

it.each<[string, Read]>([
  [
    '外径300',
    oneOf(
      { shape: 'round', dims: { d: 300 } },
      { shape: 'disc', dims: { d: 300 } },
      { shape: 'pipe', dims: { od: 300 } },
    ),
  ],
  ['ID200', oneOf({ shape: 'sleeve', dims: { id: 200 } }, { shape: 'ring', dims: { id: 200 } })],
  [
    'φ300',
    oneOf(
      { shape: 'round', dims: { d: 300 } },
      { shape: 'disc', dims: { d: 300 } },
      { shape: 'pipe', dims: { od: 300 } },
    ),
  ],
  ['φ300圆钢', { shape: 'round', dims: { d: 300 }, categoryWord: '圆钢', unread: [] }],
  ['对边46', { shape: 'hexagon', dims: { s: 46 }, unread: [] }],
  ['宽400', { shape: 'flat', dims: { w: 400 }, unread: [] }],
  ['2000×□200', { shape: 'square', dims: { a: 200, l: 2000 }, unread: [] }],
  ['300×H150', { shape: 'disc', dims: { h: 150, d: 300 }, unread: [] }],
  ['φ500×H150', { shape: 'disc', dims: { d: 500, h: 150 }, unread: [] }],
  ['φ150×H200', { shape: 'disc', dims: { d: 150, h: 200 }, unread: [] }],
  [
    '300×L500',
    oneOf({ shape: 'round', dims: { l: 500, d: 300 } }, { shape: 'square', dims: { l: 500, a: 300 } }),
  ],
  ['长1200/边长60', { shape: 'square', dims: { l: 1200, a: 60 }, unread: [] }],
  ['300×300方', { shape: 'square', dims: { a: 300 }, unread: [] }],
  ['□200×200', { shape: 'square', dims: { a: 200, l: 200 }, unread: [] }],
  [
    '200×200长',
    oneOf({ shape: 'round', dims: { l: 200, d: 200 } }, { shape: 'square', dims: { l: 200, a: 200 } }),
  ],
  ['D=300 L=120', { shape: 'round', dims: { d: 300, l: 120 }, unread: [] }],
  ['ID300 H150', { shape: 'ring', dims: { id: 300, h: 150 }, unread: [] }],
  ['φ219×32 长7700', { shape: 'pipe', dims: { od: 219, l: 7700, wt: 32 }, unread: [] }],
  ['φ219×L7700×32', { shape: 'pipe', dims: { od: 219, l: 7700, wt: 32 }, unread: [] }],
  ['φ219×32×7700', { shape: 'pipe', dims: { od: 219, wt: 32, l: 7700 }, unread: [] }],
  [
    '扁钢 300高×400宽×2000长',
    { shape: 'flat', dims: { t: 300, w: 400, l: 2000 }, categoryWord: '扁钢', unread: [] },
  ],
  ['厚300×400×200', { shape: 'flat', dims: { t: 300, w: 400, l: 200 }, unread: [] }],
  [
    '筒体 OD500/ID300×H1500',
    { shape: 'sleeve', dims: { od: 500, id: 300, l: 1500 }, categoryWord: '筒体', unread: [] },
  ],
  ['锻环 OD500 ID300', { shape: 'ring', dims: { od: 500, id: 300 }, categoryWord: '锻环', unread: [] }],
  ['锻环 500/300', { shape: 'ring', dims: { od: 500, id: 300 }, categoryWord: '锻环', unread: [] }],
  [
    '管 OD219 ID155×7700',
    { shape: 'pipe', dims: { od: 219, l: 7700, wt: 32 }, categoryWord: '管', unread: [] },
  ],
  ['管 219/155×7700', { shape: 'pipe', dims: { od: 219, l: 7700, wt: 32 }, categoryWord: '管', unread: [] }],
  ['φ300 长1200 长1300', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['长1300'] }],
  ['φ300×1200 高150', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['高150'] }],
  ['圆钢 300厚', { shape: 'round', dims: {}, categoryWord: '圆钢', unread: ['300厚'] }],
  ['锻环 300方', { shape: 'ring', dims: {}, categoryWord: '锻环', unread: ['300方'] }],
  ['高150', { dims: {}, unread: ['高150'] }],
  ['钢锭 12500', { shape: 'ingot', dims: { kg: 12500 }, categoryWord: '钢锭', unread: [] }],
])('%s: labels say which dimension is meant', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  ['300*300', oneOf({ shape: 'round', dims: { d: 300, l: 300 } }, { shape: 'square', dims: { a: 300 } })],
  [
    '300×1200',
    oneOf({ shape: 'round', dims: { d: 300, l: 1200 } }, { shape: 'square', dims: { a: 300, l: 1200 } }),
  ],
  [
    '300*300*2000',
    oneOf(
      { shape: 'square', dims: { a: 300, l: 2000 } },
      { shape: 'flat', dims: { t: 300, w: 300, l: 2000 } },
    ),
  ],
  [
    '扁钢 300×300×2000',
    { shape: 'flat', dims: { t: 300, w: 300, l: 2000 }, categoryWord: '扁钢', unread: [] },
  ],
  [
    '500*300*150',
    oneOf(
      { shape: 'flat', dims: { t: 150, w: 300, l: 500 } },
      { shape: 'ring', dims: { od: 500, id: 300, h: 150 } },
    ),
  ],
  [
    '500×300×2000',
    oneOf(
      { shape: 'flat', dims: { t: 300, w: 500, l: 2000 } },
      { shape: 'sleeve', dims: { od: 500, id: 300, l: 2000 } },
    ),
  ],
  [
    '500×300×500',
    oneOf(
      { shape: 'flat', dims: { t: 300, w: 500, l: 500 } },
      { shape: 'ring', dims: { od: 500, id: 300, h: 500 } },
    ),
  ],
  ['500/200×150', { shape: 'ring', dims: { od: 500, id: 200, h: 150 }, unread: [] }],
  [
    'φ500×φ300',
    oneOf({ shape: 'sleeve', dims: { od: 500, id: 300 } }, { shape: 'ring', dims: { od: 500, id: 300 } }),
  ],
  ['φ500/φ300×500', { shape: 'ring', dims: { od: 500, id: 300, h: 500 }, unread: [] }],
  [
    'φ500/φ300×1500',
    oneOf(
      { shape: 'sleeve', dims: { od: 500, id: 300, l: 1500 } },
      { shape: 'ring', dims: { od: 500, id: 300, h: 1500 } },
    ),
  ],
])('%s: the figures decide between one shape and several candidates', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  ['300×500kg', { dims: {}, unread: ['300×500kg'] }],
  ['1410+6', { dims: {}, unread: ['1410+6'] }],
  ['φ420×800+φ680/2000', { dims: {}, unread: ['φ420×800+φ680/2000'] }],
  [
    '台阶轴 420×800×680×2000',
    { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: ['420×800×680×2000'] },
  ],
  [
    '台阶轴 □300×800+φ200×600',
    { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: ['□300×800+φ200×600'] },
  ],
  ['台阶轴 φ300×φ200', { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: ['φ300×φ200'] }],
  ['锻环 500+300×150', { shape: 'ring', dims: {}, categoryWord: '锻环', unread: ['500+300×150'] }],
  ['方钢 200×300×2000', { shape: 'square', dims: {}, categoryWord: '方钢', unread: ['200×300×2000'] }],
  ['方钢 φ300×300×2000', { shape: 'square', dims: {}, categoryWord: '方钢', unread: ['φ300×300×2000'] }],
  ['钢管 ID155', { shape: 'pipe', dims: {}, categoryWord: '钢管', unread: ['ID155'] }],
  ['管 φ155/φ219×7700', { shape: 'pipe', dims: {}, categoryWord: '管', unread: ['φ155/φ219×7700'] }],
  ['管 φ219/φ219×7700', { shape: 'pipe', dims: {}, categoryWord: '管', unread: ['φ219/φ219×7700'] }],
  ['钢管 219/155×壁厚32', { shape: 'pipe', dims: {}, categoryWord: '钢管', unread: ['219/155×壁厚32'] }],
  ['钢锭 φ500', { shape: 'ingot', dims: {}, categoryWord: '钢锭', unread: ['φ500'] }],
  ['钢锭 6m', { shape: 'ingot', dims: {}, categoryWord: '钢锭', unread: ['6m'] }],
  ['12t×2000', { dims: {}, unread: ['12t×2000'] }],
  ['扁钢 300/400×2000', { shape: 'flat', dims: {}, categoryWord: '扁钢', unread: ['300/400×2000'] }],
  ['锻环 φ500×300/150', { shape: 'ring', dims: {}, categoryWord: '锻环', unread: ['φ500×300/150'] }],
  ['锻环 OD500/ID500×150', { shape: 'ring', dims: {}, categoryWord: '锻环', unread: ['OD500/ID500×150'] }],
  ['管 200×100', { shape: 'pipe', dims: {}, categoryWord: '管', unread: ['200×100'] }],
  ['管 178×100', { shape: 'pipe', dims: {}, categoryWord: '管', unread: ['178×100'] }],
  ['φ500/φ3,00×150', { dims: {}, unread: ['φ500/φ3,00×150'] }],
  ['φ300-320/500 42CrMo', { dims: {}, material: '42CrMo', unread: ['φ300-320/500'] }],
  ['标准/300', { dims: {}, unread: ['标准/300'] }],
  ['300 备料', { dims: {}, unread: ['300 备料'] }],
  ['HB: 260', { dims: {}, unread: ['HB: 260'] }],
  [
    '备料, 300',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'square', dims: { a: 300 } },
      ],
      unread: ['备料'],
    },
  ],
  ['42CrMo/φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '42CrMo', unread: [] }],
  ['φ300×1200/', { shape: 'round', dims: { d: 300, l: 1200 }, unread: [] }],
])('%s: figures that do not fit together stay unread', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Shape, Read]>([
  ['t=12', 'pipe', { shape: 'pipe', dims: { wt: 12 }, unread: [] }],
  ['φ219×L7700', 'pipe', { shape: 'pipe', dims: { od: 219, l: 7700 }, unread: [] }],
  ['φ300×L150', 'disc', { shape: 'disc', dims: { d: 300, h: 150 }, unread: [] }],
  ['T32×400', 'flat', { shape: 'flat', dims: { t: 32, w: 400 }, unread: [] }],
  ['300×400×500×600', 'flat', { shape: 'flat', dims: {}, unread: ['300×400×500×600'] }],
  ['φ300×1200', 'drawing', { shape: 'drawing', dims: {}, unread: ['φ300×1200'] }],
  ['500×300×200×100', 'ring', { shape: 'ring', dims: {}, unread: ['500×300×200×100'] }],
])('%s, when %s is chosen: labels are read for that shape', (text, shape, expected) => {
  expect(readingOf(text, { shape })).toEqual(expected)
})

it.each<[string, Read['dims']]>([
  ['ring OD 1480 ID 1120 T 260', { od: 1480, id: 1120, h: 260 }],
  ['ring OD1480 ID1120 T260', { od: 1480, id: 1120, h: 260 }],
  ['ring OD 970 mm ID 640 mm T 215 mm', { od: 970, id: 640, h: 215 }],
  ['ring 970 OD 640 ID 215 T', { od: 970, id: 640, h: 215 }],
  ['forged disc dia 620 T 130', { d: 620, h: 130 }],
])('%s: behind a size with its label the letter is a thickness, not tonnes', (text, dims) => {
  expect(readingOf(text)).toMatchObject({ dims, unread: [] })
})

it.each([
  ['42CrMo φ310 5 t 45 pcs', 5000],
  ['ring OD 970 ID 640 5 t', 5000],
  ['45# φ210 150 t', 150_000],
])('%s: elsewhere it is the tonnes of the lot', (text, weightKg) => {
  expect(readingOf(text)).toMatchObject({ weightKg })
})

it.each<[string, Read]>([
  [
    'Ring 42CrMo4 Da 970 Di 640 H 215',
    {
      shape: 'ring',
      dims: { od: 970, id: 640, h: 215 },
      material: '42CrMo4',
      categoryWord: 'Ring',
      unread: [],
    },
  ],
  [
    'C60 Ring außen 810 innen 490 hoch 125',
    { shape: 'ring', dims: { od: 810, id: 490, h: 125 }, material: 'C60', categoryWord: 'Ring', unread: [] },
  ],
  [
    'Anillo 42CrMo4 Ø ext. 1190 Ø int. 940 alt. 145',
    {
      shape: 'ring',
      dims: { od: 1190, id: 940, h: 145 },
      material: '42CrMo4',
      categoryWord: 'Anillo',
      unread: [],
    },
  ],
  [
    'Anello 42CrMo4 De 970 Di 640 H 215',
    {
      shape: 'ring',
      dims: { od: 970, id: 640, h: 215 },
      material: '42CrMo4',
      categoryWord: 'Anello',
      unread: [],
    },
  ],
  [
    'Halka 42CrMo4 dış 970 iç 640 yükseklik 215',
    {
      shape: 'ring',
      dims: { od: 970, id: 640, h: 215 },
      material: '42CrMo4',
      categoryWord: 'Halka',
      unread: [],
    },
  ],
  [
    'barra tonda C45 diam 230 lung 4200 kg 1370',
    {
      shape: 'round',
      dims: { d: 230, l: 4200 },
      material: 'C45',
      categoryWord: 'barra tonda',
      weightKg: 1370,
      unread: [],
    },
  ],
  [
    '4340 round 13.5" dia 205" long 1 pc',
    {
      shape: 'round',
      dims: { d: 342.9, l: 5207 },
      material: '4340',
      categoryWord: 'round',
      quantity: 1,
      unit: 'piece',
      unread: [],
    },
  ],
  ['EN36A 240 sq 3.2 mtr', { shape: 'square', dims: { a: 240, l: 3200 }, material: 'EN36A', unread: [] }],
  [
    '환봉 SCM440 파이 160 x 4200',
    { shape: 'round', dims: { d: 160, l: 4200 }, material: 'SCM440', categoryWord: '환봉', unread: [] },
  ],
])('%s: labels as the trade of each country writes them', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it('takes no later section for the piece while the first is left over', () => {
  const text = '4340 shaft dia 420 body L 3100 flange dia 640 x 125'
  expect(readingOf(text)).toMatchObject({ dims: {}, unread: ['dia 420 body L 3100', 'dia 640 x 125'] })
  expect(readingOf('锻圆 φ310×1250 加工后φ300')).toMatchObject({
    dims: { d: 310, l: 1250 },
    unread: ['加工后φ300'],
  })
})
