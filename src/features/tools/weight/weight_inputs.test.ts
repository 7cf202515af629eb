import { describe, expect, it } from 'vitest'
import { addressOf, toolParameters } from '../address.ts'
import { readAddress, writeAddress } from '../readers.ts'
import { joinSteps, stepTexts, weightInputs, weightReaders } from './weight_inputs.ts'
import { weightResult } from './weight_result.ts'

const fill = (raw: Record<string, unknown>) =>
  readAddress(addressOf(toolParameters.weight)(raw), weightReaders)
const inputsOf = (raw: Record<string, unknown>) => weightInputs(fill(raw).texts)

describe('the address of the weight calculator', () => {
  it('has a reader for every parameter', () => {
    expect(Object.keys(weightReaders).sort()).toEqual([...toolParameters.weight].sort())
  })

  it('fills the piece, the grade and the lot', () => {
    const { texts, rejected } = fill({
      shape: 'ring',
      od: 500,
      id: 300,
      h: 150,
      material: 45,
      allowance: 10,
      pieces: 4,
    })
    expect(rejected).toEqual([])
    expect(weightInputs(texts)).toMatchObject({
      shape: 'ring',
      dims: { od: 500, id: 300, h: 150 },
      isComplete: true,
      grade: { code: '45' },
      density: 7.85,
      allowance: 10,
      pieces: 4,
    })
  })

  it('names the parameters it cannot use', () => {
    const { texts, rejected } = fill({
      shape: 'drawing',
      d: 'abc',
      l: -5,
      steps: '1x',
      tonnes: '1e3',
      allowance: 501,
    })
    expect(rejected.map(({ name }) => name).sort()).toEqual([
      'allowance',
      'd',
      'l',
      'shape',
      'steps',
      'tonnes',
    ])
    expect(weightInputs(texts)).toMatchObject({ shape: 'round', dims: {}, isComplete: false })
  })

  it('is written with plain numbers, without texts that cannot be used', () => {
    const { texts } = fill({})
    const typed = { ...texts, d: '１，２００', l: '12,5', steps: '1,200x800', density: '7.9', pieces: '2.5' }
    expect(writeAddress(typed, weightReaders)).toEqual({ d: ['1200'], steps: ['1200x800'], density: ['7.9'] })
  })
})

describe('the inputs of the weight calculator', () => {
  it('report invalid values, but not missing ones', () => {
    const { texts } = fill({})
    expect(weightInputs({ ...texts, d: '12,5' })).toMatchObject({
      dimIssues: { d: 'dim_not_number' },
      dims: {},
    })
    expect(weightInputs({ ...texts, d: '300' })).toMatchObject({
      dimIssues: {},
      isComplete: false,
      dims: { d: 300 },
    })
    expect(weightInputs({ ...texts, shape: 'ring', od: '300', id: '300', h: '5' }).dimIssues).toEqual({
      id: 'id_not_below_od',
    })
    expect(weightInputs({ ...texts, pieces: '1.5', density: 'x' }).issues).toEqual({
      pieces: 'decimals',
      density: 'not_number',
    })
  })

  it('prefer the typed density to the grade’s, and use carbon steel’s for an unlisted grade', () => {
    expect(inputsOf({ material: 'TC4' })).toMatchObject({ density: 4.43, isOwnDensity: false })
    expect(inputsOf({ material: 'TC4', density: 4.5 })).toMatchObject({ density: 4.5, isOwnDensity: true })
    expect(inputsOf({ material: 'XYZ' })).toMatchObject({ density: 7.85, grade: undefined })
  })

  it('read typed and pasted steps', () => {
    expect(stepTexts('420x800_680x2000')).toEqual([
      { d: '420', l: '800' },
      { d: '680', l: '2000' },
    ])
    expect(stepTexts('')).toEqual([{ d: '', l: '' }])
    expect(joinSteps([{ d: 'φ420×800+φ680*2000', l: '' }])).toBe('420x800_680x2000x')
    expect(
      weightInputs({
        ...fill({}).texts,
        shape: 'stepped',
        steps: joinSteps([{ d: '420×800+680*2000', l: '' }]),
      }),
    ).toMatchObject({
      isComplete: true,
      dims: {
        steps: [
          { d: 420, l: 800 },
          { d: 680, l: 2000 },
        ],
      },
    })
    expect(inputsOf({ shape: 'stepped', steps: '420x800' }).isComplete).toBe(true)
    const { texts } = fill({ shape: 'stepped' })
    expect(weightInputs({ ...texts, steps: '420x800_x' }).isComplete).toBe(true)
    expect(weightInputs({ ...texts, steps: '420x800_x_1x2' })).toMatchObject({
      isComplete: false,
      dimIssues: {},
    })
    expect(weightInputs({ ...texts, steps: '420x800_ax1' }).dimIssues).toEqual({
      'steps.1.d': 'dim_not_number',
    })
  })
})

describe('the result', () => {
  it('has net and gross weight, and the weight of the lot by either', () => {
    const piece = { shape: 'round', d: 300, l: 1200, allowance: 10 }
    const result = weightResult(inputsOf({ ...piece, pieces: 3 }))!
    expect(result.netKg).toBeCloseTo(665.9, 1)
    expect(result.gross).toMatchObject({ dims: { d: 320, l: 1220 } })
    expect(result.gross!.kg).toBeCloseTo(770.2, 1)
    expect(result.lot!.kg).toBeCloseTo(3 * 665.86, 1)
    expect(weightResult(inputsOf({ ...piece, pieces: 3, count_by: 'gross' }))!.lot!.kg).toBeCloseTo(
      3 * 770.23,
      1,
    )
    expect(weightResult(inputsOf({ ...piece, tonnes: 5 }))!.lot).toMatchObject({ whole: 7, kg: 5000 })
  })

  it('has no gross weight without an allowance or for an ingot', () => {
    expect(weightResult(inputsOf({ shape: 'round', d: 300, l: 1200 }))!.gross).toBeUndefined()
    expect(weightResult(inputsOf({ shape: 'ingot', kg: 12_500, allowance: 10 }))).toMatchObject({
      netKg: 12_500,
      gross: undefined,
      formulas: undefined,
    })
    expect(weightResult(inputsOf({ d: 300 }))).toBeUndefined()
  })
})
