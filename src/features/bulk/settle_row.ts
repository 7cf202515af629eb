/** Settles the units of a row's weights, lengths and price, for which the single cells are not enough. */
import type { Lang } from '#contract/enums.ts'
import { shapeDims, shapes, type Dims, type Shape } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { outgoing, type FormValues } from '#features/postings/form/form_values.ts'
import { previewFigures } from '#features/postings/form/preview_figures.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { Currency } from '#shared/spreadsheet/currencies.ts'
import type { CellFix } from './cell_fixes.ts'
import type { PriceBasis } from '#shared/spreadsheet/written_units.ts'
import { settleLengths, type LengthWithoutUnit } from './settle_lengths.ts'
import { settlePrice, type WrittenPrice } from './settle_price.ts'
import { settleWeight, toThousandth, type WrittenWeight } from './settle_weight.ts'

/** Kilograms of a pound. */
const pound = 0.453_592_37

/** Returns the only shape that has exactly these dimensions; undefined if there is none or several. */
export function shapeOf(dims: Dims): Shape | undefined {
  const names = Object.keys(dims).toSorted().join()
  const fitting = shapes.filter(
    (shape) => shapeDims[shape].length > 0 && [...shapeDims[shape]].toSorted().join() === names,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** A row as read so far, to which the settled values and messages are added. */
type RowParts = {
  values: Record<string, unknown>
  /** Values from the row's own cells, without those for all rows. */
  own: FormValues
  errors: FieldErrors
  notes: FieldErrors
  fixes: Record<string, readonly CellFix[]>
}

/** Weights, lengths and price whose units are not settled yet. */
export type OpenUnits = {
  weights: { column: BulkColumn; written: WrittenWeight }[]
  lengths: readonly LengthWithoutUnit[]
  price: WrittenPrice | undefined
  /** Greatest dimensions of pieces that are not all alike; a weight may lie anywhere up to theirs. */
  largest?: Dims | undefined
}
type RowContext = { entry: PostingKindEntry; lang: Lang; common: FormValues; uses: readonly string[] }

/** Settles the open units by the row as a whole, or adds errors that ask for them. Changes its first argument. */
export function settleRow(
  { values, own, errors, notes, fixes }: RowParts,
  { weights, lengths, price, largest }: OpenUnits,
  { entry, lang, common, uses }: RowContext,
): void {
  const { definition, view } = entry
  const report = (id: string, said: { error?: string; note?: string; fixes?: CellFix[] }) => {
    if (said.error) errors[id] = said.error
    if (said.note) notes[id] = said.note
    if (said.fixes) fixes[id] = said.fixes
  }
  const isOfOnePiece = ({ column }: OpenUnits['weights'][number]) => column.dim === 'kg'
  for (const { column, written } of weights.filter(isOfOnePiece)) {
    const settled = settleWeight(written, { lotKg: null, pieces: 1, lang, wanted: 'kg' })
    report(column.id, settled)
    if (settled.kg !== undefined) values['dims'] = { ...(values['dims'] as Dims | undefined), kg: settled.kg }
  }
  values['shape'] ??= shapeOf((values['dims'] ?? {}) as Dims)
  const figures = () => previewFigures(outgoing(definition, view, values))
  const largestKg = () =>
    largest &&
    (previewFigures(
      outgoing(definition, view, {
        ...values,
        dims: { ...(values['dims'] as Dims | undefined), ...largest },
      }),
    ).lotKg ??
      undefined)
  const pieces = typeof values['quantity'] === 'number' ? values['quantity'] : null
  const askLengths = (kg: number | undefined) => {
    const asked = settleLengths(lengths, {
      shape: values['shape'] as Shape | undefined,
      dims: (values['dims'] ?? {}) as Dims,
      material: String(values['material'] ?? ''),
      pieces,
      kg,
      isInPounds: pieces === null && weights.some(({ written }) => written.factor === pound),
    })
    for (const [name, said] of asked) report(uses.includes(`dims.${name}`) ? `dims.${name}` : 'dims', said)
    return asked.size > 0
  }
  // A theoretical weight computed from a doubtful length cannot confirm a weight.
  const isDoubtful = askLengths(undefined)
  for (const { column, written } of weights.filter((one) => !isOfOnePiece(one))) {
    const wanted = column.field.unit ?? 'kg'
    const lotKg = isDoubtful ? null : figures().lotKg
    const settled = settleWeight(written, { lotKg, largestKg: largestKg(), pieces, lang, wanted })
    report(column.id, settled)
    const { perPiece, factor, number } = written
    if (!isDoubtful && !largest && factor) askLengths(number * factor * (perPiece ? (pieces ?? 1) : 1))
    if (settled.kg !== undefined)
      values[column.name] = wanted === 't' ? toThousandth(settled.kg / 1000) : settled.kg
  }
  if (!price) return
  const settled = settlePrice(price, {
    basis: own['price_basis'] as PriceBasis | undefined,
    basisForAll: common['price_basis'] as PriceBasis | undefined,
    currency: (own['currency'] ?? common['currency']) as Currency | undefined,
    pieceKg: figures().pieceKg,
    lang,
  })
  report('price_amount', settled)
  Object.assign(
    values,
    settled.values,
    own['tax_included'] !== undefined && { tax_included: own['tax_included'] },
  )
  if (settled.error) delete values['price_amount']
}
