/** Settles the units of a row's weights, lengths and price, which need more than their own cells. */
import type { Lang } from '#contract/enums.ts'
import { shapeDims, shapes, type Dims, type Shape } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { outgoing, type FormValues } from '../form/form_values.ts'
import { previewFigures } from '../form/preview_figures.ts'
import type { PostingKindEntry } from '../registry.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { Currency } from './currencies.ts'
import type { Mend } from './mends.ts'
import type { PriceBasis } from './said_units.ts'
import { settleLengths, type UnsaidLength } from './settle_lengths.ts'
import { settlePrice, type WrittenPrice } from './settle_price.ts'
import { settleWeight, toThousandth, type WrittenWeight } from './settle_weight.ts'

/** The shape that single dimensions make up, where only one does. */
export function shapeOf(dims: Dims): Shape | undefined {
  const names = Object.keys(dims).toSorted().join()
  const fitting = shapes.filter(
    (shape) => shapeDims[shape].length > 0 && [...shapeDims[shape]].toSorted().join() === names,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** A row as its cells say it, and what is found out about it. */
type Read = {
  values: Record<string, unknown>
  /** What its own cells say, without what counts for all rows. */
  own: FormValues
  errors: FieldErrors
  notes: FieldErrors
  mends: Record<string, readonly Mend[]>
}

/** What the cells leave open. */
export type OpenUnits = {
  weights: { column: BulkColumn; written: WrittenWeight }[]
  lengths: readonly UnsaidLength[]
  price: WrittenPrice | undefined
}
type About = { entry: PostingKindEntry; lang: Lang; common: FormValues; uses: readonly string[] }

/** Decides by the row as a whole what its cells leave open of their units, or asks for it; changes `read`. */
export function settleRow(
  { values, own, errors, notes, mends }: Read,
  { weights, lengths, price }: OpenUnits,
  { entry, lang, common, uses }: About,
): void {
  const { definition, view } = entry
  const say = (id: string, said: { error?: string; note?: string; mends?: Mend[] }) => {
    if (said.error) errors[id] = said.error
    if (said.note) notes[id] = said.note
    if (said.mends) mends[id] = said.mends
  }
  const ofOne = ({ column }: OpenUnits['weights'][number]) => column.dim === 'kg'
  for (const { column, written } of weights.filter(ofOne)) {
    const settled = settleWeight(written, { lotKg: null, pieces: 1, lang, wanted: 'kg' })
    say(column.id, settled)
    if (settled.kg !== undefined) values['dims'] = { ...(values['dims'] as Dims | undefined), kg: settled.kg }
  }
  values['shape'] ??= shapeOf((values['dims'] ?? {}) as Dims)
  const figures = () => previewFigures(outgoing(definition, view, values))
  const pieces = typeof values['quantity'] === 'number' ? values['quantity'] : null
  const askLengths = (kg: number | undefined) => {
    const asked = settleLengths(lengths, {
      shape: values['shape'] as Shape | undefined,
      dims: (values['dims'] ?? {}) as Dims,
      material: String(values['material'] ?? ''),
      pieces,
      kg,
    })
    for (const [name, said] of asked) say(uses.includes(`dims.${name}`) ? `dims.${name}` : 'dims', said)
    return asked.size > 0
  }
  // A theory that rests on a doubtful length says nothing about a weight.
  const isDoubtful = askLengths(undefined)
  for (const { column, written } of weights.filter((one) => !ofOne(one))) {
    const wanted = column.field.unit ?? 'kg'
    const lotKg = isDoubtful ? null : figures().lotKg
    const settled = settleWeight(written, { lotKg, pieces, lang, wanted })
    say(column.id, settled)
    const { perPiece, factor, number } = written
    if (!isDoubtful && factor) askLengths(number * factor * (perPiece ? (pieces ?? 1) : 1))
    if (settled.kg !== undefined)
      values[column.name] = wanted === 't' ? toThousandth(settled.kg / 1000) : settled.kg
  }
  if (!price) return
  const settled = settlePrice(price, {
    basis: own['price_basis'] as PriceBasis | undefined,
    basisForAll: common['price_basis'] as PriceBasis | undefined,
    currency: own['currency'] as Currency | undefined,
    pieceKg: figures().pieceKg,
    lang,
  })
  say('price_amount', settled)
  Object.assign(
    values,
    settled.values,
    own['tax_included'] !== undefined && { tax_included: own['tax_included'] },
  )
  if (settled.error) delete values['price_amount']
}
