/** Pure functions for the units of lengths in a cell with a whole specification. */
import { dimNames, type Dims } from '#contract/steel/shapes.ts'
import { typedInches } from '#contract/steel/typed_inches.ts'
import { factorOf } from './written_units.ts'

const inchSign =
  /(\d[\d.\s\-/½¼¾]*?)\s*(?:("|″|”|吋|英寸|(?:inch(?:es)?|in)(?![a-z]))|('|′|英尺|(?:feet|foot|ft)(?![a-z])))/gi
const millimetres = (inches: number): number => Math.round(inches * 254) / 10

/** Converts inches and feet in a specification to mm; undefined if it has none, null if one of them is not understood. */
export function fromInches(text: string): string | null | undefined {
  let isKnown = true
  let isFound = false
  const converted = text.replace(inchSign, (whole, number: string, _inch, feet) => {
    const value = typedInches(number.trim())
    if (value === undefined) isKnown = false
    isFound = true
    return value === undefined ? whole : `${millimetres(feet ? value * 12 : value)}`
  })
  if (!isFound) return undefined
  return isKnown ? converted : null
}

const ownUnit = /\d\s*(?:mm|cm|m|毫米|厘米|米)(?![a-z])/i

/** Whether a specification names the unit of a length itself. */
export const namesUnit = (text: string): boolean => ownUnit.test(text.normalize('NFKC'))

/** Returns the mm per unit that the heading of a specification column names; undefined if it names none, null for several. */
export function headingFactor(heading: string): number | null | undefined {
  return factorOf(heading, 'length')
}

/** Converts dimensions that were read as mm but are in a unit of `factor` mm; an ingot's weight stays. */
export function scaledDims(dims: Dims, factor: number): Dims {
  const of = (value: number) => Math.round(value * factor * 10) / 10
  const scaled: Dims = { ...dims }
  for (const name of dimNames) if (name !== 'kg' && dims[name] !== undefined) scaled[name] = of(dims[name])
  if (dims.steps) scaled.steps = dims.steps.map(({ d, l }) => ({ d: of(d), l: of(l) }))
  return scaled
}

/** Adds a unit after the last number of a specification: `φ300×6` → `φ300×6m`. */
export const withLastUnit = (text: string, unit: string): string => text.replace(/(\d)(\D*)$/, `$1${unit}$2`)
