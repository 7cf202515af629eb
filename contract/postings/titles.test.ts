import { expect, test } from 'vitest'
import type { AnyValues } from './define.ts'
import { postings, type RegisteredKind } from './index.ts'
import { titlesOf } from './titles.ts'

test.each<[RegisteredKind, AnyValues, { zh: string; en: string } | null]>([
  [
    'purchase_material',
    {
      category_id: 102,
      material: '42CrMo',
      shape: 'round',
      dims: { d: 300, l: 6000 },
      delivery_state: 'annealed',
    },
    { zh: '42CrMo 合结锻圆 φ300×6000 退火', en: '42CrMo Forged alloy-steel rounds φ300×6000, annealed' },
  ],
  [
    'purchase_forging',
    { category_id: 1001, material: '20', shape: 'drawing' },
    { zh: '20 吊钩 按图', en: '20 Crane hooks by drawing' },
  ],
  [
    'raise',
    { category_id: 102, material: '42CrMo', shape: 'round', size_from: 200, size_to: 350 },
    { zh: '42CrMo 合结锻圆 φ200–350', en: '42CrMo Forged alloy-steel rounds φ200–350' },
  ],
  [
    'raise',
    { category_id: 904, material: '16Mn', shape: 'square', size_from: 200 },
    { zh: '16Mn 连铸方坯 □200', en: '16Mn Continuously cast squares □200' },
  ],
  ['purchase_piece', { title: ' 自拟 ', material: '45' }, { zh: '自拟', en: '自拟' }],
  ['purchase_piece', {}, null],
])('%s %j', (kind, values, titles) => {
  expect(titlesOf(postings[kind].definition, values)).toEqual(titles)
})
