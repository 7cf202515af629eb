import type { Dim, Dims, Shape } from './types.ts'

const AUSTENITIC =
  /^(?:30[34]|316|321|1\.43|1\.44|1\.45|X[2568]Cr|0[68]Cr19|0[68]Х18|12Х18|SUS3|STS3|AISI 3|SS ?3|F-35|Z[26]CN)/u

/** Returns the density of a grade in kg/dm³, as the trade reckons it. */
export function density(grade: string): number {
  return AUSTENITIC.test(grade) ? 7.93 : 7.85
}

/** Returns the dimension along which a shape is cut: the length of bars, the height of rings and discs. */
export function lengthDim(shape: Shape): 'l' | 'h' {
  return shape === 'ring' || shape === 'disc' ? 'h' : 'l'
}

/** Returns the dimensions of the section of a shape, in the order in which they are written. */
export function sectionDims(shape: Shape): readonly Dim[] {
  if (shape === 'round' || shape === 'disc') return ['d']
  if (shape === 'square' || shape === 'hexagon') return ['w']
  if (shape === 'ring' || shape === 'hollow') return ['od', 'id']
  return shape === 'tube' ? ['od', 'wall'] : ['t', 'w']
}

/** Returns the weight of one piece in kg. */
export function pieceWeight(shape: Shape, dims: Dims, kgPerDm3: number): number {
  const size = (dim: Dim): number => {
    const value = dims[dim]
    if (value === undefined) throw new Error(`a ${shape} without ${dim}`)
    return value
  }
  const areas: Readonly<Record<Shape, () => number>> = {
    round: () => (Math.PI / 4) * size('d') ** 2,
    disc: () => (Math.PI / 4) * size('d') ** 2,
    square: () => size('w') ** 2,
    hexagon: () => (Math.sqrt(3) / 2) * size('w') ** 2,
    flat: () => size('t') * size('w'),
    plate: () => size('t') * size('w'),
    block: () => size('t') * size('w'),
    ring: () => (Math.PI / 4) * (size('od') ** 2 - size('id') ** 2),
    hollow: () => (Math.PI / 4) * (size('od') ** 2 - size('id') ** 2),
    tube: () => Math.PI * (size('od') - size('wall')) * size('wall'),
  }
  return areas[shape]() * size(lengthDim(shape)) * kgPerDm3 * 1e-6
}
