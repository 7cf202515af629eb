import type { Dims, Shape, Step } from './shapes.ts'
import { shapeDims } from './shapes.ts'

const round1 = (value: number) => Math.round(value * 10) / 10
const circle = (diameter: number) => (Math.PI / 4) * diameter ** 2

function stepsVolume(steps: Step[] | undefined): number | undefined {
  if (!steps?.length) return undefined
  return steps.reduce((sum, step) => sum + circle(step.d) * step.l, 0)
}

/** Cross-section in mm², and the length or height in mm along which it extends. */
function prism(shape: Shape, dims: Record<string, number>): [number, number] | undefined {
  const { d, a, t, w, l, od, id, wt, h, s } = dims as Required<Omit<Dims, 'steps'>>
  switch (shape) {
    case 'round':
      return [circle(d), l]
    case 'square':
      return [a * a, l]
    case 'flat':
      return [t * w, l]
    case 'ring':
      return [circle(od) - circle(id), h]
    case 'sleeve':
      return [circle(od) - circle(id), l]
    case 'pipe':
      return wt * 2 <= od ? [Math.PI * (od - wt) * wt, l] : undefined
    case 'disc':
      return [circle(d), h]
    case 'hexagon':
      return [(Math.sqrt(3) / 2) * s * s, l]
    default:
      return undefined
  }
}

/**
 * Volume of the exact solid in mm³; undefined if a dimension is missing or impossible, and for `ingot` and `drawing`,
 * which have no geometry. A bore of 0 is a solid piece.
 */
export function volumeMm3(shape: Shape, dims: Dims): number | undefined {
  let volume: number | undefined
  if (shape === 'stepped') volume = stepsVolume(dims.steps)
  else {
    const known = shapeDims[shape].every((name) => Number.isFinite(dims[name]) && dims[name]! >= 0)
    const parts = known ? prism(shape, dims as Record<string, number>) : undefined
    volume = parts && parts[0] * parts[1]
  }
  return volume !== undefined && Number.isFinite(volume) && volume > 0 ? volume : undefined
}

/**
 * Theoretical weight in kg from dimensions in mm and a density in g/cm³; for an ingot its given weight; undefined
 * without a volume (a drawing, missing dimensions).
 */
export function weightKg(shape: Shape, dims: Dims, density: number): number | undefined {
  if (shape === 'ingot') return Number.isFinite(dims.kg) && dims.kg! > 0 ? dims.kg : undefined
  const volume = volumeMm3(shape, dims)
  return volume === undefined ? undefined : (volume * density) / 1e6
}

/** A shoulder face belongs to the thicker step, so its allowance lengthens that step and shortens the thinner one. */
function grossSteps(steps: Step[], allowance: number): Step[] {
  const side = (own: Step, neighbour: Step | undefined) => {
    if (!neighbour || neighbour.d < own.d) return allowance
    return neighbour.d > own.d ? -allowance : 0
  }
  return steps
    .map((step, index) => ({
      d: round1(step.d + 2 * allowance),
      l: round1(Math.max(0, step.l + side(step, steps[index - 1]) + side(step, steps[index + 1]))),
    }))
    .filter((step) => step.l > 0)
}

/**
 * As-forged dimensions in mm for a machining allowance in mm on every machined face: outer dimensions and lengths
 * grow by twice the allowance, bores shrink by twice the allowance. A bore that closes becomes 0: such a piece is
 * forged solid. `ingot` and `drawing` stay as they are.
 */
export function grossDims(shape: Shape, dims: Dims, allowancePerSide: number): Dims {
  const added = 2 * allowancePerSide
  if (shape === 'stepped') return { steps: grossSteps(dims.steps ?? [], allowancePerSide) }
  if (shape === 'ingot' || shape === 'drawing') return dims
  const gross: Dims = {}
  for (const name of shapeDims[shape]) {
    const value = dims[name]
    if (value === undefined) continue
    if (name === 'id') gross.id = Math.max(0, round1(value - added))
    else gross[name] = round1(value + added)
  }
  // A wall grows on both faces and cannot exceed the radius.
  if (gross.wt !== undefined && gross.od !== undefined) gross.wt = Math.min(gross.wt, gross.od / 2)
  return gross
}

/** As-forged weight in kg: `weightKg` of `grossDims`. */
export function grossWeightKg(
  shape: Shape,
  dims: Dims,
  allowancePerSide: number,
  density: number,
): number | undefined {
  return weightKg(shape, grossDims(shape, dims, allowancePerSide), density)
}
