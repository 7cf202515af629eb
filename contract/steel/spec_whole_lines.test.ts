import { expect, it } from 'vitest'
import type { Shape } from './shapes.ts'
import { type Read, readingOf } from '../../tests/support/reading_of.ts'

it.each<[string, Read]>([
  [
    'φ90 300×1200',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300, l: 1200 } },
        { shape: 'square', dims: { a: 300, l: 1200 } },
      ],
      unread: ['φ90'],
    },
  ],
  ['300 500', { dims: {}, unread: ['300 500'] }],
  [
    '300 3.88t',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'square', dims: { a: 300 } },
      ],
      unread: ['3.88t'],
    },
  ],
  [
    '300',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'square', dims: { a: 300 } },
      ],
      unread: [],
    },
  ],
  [
    'L1200kg 12500kg',
    { dims: {}, candidates: [{ shape: 'ingot', dims: { kg: 12500 } }], unread: ['L1200kg'] },
  ],
  [
    'φ300 长1200×600',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'disc', dims: { d: 300 } },
        { shape: 'pipe', dims: { od: 300 } },
      ],
      unread: ['长1200×600'],
    },
  ],
  ['高150 边长300', { dims: {}, unread: ['高150 边长300'] }],
  ['钢锭 500 12.5t', { shape: 'ingot', dims: { kg: 12500 }, categoryWord: '钢锭', unread: ['500'] }],
  ['钢锭 1200 长2000', { shape: 'ingot', dims: {}, categoryWord: '钢锭', unread: ['1200 长2000'] }],
  [
    '台阶轴 420×800, φ680×2000',
    {
      shape: 'stepped',
      dims: {
        steps: [
          { d: 420, l: 800 },
          { d: 680, l: 2000 },
        ],
      },
      categoryWord: '台阶轴',
      unread: [],
    },
  ],
  ['台阶轴 500', { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: ['500'] }],
  [
    '台阶轴 420×800',
    { shape: 'stepped', dims: { steps: [{ d: 420, l: 800 }] }, categoryWord: '台阶轴', unread: [] },
  ],
  ['台阶轴', { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: [] }],
  ['轴', { dims: {}, categoryWord: '轴', unread: [] }],
  [
    'φ300 备料',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'disc', dims: { d: 300 } },
        { shape: 'pipe', dims: { od: 300 } },
      ],
      unread: ['备料'],
    },
  ],
  ['φ300×1200 (备料)', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['(备料'] }],
  [
    '300 按图',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'square', dims: { a: 300 } },
      ],
      unread: ['按图'],
    },
  ],
  ['X355 六角钢', { shape: 'hexagon', dims: {}, categoryWord: '六角钢', unread: ['X355'] }],
])('%s: the clearest numbers are taken, the others stay unread', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  [
    '45 φ300',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 300 } },
        { shape: 'disc', dims: { d: 300 } },
        { shape: 'pipe', dims: { od: 300 } },
      ],
      material: '45',
      unread: [],
    },
  ],
  ['66 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['66'] }],
  ['HB 45 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['HB 45'] }],
  ['45 φ300×1200 备料', { shape: 'round', dims: { d: 300, l: 1200 }, material: '45', unread: ['备料'] }],
  ['45 圆钢 5t×2', { shape: 'round', dims: {}, material: '45', categoryWord: '圆钢', unread: ['5t×2'] }],
])('%s: a lone number is read as a grade only beside dimensions', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  ['管 法兰 219×32', { shape: 'pipe', dims: { od: 219, wt: 32 }, categoryWord: '管', unread: [] }],
  ['锻件 圆钢 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, categoryWord: '锻件', unread: [] }],
  [
    '锻圆 锻环 φ300×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, categoryWord: '锻圆', unread: ['锻环'] },
  ],
  ['轴 锻轴 φ420×2800', { shape: 'round', dims: { d: 420, l: 2800 }, categoryWord: '轴', unread: [] }],
])('%s: a second word for the shape is read only where it agrees with the first', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Shape, Read]>([
  ['H150', 'sleeve', { shape: 'sleeve', dims: { l: 150 }, unread: [] }],
  ['按图', 'ingot', { shape: 'ingot', dims: {}, unread: ['按图'] }],
])('%s, when %s is chosen: the choice is kept', (text, shape, expected) => {
  expect(readingOf(text, { shape })).toEqual(expected)
})

it('leaves everything after the thousandth character unread', () => {
  const filler = 'a'.repeat(990)
  expect(readingOf(`φ300×1200 ${filler} 42CrMo `)).toEqual({
    shape: 'round',
    dims: { d: 300, l: 1200 },
    unread: [filler, '42CrMo'],
  })
})
