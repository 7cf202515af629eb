import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'
import { explainSpec } from './spec/explain.ts'
import { margin, reasons } from './spec/reasons.data.ts'

/** Lines of which a part may be several things: what the weighing makes of them. */
describe('a part that may be several things', () => {
  it.each([
    [
      '4" diameter 4140 steel round bar',
      { shape: 'round', dims: { d: 101.6 }, material: '4140', unread: [] },
    ],
    ['9,500 lbs 8620 round bar', { shape: 'round', dims: {}, material: '8620', unread: ['9,500 lbs'] }],
    ['1,5752 φ140×2500', { shape: 'round', dims: { d: 140, l: 2500 }, material: '1.5752', unread: [] }],
    ['655M13 (En36A/B) φ140×2500', { dims: { d: 140, l: 2500 }, material: '655M13', unread: [] }],
    ['655M13 (C45) φ140×2500', { material: '655M13', unread: ['(C45'] }],
    ['C45 h11 φ55', { material: 'C45', unread: ['h11'] }],
    ['h13 250×350×1800', { shape: 'flat', material: 'H13', unread: [] }],
    ['圆钢 40 φ40', { shape: 'round', dims: { d: 40 }, material: '40', unread: [] }],
    ['45mm bar h9', { dims: {}, unread: ['bar h9'] }],
    [
      '碳钢圆钢 Φ25-Φ120',
      { shape: 'round', dims: {}, ranges: [{ dim: 'd', min: 25, max: 120 }], unread: [] },
    ],
  ])('%s', (line, reading) => {
    expect(readingOf(line)).toMatchObject(reading)
  })

  it.each([
    ['h11 φ55', { shape: 'round', dims: { d: 55 } }],
    ['h11 φ55', { shape: 'round', dims: { d: 55 }, material: 'H11' }],
    ['bar 38mm h9', { shape: 'round', dims: { d: 38 } }],
    ['45mm dia. H9 316L', { shape: 'round', dims: { d: 45 } }],
    ['45mm dia. H9 316L', { shape: 'disc', dims: { d: 45, h: 9 } }],
    ['304 圆钢', { shape: 'round', dims: {}, material: '304' }],
    ['304 圆钢', { shape: 'round', dims: { d: 304 } }],
    ['4140 180 x 2800', { shape: 'round', dims: { d: 180, l: 2800 } }],
    ['4140 180 x 2800', { shape: 'square', dims: { a: 180, l: 2800 } }],
  ])('%s is asked about, with the right piece among those offered', (line, piece) => {
    expect(readingOf(line).candidates).toContainEqual(piece)
  })
})

describe('the reasons', () => {
  it('are said for each reading, the leading ones marked', () => {
    expect(explainSpec('4340 round bar')).toEqual([
      expect.stringMatching(
        /^ {2}first reading: -\d+ \(.*larger across than bars, discs and pipes are made −4.*\)$/,
      ),
      expect.stringMatching(/^→ 4340 = grade: \d+ \(.*the line names a listed grade \+4.*\)$/),
    ])
    expect(explainSpec('h11 φ55').every((line) => line.startsWith('→'))).toBe(true)
    expect(explainSpec('42CrMo φ300×1200')).toHaveLength(1)
  })

  it('each say why, with an example and a counter-example, and one alone decides nothing but a contradiction', () => {
    for (const { why, example, counterexample, points } of Object.values(reasons)) {
      expect([why, example, counterexample].every((text) => text.length > 1)).toBe(true)
      expect(points).not.toBe(0)
    }
    expect(margin).toBeGreaterThan(reasons.labelled.points + reasons.same_grade.points - 1)
  })
})
