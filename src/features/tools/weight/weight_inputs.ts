/** Names of the weight calculator's inputs, the same for fields and address. */
import type { Grade } from '#contract/steel/grade.ts'
import { defaultDensity, findGrade } from '#contract/steel/grades.ts'
import {
  checkDims,
  dimNames,
  shapeDims,
  shapes,
  type DimName,
  type Dims,
  type Shape,
  type SteelIssue,
} from '#contract/steel/shapes.ts'
import { typedNumber } from '#contract/steel/typed_number.ts'
import type { toolParameters } from '../address.ts'
import {
  choiceReader,
  numberReader,
  readNumber,
  textReader,
  type NumberIssue,
  type Readers,
  type Texts,
} from '../readers.ts'

export type WeightName = (typeof toolParameters.weight)[number]
export type WeightTexts = Texts<WeightName>

/** All shapes that have a weight, which a drawing does not. */
export const weighedShapes = shapes.filter((shape) => shape !== 'drawing')

export const limits = {
  density: { max: 25, decimals: 3 },
  allowance: { max: 500, decimals: 1, zero: true },
  pieces: { max: 1_000_000, decimals: 0 },
  tonnes: { max: 1_000_000, decimals: 6 },
} as const
type LimitedName = keyof typeof limits

/** Reads one dimension; a text that is no number becomes NaN, which `checkDims` reports. */
const dimOf = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : (typedNumber(text) ?? Number.NaN)

const dimReader =
  (name: DimName) =>
  (text: string): string | undefined => {
    const value = dimOf(text)
    const issue =
      name === 'kg' ? checkDims('ingot', { kg: value }).kg : checkDims('round', { d: value, l: 1 }).d
    return issue ? undefined : String(value)
  }

/** Splits the steps in an address into texts: `420x800_680x2000` is φ420×800 and φ680×2000. */
export const stepTexts = (text: string): { d: string; l: string }[] =>
  (text || 'x').split('_').map((step) => {
    const [d = '', ...rest] = step.split('x')
    return { d, l: rest.join('') }
  })

/** Joins steps for the address; separators typed or pasted into a field (`φ420×800+φ680*2000`) make new steps. */
export const joinSteps = (steps: readonly { d: string; l: string }[]): string =>
  steps
    .map(({ d, l }) => `${d}x${l}`)
    .join('_')
    .normalize('NFKC')
    .replace(/[*×X✕]/g, 'x')
    .replace(/\+/g, '_')
    .replace(/[φΦØø⌀]/g, '')

/** Reads the steps, without empty rows at the end. */
function stepsOf(text: string): Dims['steps'] {
  const rows = stepTexts(text)
  const last = rows.findLastIndex(({ d, l }) => d.trim() !== '' || l.trim() !== '')
  return rows.slice(0, last + 1).map(({ d, l }) => ({ d: dimOf(d), l: dimOf(l) })) as Dims['steps']
}

function stepsReader(text: string): string | undefined {
  const steps = stepsOf(text) ?? []
  if (Object.keys(checkDims('stepped', { steps })).length > 0) return undefined
  return joinSteps(steps.map(({ d, l }) => ({ d: String(d), l: String(l) })))
}

export const weightReaders: Readers<WeightName> = {
  shape: choiceReader(weighedShapes),
  material: textReader(40),
  ...(Object.fromEntries(dimNames.map((name) => [name, dimReader(name)])) as Readers<DimName>),
  steps: stepsReader,
  density: numberReader(limits.density),
  allowance: numberReader(limits.allowance),
  count_by: choiceReader(['gross']),
  pieces: numberReader(limits.pieces),
  tonnes: numberReader(limits.tonnes),
}

export type WeightInputs = {
  shape: Shape
  /** The valid dimensions of the shape. */
  dims: Dims
  /** Issues by dimension (`od`, `steps.0.d`); missing dimensions are not reported, because the person may still be typing. */
  dimIssues: Record<string, SteelIssue>
  isComplete: boolean
  grade?: Grade
  /** Density in g/cm³: typed, of the grade, or of carbon steel. */
  density: number
  isOwnDensity: boolean
  /** Machining allowance per side in mm. */
  allowance: number
  /** Whether the lot is weighed as forged; otherwise finished. */
  isGross: boolean
  pieces?: number
  tonnes?: number
  issues: Partial<Record<LimitedName, NumberIssue>>
}

/** Reads the inputs from the texts of the fields. */
export function weightInputs(texts: WeightTexts): WeightInputs {
  const shape = (texts.shape || 'round') as Shape
  const typed: Dims =
    shape === 'stepped'
      ? { steps: stepsOf(texts.steps) }
      : Object.fromEntries(shapeDims[shape].map((name) => [name, dimOf(texts[name])]))
  const all = checkDims(shape, typed)
  const isMissing = (issue: SteelIssue) => issue === 'dim_required' || issue === 'steps_required'
  const dimIssues = Object.fromEntries(Object.entries(all).filter(([, issue]) => !isMissing(issue)))
  const usable = Object.fromEntries(Object.entries(typed).filter(([name]) => !dimIssues[name])) as Dims
  const numbers = Object.fromEntries(
    (Object.keys(limits) as LimitedName[]).map((name) => [name, readNumber(texts[name], limits[name])]),
  ) as Record<LimitedName, ReturnType<typeof readNumber>>
  const grade = texts.material.trim() ? findGrade(texts.material) : undefined
  const allowance = numbers.allowance.value ?? 0
  return {
    shape,
    dims: shape === 'stepped' && Object.keys(all).length > 0 ? {} : usable,
    dimIssues,
    isComplete: Object.keys(all).length === 0,
    grade,
    density: numbers.density.value ?? grade?.density ?? defaultDensity,
    isOwnDensity: numbers.density.value !== undefined,
    allowance,
    isGross: texts.count_by === 'gross' && allowance > 0,
    pieces: numbers.pieces.value,
    tonnes: numbers.tonnes.value,
    issues: Object.fromEntries(
      Object.entries(numbers).flatMap(([name, { issue }]) => (issue ? [[name, issue]] : [])),
    ),
  }
}
