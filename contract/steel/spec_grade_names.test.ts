import { expect, it } from 'vitest'
import { type Read, readingOf } from '../../tests/support/reading_of.ts'
import { findGrade } from './grades.ts'

it.each<[string, Read]>([
  ['1.7225', { dims: {}, material: '1.7225', unread: [] }],
  ['1.7225 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '1.7225', unread: [] }],
  ['42CrMo 4 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '42CrMo4', unread: [] }],
  ['17-4 PH φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '17-4PH', unread: [] }],
  [
    'X 22 CrMoV 12 1 φ300×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, material: 'X22CrMoV12-1', unread: [] },
  ],
  ['45钢 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '45', unread: [] }],
  ['45号钢 φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, material: '45', unread: [] }],
  [
    '20钢管 219×32',
    { shape: 'pipe', dims: { od: 219, wt: 32 }, material: '20', categoryWord: '钢管', unread: [] },
  ],
  [
    '锻圆+H13 φ300×1200',
    { shape: 'round', dims: { d: 300, l: 1200 }, material: 'H13', categoryWord: '锻圆', unread: [] },
  ],
  ['H13 8×300×2000', { shape: 'flat', dims: { t: 8, w: 300, l: 2000 }, material: 'H13', unread: [] }],
  ['42CrMo—4支', { dims: {}, material: '42CrMo', quantity: 4, unit: 'bar', unread: ['—'] }],
  ['42CrMo- 4支', { dims: {}, material: '42CrMo', quantity: 4, unit: 'bar', unread: [] }],
  ['42CrMo--备料', { dims: {}, material: '42CrMo', unread: ['--备料'] }],
  [
    '300-320方 42CrMo',
    { shape: 'square', dims: {}, ranges: [{ dim: 'a', min: 300, max: 320 }], material: '42CrMo', unread: [] },
  ],
  [
    'φ300-320×6000 42CrMo',
    {
      shape: 'round',
      dims: { l: 6000 },
      ranges: [{ dim: 'd', min: 300, max: 320 }],
      material: '42CrMo',
      unread: [],
    },
  ],
  ['1.2.3×300 42CrMo', { dims: {}, material: '42CrMo', unread: ['1.2.3×300'] }],
])('%s: the grade is kept apart from the dimensions', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each<[string, Read]>([
  [
    '304',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { d: 304 } },
        { shape: 'square', dims: { a: 304 } },
      ],
      unread: [],
    },
  ],
  [
    '304 L=2000',
    {
      dims: {},
      candidates: [
        { shape: 'round', dims: { l: 2000, d: 304 } },
        { shape: 'square', dims: { l: 2000, a: 304 } },
        { shape: 'round', dims: { l: 2000 }, material: '304' },
        { shape: 'square', dims: { l: 2000 }, material: '304' },
      ],
      unread: [],
    },
  ],
  ['66# φ300×1200', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['66#'] }],
  ['φ500×H13', { shape: 'disc', dims: { d: 500, h: 13 }, unread: [] }],
  ['D2×1200', { shape: 'round', dims: { d: 2, l: 1200 }, unread: [] }],
  ['D2 × 1200', { shape: 'round', dims: { d: 2, l: 1200 }, unread: [] }],
  ['锻圆 D2 ×1200', { shape: 'round', dims: { d: 2, l: 1200 }, categoryWord: '锻圆', unread: [] }],
  ['φ300×1200 X20C3', { shape: 'round', dims: { d: 300, l: 1200 }, unread: ['X20C3'] }],
])('%s contains no grade', (text, expected) => {
  expect(readingOf(text)).toEqual(expected)
})

it.each([
  ['E295', 'St50-2|St 50-2|1.0050|A50-2|Fe490-2|W.Nr. 1.0050'],
  ['E335', 'St60-2|St 60|1.0060|A60-2|Fe590-2'],
  ['E360', 'St70-2|1.0070|A70-2|Fe690-2'],
  ['S185', 'St33|1.0035'],
  ['S355J2', 'St52-3|1.0570|S355J2G3'],
  ['C35R', 'Cm35|1.1180'],
  ['41CrS4', '1.7039'],
  ['20MoCrS4', '1.7323'],
  ['35NiCr6', '1.5815'],
  ['S690QL', '1.8928'],
])('%s has a row of its own, and is found by each of its names', (code, names) => {
  for (const name of [code, ...names.split('|')]) {
    expect(findGrade(name)?.code, name).toBe(code)
    const { material, dims, unread } = readingOf(`${name} φ120×3000`)
    expect({ material: material && findGrade(material)?.code, dims, unread }, name).toEqual({
      material: code,
      dims: { d: 120, l: 3000 },
      unread: [],
    })
  }
})

it.each(['Q355M', 'Q420MD', 'Q690ME'])('%s, a thermomechanically rolled grade, is known', (material) =>
  expect(readingOf(`${material} 30x1800x9000`)).toMatchObject({
    material,
    dims: { t: 30, w: 1800, l: 9000 },
  }),
)
