import { expect, test } from 'vitest'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { candidateLine } from './choice_line.ts'

test.each([
  'h11 φ55',
  '304 圆钢',
  '圆钢 304 长2000',
  '304 圆钢 3支 炉号8X552',
  '42CrMo φ300×1.500',
  '4140 180 x 2800 2 pcs €1350/t heat 77120',
  '圆钢 φ120/140 42CrMo 6m 3支',
  'φ120/140 42CrMo',
  '无缝管 φ219/273×20',
  '80/90/100 mm C45',
])('each piece that is offered for %s is read as that piece when it is chosen', (line) => {
  const parsed = parseSpec(line)
  expect(parsed.candidates!.length).toBeGreaterThan(1)
  const isGradeOpen = parsed.candidates!.some(({ material }) => material)
  for (const candidate of parsed.candidates!)
    for (const lang of ['zh', 'en'] as const) {
      const written = candidateLine(parsed, candidate, lang)!
      const read = parseSpec(written)
      expect(
        {
          shape: read.shape,
          dims: read.dims,
          ranges: read.ranges,
          material: read.material,
          heat: read.heat,
          price: read.price,
          quantity: read.quantity,
        },
        written,
      ).toEqual({
        shape: candidate.shape,
        dims: candidate.dims,
        ranges: candidate.ranges,
        material: isGradeOpen ? candidate.material : parsed.material,
        heat: parsed.heat,
        price: parsed.price,
        quantity: parsed.quantity,
      })
    }
})
