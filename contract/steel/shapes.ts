import * as z from 'zod/mini'

/** All shapes of traded pieces; `drawing` has no dimensions of its own. */
export const shapes = [
  'round',
  'square',
  'flat',
  'ring',
  'sleeve',
  'pipe',
  'disc',
  'hexagon',
  'stepped',
  'ingot',
  'drawing',
] as const
export type Shape = (typeof shapes)[number]

/** Dimension names: all in mm, except `kg`, the weight of an ingot. */
export const dimNames = ['d', 'a', 't', 'w', 'l', 'od', 'id', 'wt', 'h', 's', 'kg'] as const
export type DimName = (typeof dimNames)[number]

export type Step = { d: number; l: number }
export type Dims = Partial<Record<DimName, number>> & { steps?: Step[] }

/** The required dimensions of each shape in the order traders write them; `stepped` has `steps` instead. */
export const shapeDims: Record<Shape, readonly DimName[]> = {
  round: ['d', 'l'],
  square: ['a', 'l'],
  flat: ['t', 'w', 'l'],
  ring: ['od', 'id', 'h'],
  sleeve: ['od', 'id', 'l'],
  pipe: ['od', 'wt', 'l'],
  disc: ['d', 'h'],
  hexagon: ['s', 'l'],
  stepped: [],
  ingot: ['kg'],
  drawing: [],
}

export const steelIssues = [
  'dim_required',
  'dim_not_number',
  'dim_not_positive',
  'dim_too_large',
  'dim_decimals',
  'kg_decimals',
  'dim_unexpected',
  'id_not_below_od',
  'wall_over_radius',
  'thickness_over_width',
  'steps_required',
  'steps_too_many',
] as const
export type SteelIssue = (typeof steelIssues)[number]

export const maxDimMm = 100_000
/** The heaviest ingots ever cast are below 1,000 t. */
export const maxIngotKg = 1_000_000
export const maxSteps = 12

/** Returns the issue of one dimension in mm (or kg with its own limit), or undefined. */
function dimIssue(value: unknown, max: number): SteelIssue | undefined {
  if (value === undefined || value === null) return 'dim_required'
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'dim_not_number'
  if (value <= 0) return 'dim_not_positive'
  if (value > max) return 'dim_too_large'
  if (Math.round(value * 10) / 10 !== value) return max === maxIngotKg ? 'kg_decimals' : 'dim_decimals'
  return undefined
}

const limit = (name: string) => (name === 'kg' ? maxIngotKg : maxDimMm)

/** Schema of a number within the limits of one dimension; the message of each issue is its `SteelIssue` code. */
const boundedSchema = (max: number) =>
  z.number({ error: 'dim_not_number' }).check(
    z.positive({ error: 'dim_not_positive', abort: true }),
    z.lte(max, { error: 'dim_too_large', abort: true }),
    z.refine((value) => dimIssue(value, max) === undefined, {
      error: max === maxIngotKg ? 'kg_decimals' : 'dim_decimals',
    }),
  )

/** One length in mm: finite, above 0, at most 100,000, at most one decimal. */
export const dimSchema = boundedSchema(maxDimMm)
/** An ingot's weight in kg: finite, above 0, at most 1,000,000, at most one decimal. */
export const kgSchema = boundedSchema(maxIngotKg)
export const stepSchema = z.strictObject({ d: dimSchema, l: dimSchema })
export const stepsSchema = z
  .array(stepSchema)
  .check(z.minLength(1, { error: 'steps_required' }), z.maxLength(maxSteps, { error: 'steps_too_many' }))

/** Every length that a shape may have, each within its limits. */
export const lengthFields = {
  d: z.optional(dimSchema),
  a: z.optional(dimSchema),
  t: z.optional(dimSchema),
  w: z.optional(dimSchema),
  l: z.optional(dimSchema),
  od: z.optional(dimSchema),
  id: z.optional(dimSchema),
  wt: z.optional(dimSchema),
  h: z.optional(dimSchema),
  s: z.optional(dimSchema),
}

/** Schema of any dimensions, each within its limits; `checkDims` then checks them against the shape. */
export const dimsSchema = z.strictObject({
  ...lengthFields,
  kg: z.optional(kgSchema),
  steps: z.optional(stepsSchema),
})

function checkSteps(steps: Step[] | undefined): Record<string, SteelIssue> {
  if (!Array.isArray(steps) || steps.length === 0) return { steps: 'steps_required' }
  if (steps.length > maxSteps) return { steps: 'steps_too_many' }
  const issues: Record<string, SteelIssue> = {}
  steps.forEach((step, index) => {
    for (const name of ['d', 'l'] as const) {
      const issue = dimIssue(step?.[name], maxDimMm)
      if (issue) issues[`steps.${index}.${name}`] = issue
    }
  })
  return issues
}

/**
 * Returns the issues of a shape's dimensions by name (`od`, `steps`, `steps.0.d`); empty when they are complete and
 * possible.
 */
export function checkDims(shape: Shape, dims: Dims): Record<string, SteelIssue> {
  const issues: Record<string, SteelIssue> = shape === 'stepped' ? checkSteps(dims.steps) : {}
  for (const name of shapeDims[shape]) {
    const issue = dimIssue(dims[name], limit(name))
    if (issue) issues[name] = issue
  }
  const expected: readonly string[] = shape === 'stepped' ? ['steps'] : shapeDims[shape]
  for (const [name, value] of Object.entries(dims)) {
    if (value !== undefined && !expected.includes(name)) issues[name] = 'dim_unexpected'
  }
  const { od, id, wt, t, w } = dims
  if (expected.includes('id') && !issues.od && !issues.id && id! >= od!) {
    issues.id = 'id_not_below_od'
  }
  if (expected.includes('wt') && !issues.od && !issues.wt && wt! * 2 >= od!) {
    issues.wt = 'wall_over_radius'
  }
  if (shape === 'flat' && !issues.t && !issues.w && t! > w!) {
    issues.t = 'thickness_over_width'
  }
  return issues
}
