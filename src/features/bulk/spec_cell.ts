/** Pure functions for the units of lengths in a cell with a whole specification. */
import { dimNames, type Dims } from '#contract/steel/shapes.ts'
import { factorOf } from '#shared/spreadsheet/written_units.ts'

const inches = /[\d/½¼¾]\s*(?:"|″|”|'|′|吋|英寸|英尺|(?:inch(?:es)?|in|feet|foot|ft)(?![a-z]))/i
const metric = /\d\s*(?:mm|cm|m|毫米|厘米|米)(?![a-z])/i

/** Whether a specification has lengths in inches or feet. */
export const namesInches = (text: string): boolean => inches.test(text)

/** Whether a specification names the unit of a length itself. */
export const namesUnit = (text: string): boolean => metric.test(text.normalize('NFKC')) || namesInches(text)

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

/** Puts a tolerance class between a section and its length behind both, where lines have it: `Ø60 h11 x 850` → `Ø60×850 h11`. */
export const toleranceLast = (text: string): string =>
  text.replace(/^([^a-z]*\d)\s*((?:js|[a-hjkmnp])\d{1,2})\s*[x×*]\s*(\d[\d.,]*\s*(?:mm|m|")?)$/i, '$1×$3 $2')

/** Writes fractions of a column in inches as decimals: `3-1/2` → `3.5`. */
export const decimalInches = (text: string): string =>
  text.replace(
    /(?<![\d.])(?:(\d+)[-\s])?(\d{1,2})\/(2|4|8|16|32)(?!\d)/g,
    (_, whole = '0', above: string, below: string) => String(Number(whole) + Number(above) / Number(below)),
  )

/** Writes signs of lists as lines have them: 380m/m is in mm, `180 ☐` is □180, and `Tol. h9` is h9. */
export const usualSigns = (text: string): string =>
  text
    .replace(/(?<=\d\s?)m\/m/gi, 'mm')
    .replace(/\btol\.?\s*(?=[hj]s?\d)/i, '')
    .replace(/^(\d[\d.,]*)\s*[☐□]$/, '□$1')
