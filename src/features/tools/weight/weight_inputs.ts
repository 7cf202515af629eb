/** The inputs of the weight calculator: how they stand in fields and address, and what they mean. */
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

/** Shapes with a weight: a drawing has none. */
export const weighedShapes = shapes.filter((shape) => shape !== 'drawing')

export const limits = {
  density: { max: 25, decimals: 3 },
  allowance: { max: 500, decimals: 1, zero: true },
  pieces: { max: 1_000_000, decimals: 0 },
  tonnes: { max: 1_000_000, decimals: 6 },
} as const
type LimitedName = keyof typeof limits

/** One dimension as a number; a text that is none is NaN, so that `checkDims` says so. */
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

/** Steps as texts: `420x800_680x2000` is φ420×800 and φ680×2000. */
export const stepTexts = (text: string): { d: string; l: string }[] =>
  (text || 'x').split('_').map((step) => {
    const [d = '', ...rest] = step.split('x')
    return { d, l: rest.join('') }
  })

/** Typed and pasted separators (`φ420×800+φ680*2000`) make steps of their own. */
export const joinSteps = (steps: readonly { d: string; l: string }[]): string =>
  steps
    .map(({ d, l }) => `${d}x${l}`)
    .join('_')
    .normalize('NFKC')
    .replace(/[*×X✕]/g, 'x')
    .replace(/\+/g, '_')
    .replace(/[φΦØø⌀]/g, '')

/** Rows at the end that are still empty are none. */
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
  /** Only those of the shape, as far as they are numbers. */
  dims: Dims
  /** By dimension (`od`, `steps.0.d`); what is merely missing is no error while somebody types. */
  dimIssues: Record<string, SteelIssue>
  isComplete: boolean
  grade?: Grade
  /** In g/cm³: the typed one, the grade's, or carbon steel's. */
  density: number
  isOwnDensity: boolean
  /** Per side in mm. */
  allowance: number
  /** Lots count finished or as-forged weight. */
  byGross: boolean
  pieces?: number
  tonnes?: number
  issues: Partial<Record<LimitedName, NumberIssue>>
}

/** What the fields say. */
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
    byGross: texts.count_by === 'gross' && allowance > 0,
    pieces: numbers.pieces.value,
    tonnes: numbers.tonnes.value,
    issues: Object.fromEntries(
      Object.entries(numbers).flatMap(([name, { issue }]) => (issue ? [[name, issue]] : [])),
    ),
  }
}
