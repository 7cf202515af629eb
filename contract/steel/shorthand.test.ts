import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from '../../tests/support/any_piece.ts'
import { grades } from './grades.ts'
import type { Dims, Shape } from './shapes.ts'
import { formulas } from './shorthand.ts'
import { weightKg } from './weight.ts'

describe('formulas', () => {
  const cases: [Shape, Dims, number, string, string][] = [
    ['round', { d: 320, l: 6150 }, 7.85, '0.00617 × D² × L', '0.00617 × 320² × 6.15'],
    ['round', { d: 320, l: 6150 }, 7.93, '0.00623 × D² × L', '0.00623 × 320² × 6.15'],
    ['disc', { d: 1250, h: 210 }, 7.85, '0.00617 × D² × H', '0.00617 × 1250² × 0.21'],
    [
      'ring',
      { od: 500, id: 300, h: 150 },
      7.85,
      '0.00617 × (OD² − ID²) × H',
      '0.00617 × (500² − 300²) × 0.15',
    ],
    [
      'sleeve',
      { od: 500, id: 300, l: 1500 },
      7.85,
      '0.00617 × (OD² − ID²) × L',
      '0.00617 × (500² − 300²) × 1.5',
    ],
    ['square', { a: 200, l: 2000 }, 7.85, '0.00785 × A² × L', '0.00785 × 200² × 2'],
    ['flat', { t: 300, w: 400, l: 2000 }, 7.93, '0.00793 × T × W × L', '0.00793 × 300 × 400 × 2'],
    ['hexagon', { s: 46, l: 3000 }, 7.85, '0.0068 × S² × L', '0.0068 × 46² × 3'],
    ['hexagon', { s: 46, l: 3000 }, 2.8, '0.002425 × S² × L', '0.002425 × 46² × 3'],
    [
      'pipe',
      { od: 219, wt: 32, l: 7700 },
      7.85,
      '0.02466 × (OD − WT) × WT × L',
      '0.02466 × (219 − 32) × 32 × 7.7',
    ],
    [
      'pipe',
      { od: 219, wt: 32, l: 7700 },
      7.93,
      '0.02491 × (OD − WT) × WT × L',
      '0.02491 × (219 − 32) × 32 × 7.7',
    ],
    [
      'stepped',
      { steps: [420, 680.5].map((d) => ({ d, l: 800.1 })) },
      7.85,
      '0.00617 × Σ(D² × L)',
      '0.00617 × (420² × 0.8001 + 680.5² × 0.8001)',
    ],
  ]
  it.each(cases)('%s %j at %d: %s', (shape, dims, density, letters, figures) => {
    expect(formulas(shape, dims, density)?.shorthand).toMatchObject({ letters, figures })
  })

  it('contain the exact formula beside the shorthand', () => {
    expect(formulas('round', { d: 320, l: 6150 }, 7.85)?.exact).toEqual({
      letters: 'π/4 × D² × L × ρ ÷ 10⁶',
      figures: 'π/4 × 320² × 6150 × 7.85 ÷ 10⁶',
      kg: weightKg('round', { d: 320, l: 6150 }, 7.85),
    })
  })

  /** Evaluates a written formula as a calculator would. */
  const calculated = (figures: string): number => {
    const script = figures
      .replaceAll('π', String(Math.PI))
      .replaceAll('√3', String(Math.sqrt(3)))
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replaceAll('10⁶', '1e6')
      .replaceAll('²', '**2')
    return evaluate(script)
  }

  it('have the result that their figures give; shorthand and exact agree within 0.2 % for every listed density', () => {
    const densities = [...new Set(grades.map((grade) => grade.density))]
    fc.assert(
      fc.property(anyPiece, fc.constantFrom(...densities), ({ shape, dims }, density) => {
        const both = formulas(shape, dims, density)
        if (shape === 'drawing' || shape === 'ingot') {
          expect(both).toBeUndefined()
          return
        }
        for (const formula of [both!.exact, both!.shorthand])
          expect(calculated(formula.figures) / formula.kg).toBeCloseTo(1, 6)
        expect(Math.abs(both!.shorthand.kg / both!.exact.kg - 1)).toBeLessThan(0.002)
      }),
    )
  })

  it('do not exist for missing or impossible dimensions', () => {
    expect(formulas('round', { d: 300 }, 7.85)).toBeUndefined()
    expect(formulas('round', { d: 300.25, l: 1200 }, 7.85)).toBeUndefined()
    expect(formulas('ring', { od: 300, id: 300, h: 10 }, 7.85)).toBeUndefined()
  })
})

/** Calculates sums, products, powers and brackets of plain numbers. */
function evaluate(script: string): number {
  const tokens = script.match(/\d+(?:\.\d+)?(?:e\d+)?|\*\*|[-+*/()]/g) ?? []
  let at = 0
  const value = (): number => {
    const token = tokens[at++]
    if (token !== '(') return Number(token)
    const inner = sum()
    at++
    return inner
  }
  const power = (): number => {
    const base = value()
    return tokens[at] === '**' ? (at++, base ** value()) : base
  }
  const product = (): number => {
    let result = power()
    while (tokens[at] === '*' || tokens[at] === '/')
      result = tokens[at++] === '*' ? result * power() : result / power()
    return result
  }
  const sum = (): number => {
    let result = product()
    while (tokens[at] === '+' || tokens[at] === '-') result += tokens[at++] === '+' ? product() : -product()
    return result
  }
  return sum()
}
