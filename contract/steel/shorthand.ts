import type { DimName, Dims, Shape } from './shapes.ts'
import { checkDims, shapeDims } from './shapes.ts'
import { dimText } from './spec_line.ts'
import { weightKg } from './weight.ts'

/** A formula with its letters and with the piece's own figures, and its result in kg. */
export type Formula = { letters: string; figures: string; kg: number }

/**
 * Rounds to the usual number of significant digits of trade coefficients: 0.006165 becomes 0.00617. If that is off by
 * 0.2 % or more (0.0024249 for hexagons of aluminium), one digit more is kept.
 */
function significant(value: number, digits: number): number {
  const rounded = Number(value.toPrecision(digits))
  return Math.abs(rounded / value - 1) < 0.002 ? rounded : Number(value.toPrecision(digits + 1))
}

/** Letters that formulas use for the dimensions, as in drawings. */
const letter: Record<DimName, string> = {
  d: 'D',
  a: 'A',
  t: 'T',
  w: 'W',
  l: 'L',
  od: 'OD',
  id: 'ID',
  wt: 'WT',
  h: 'H',
  s: 'S',
  kg: 'kg',
}

type Section = {
  /** The exact factor of the cross-section before the product of dimensions, as text and as a number. */
  exact: string
  factor: number
  /** Significant digits of the trade's coefficient; undefined if it is the density itself. */
  digits?: number
  /** The product of dimensions in mm², written with the given symbols or figures. */
  product: (of: (name: DimName) => string) => string
}

const circle = { exact: 'π/4 × ', factor: Math.PI / 4, digits: 3 }
const bored = (of: (name: DimName) => string) => `(${of('od')}² − ${of('id')}²)`

const sections: Partial<Record<Shape, Section>> = {
  round: { ...circle, product: (of) => `${of('d')}²` },
  disc: { ...circle, product: (of) => `${of('d')}²` },
  ring: { ...circle, product: bored },
  sleeve: { ...circle, product: bored },
  square: { exact: '', factor: 1, product: (of) => `${of('a')}²` },
  flat: { exact: '', factor: 1, product: (of) => `${of('t')} × ${of('w')}` },
  hexagon: { exact: '√3/2 × ', factor: Math.sqrt(3) / 2, digits: 3, product: (of) => `${of('s')}²` },
  pipe: {
    exact: 'π × ',
    factor: Math.PI,
    digits: 4,
    product: (of) => `(${of('od')} − ${of('wt')}) × ${of('wt')}`,
  },
}

/** Converts mm to metres without floating-point artefacts. */
const metres = (mm: number) => String(Number((mm / 1000).toFixed(4)))

/**
 * The weight of a piece by the exact volume and by the trade's shorthand formula. Dimensions are in mm, lengths in
 * the shorthand in m, density ρ in g/cm³, results in kg. The shorthand combines all constants into one coefficient:
 * 0.00617·D²·L and 0.02466·(OD−WT)·WT·L for ρ = 7.85, the density of the weight tables of GB/T 702 (bars) and GB/T
 * 17395 (pipes), 0.00623·D²·L and 0.02491·(OD−WT)·WT·L for stainless steel of 7.93; other densities in the same way.
 * Undefined for a piece without geometry or with impossible dimensions.
 */
export function formulas(
  shape: Shape,
  dims: Dims,
  density: number,
): { exact: Formula; shorthand: Formula } | undefined {
  if (Object.keys(checkDims(shape, dims)).length > 0) return undefined
  const kg = weightKg(shape, dims, density)
  const section = sections[shape === 'stepped' ? 'round' : shape]
  if (kg === undefined || !section) return undefined
  const raw = (section.factor * density) / 1000
  const coefficient = section.digits ? significant(raw, section.digits) : Number(raw.toFixed(8))
  const { exact, product } = section
  const asLetter = (name: DimName) => letter[name]
  const lengthName = shapeDims[shape].at(-1) ?? 'l'
  const body = (length: (mm: number) => string) =>
    shape === 'stepped'
      ? `(${dims.steps!.map((step) => `${dimText(step.d)}² × ${length(step.l)}`).join(' + ')})`
      : `${product((name) => dimText(dims[name]))} × ${length(dims[lengthName]!)}`
  const letters = shape === 'stepped' ? 'Σ(D² × L)' : `${product(asLetter)} × ${asLetter(lengthName)}`
  return {
    exact: {
      letters: `${exact}${letters} × ρ ÷ 10⁶`,
      figures: `${exact}${body(dimText)} × ${density} ÷ 10⁶`,
      kg,
    },
    shorthand: {
      letters: `${coefficient} × ${letters}`,
      figures: `${coefficient} × ${body(metres)}`,
      kg: (kg / raw) * coefficient,
    },
  }
}
