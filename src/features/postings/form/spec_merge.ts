/** Pure functions that fill a form from a typed specification line without overwriting what was entered by hand. */
import type { LineOptions } from '#contract/steel/spec/read_line.ts'
import type { ParsedSpec } from '#contract/steel/spec/reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { suggestCategory } from './category_suggestion.ts'
import { isEmpty, sameValues } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'

/** Fields that a line can fill. */
export const specFields = [
  'category_id',
  'material',
  'shape',
  'dims',
  'size_from',
  'size_to',
  'delivery_state',
  'quantity',
  'quantity_unit',
  'actual_weight_kg',
  'price_amount',
  'price_basis',
  'currency',
  'tax_included',
  'delivery_terms',
  'heat_no',
  'mill',
  'have_warranty',
  'certificate_type',
  'flaw_detection',
  'flaw_standard',
  'flaw_level',
  'character',
  'surface',
  'region_id',
] as const
export type SpecField = (typeof specFields)[number]
export type Reading = Partial<Record<SpecField, unknown>>

/** A field that was entered by hand and read differently from the line; the person decides which value to use. */
export type KeptByHand = { name: SpecField; read: unknown }

const across = ['d', 'a', 's', 'od', 't'] as const

/** Returns the size across the piece in mm, where a range of sizes begins, and where it ends if the line says so. */
function acrossOf({ dims, ranges = [] }: ParsedSpec): { from?: number; to?: number } {
  const range = ranges.find(({ dim }) => across.some((name) => name === dim))
  if (range) return { from: range.min, to: range.max }
  const name = across.find((one) => dims[one] !== undefined)
  return name ? { from: dims[name] } : {}
}

/**
 * Reads a specification line; of several lots only what they share, since a form is of one piece. `shape` is the shape
 * that the person chose in its field or among the candidates; `regionOf` finds the region of a place by its name, and
 * `options` say what is known of the units.
 */
export function readSpec(
  text: string,
  shape: Shape | undefined,
  regionOf?: (place: string) => number | undefined,
  options: Omit<LineOptions, 'shape'> = {},
): { parsed: ParsedSpec; reading: Reading } {
  const parsed = parseSpec(text, { ...options, shape })
  const size = acrossOf(parsed)
  const { price, ndt, place } = parsed
  const reading: Reading = {
    category_id: suggestCategory(parsed),
    material: parsed.material,
    shape: parsed.lots ? undefined : parsed.shape,
    dims: isEmpty(parsed.dims) ? undefined : parsed.dims,
    size_from: size.from,
    size_to: size.to,
    delivery_state: parsed.deliveryState,
    quantity: parsed.quantity,
    quantity_unit: parsed.unit,
    actual_weight_kg: parsed.weightKg,
    // A price whose basis the line does not say is asked about, not filled in with the usual one.
    ...(price?.basis && {
      price_amount: price.amount,
      price_basis: price.basis,
      currency: price.currency,
      tax_included: price.tax,
    }),
    delivery_terms: parsed.terms,
    heat_no: parsed.heat,
    mill: parsed.mill,
    have_warranty: parsed.hasWarranty && 1,
    certificate_type: parsed.certificate,
    flaw_detection: ndt?.methods,
    flaw_standard: ndt?.standard,
    flaw_level: ndt?.level,
    character: parsed.character,
    surface: parsed.surface,
    region_id: place === undefined ? undefined : regionOf?.(place),
  }
  return { parsed, reading }
}

/**
 * Puts what was read into the form. A field that was filled by hand keeps its value and is reported. A field that an
 * earlier state of the line had filled returns to its default when the line no longer contains it.
 */
export function mergeReading(given: {
  values: FormValues
  reading: Reading
  defaults: FormValues
  manual: ReadonlySet<string>
  filled: ReadonlySet<string>
  hasField: (name: string) => boolean
}): { values: FormValues; filled: Set<string>; keptByHand: KeptByHand[] } {
  const values: Record<string, unknown> = { ...given.values }
  const filled = new Set(given.filled)
  const keptByHand: KeptByHand[] = []
  for (const name of specFields) {
    if (!given.hasField(name)) continue
    const read = given.reading[name]
    if (given.manual.has(name) && !isEmpty(values[name])) {
      if (read !== undefined && !sameValues(read, values[name])) keptByHand.push({ name, read })
    } else if (read !== undefined) {
      values[name] = read
      filled.add(name)
    } else if (filled.delete(name)) {
      values[name] = given.defaults[name] ?? null
    }
  }
  return { values, filled, keptByHand }
}
