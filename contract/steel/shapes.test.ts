import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyPiece } from '../../tests/support/any_piece.ts'
import type { Dims, Shape, SteelIssue } from './shapes.ts'
import { checkDims, dimSchema, dimsSchema, kgSchema, stepsSchema } from './shapes.ts'

describe('checkDims', () => {
  const cases: [Shape, Dims, Record<string, SteelIssue>][] = [
    ['round', { d: 300, l: 1200.5 }, {}],
    ['round', { d: 300 }, { l: 'dim_required' }],
    ['round', { d: 0, l: -5 }, { d: 'dim_not_positive', l: 'dim_not_positive' }],
    ['round', { d: Number.NaN, l: Number.POSITIVE_INFINITY }, { d: 'dim_not_number', l: 'dim_not_number' }],
    ['round', { d: 100_000.1, l: 100_000 }, { d: 'dim_too_large' }],
    ['round', { d: 300.25, l: 1200 }, { d: 'dim_decimals' }],
    ['round', { d: 300, l: 1200, od: 5 }, { od: 'dim_unexpected' }],
    ['round', { d: 300, l: 1200, steps: [] }, { steps: 'dim_unexpected' }],
    ['ring', { od: 500, id: 500, h: 100 }, { id: 'id_not_below_od' }],
    ['sleeve', { od: 500, id: 501, l: 100 }, { id: 'id_not_below_od' }],
    ['sleeve', { id: 501, l: 100 }, { od: 'dim_required' }],
    ['pipe', { od: 219, wt: 109.5, l: 7700 }, { wt: 'wall_over_radius' }],
    ['pipe', { od: 219, wt: 109.4, l: 7700 }, {}],
    ['flat', { t: 210, w: 160, l: 4000 }, { t: 'thickness_over_width' }],
    ['flat', { t: 160, w: 160, l: 100 }, {}],
    ['stepped', {}, { steps: 'steps_required' }],
    ['stepped', { steps: [] }, { steps: 'steps_required' }],
    ['stepped', { steps: [{ d: 420, l: 0 }] }, { 'steps.0.l': 'dim_not_positive' }],
    ['stepped', { steps: Array.from({ length: 13 }, () => ({ d: 1, l: 1 })) }, { steps: 'steps_too_many' }],
    ['ring', { od: 0, id: 300, h: 100 }, { od: 'dim_not_positive' }],
    ['ring', { od: 500, id: 600.55, h: 100 }, { id: 'dim_decimals' }],
    ['pipe', { od: 0, wt: 30, l: 100 }, { od: 'dim_not_positive' }],
    ['pipe', { od: 219, wt: 200.55, l: 100 }, { wt: 'dim_decimals' }],
    ['round', { d: 300, l: 1200, od: undefined } as unknown as Dims, {}],
    [
      'stepped',
      { steps: [null] } as unknown as Dims,
      { 'steps.0.d': 'dim_required', 'steps.0.l': 'dim_required' },
    ],
    ['ingot', { kg: 600_000 }, {}],
    ['ingot', { kg: 1_000_001 }, { kg: 'dim_too_large' }],
    ['drawing', {}, {}],
    ['drawing', { d: 300 }, { d: 'dim_unexpected' }],
  ]
  it.each(cases)('%s %j → %j', (shape, dims, issues) => {
    expect(checkDims(shape, dims)).toEqual(issues)
  })

  it('reports a value that is not a number instead of throwing', () => {
    const dims = { d: '300', l: null } as unknown as Dims
    expect(checkDims('round', dims)).toEqual({ d: 'dim_not_number', l: 'dim_required' })
  })
})

describe('schemas', () => {
  const issueOf = (value: unknown, schema: z.core.$ZodType = dimSchema) =>
    z.safeParse(schema, value).error?.issues.map((one) => one.message)

  it('report one issue code for a wrong dimension', () => {
    expect(issueOf(Number.NaN)).toEqual(['dim_not_number'])
    expect(issueOf(Number.POSITIVE_INFINITY)).toEqual(['dim_not_number'])
    expect(issueOf('300')).toEqual(['dim_not_number'])
    expect(issueOf(-1)).toEqual(['dim_not_positive'])
    expect(issueOf(1e9)).toEqual(['dim_too_large'])
    expect(issueOf(0.25)).toEqual(['dim_decimals'])
    expect(issueOf(600_000.5, kgSchema)).toBeUndefined()
  })

  it('report too few and too many steps', () => {
    const step = { d: 100, l: 50 }
    expect(issueOf([], stepsSchema)).toEqual(['steps_required'])
    expect(
      issueOf(
        Array.from({ length: 12 }, () => step),
        stepsSchema,
      ),
    ).toBeUndefined()
    expect(
      issueOf(
        Array.from({ length: 13 }, () => step),
        stepsSchema,
      ),
    ).toEqual(['steps_too_many'])
  })

  it('accept every valid piece and refuse unknown keys', () => {
    fc.assert(
      fc.property(anyPiece, ({ shape, dims }) => {
        expect(checkDims(shape, dims)).toEqual({})
        expect(dimsSchema.parse(dims)).toEqual(dims)
      }),
    )
    expect(dimsSchema.safeParse({ d: 300, colour: 1 }).success).toBe(false)
  })
})
