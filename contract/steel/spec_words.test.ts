import { expect, it } from 'vitest'
import { type Read, readingOf } from '../../tests/support/reading_of.ts'

it.each<[string, Read]>([
  ['圆 300', { shape: 'round', dims: { d: 300 }, categoryWord: '圆', unread: [] }],
  [
    '锻圆调质 φ300×1200',
    {
      shape: 'round',
      dims: { d: 300, l: 1200 },
      categoryWord: '锻圆',
      deliveryState: 'quenched_tempered',
      unread: [],
    },
  ],
  ['台阶轴 φ300', { shape: 'stepped', dims: {}, categoryWord: '台阶轴', unread: ['φ300'] }],
  [
    '1 block φ300×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, quantity: 1, unit: 'block', unread: [] },
  ],
  ['1 bar φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, quantity: 1, unit: 'bar', unread: [] }],
  ['2 bars φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, quantity: 2, unit: 'bar', unread: [] }],
  ['300 block', { shape: 'flat', dims: { t: 300 }, categoryWord: 'block', unread: [] }],
  ['320 bar', { dims: {}, unread: ['320 bar'] }],
])('%s: its words are read', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  ['方案 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['方案'] }],
  ['blockage 300×400×2000', { shape: 'flat', dims: { t: 300, w: 400, l: 2000 }, unread: ['blockage'] }],
  ['φ300×1200 annealedly', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['annealedly'] }],
  ['φ300-320pipe', { dims: {}, unread: ['φ300-320pipe'] }],
  ['φ300×1200 Q+T700', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['Q+T700'] }],
  ['φ300×1200 不按图', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['不按图'] }],
  ['不按图', { dims: {}, unread: ['不按图'] }],
  ['无法兰 管 219×32', { shape: 'pipe', dims: { od: 219, wt: 32 }, categoryWord: '管', unread: ['无法兰'] }],
])('%s: an unknown or negated word stays unread', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})
