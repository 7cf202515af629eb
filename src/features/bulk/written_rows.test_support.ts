/** Compares a lot of the independent writer with the values of the row that bulk entry makes of it. */
import { foldGrade } from '#contract/steel/grade_names.ts'
import { gradeCode } from '#contract/steel/spec/grade_names.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import type { ListRow, Means } from '../../../tests/trade_lists/types.ts'
import type { RowReading } from './row_reader.ts'
import { statesOfWords } from './written_states.test_support.ts'

const near = (one: number | undefined, other: number | undefined, within: number): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= within + 1e-9

/** Half an inch's last written digit and the tenth to which sizes are rounded. */
const sizeWithin = 0.11

const shapesOf: Record<Means['shape'], Shape> = {
  round: 'round',
  square: 'square',
  hexagon: 'hexagon',
  flat: 'flat',
  plate: 'flat',
  block: 'flat',
  ring: 'ring',
  disc: 'disc',
  tube: 'pipe',
  hollow: 'sleeve',
}

/** A piece by what it is made of: its solid, the section in order, and the size along it. */
function bodyOfPiece(
  shape: Shape,
  dims: Dims,
): { solid: string; across: (number | undefined)[]; along: number | undefined } {
  const along = dims.l ?? dims.h
  const { od, id, wt, a, d, s } = dims
  const inside = id ?? (od !== undefined && wt !== undefined ? od - 2 * wt : undefined)
  if (shape === 'round' || shape === 'disc') return { solid: 'cylinder', across: [d], along }
  if (shape === 'ring' || shape === 'sleeve' || shape === 'pipe')
    return { solid: 'tube', across: [od, inside], along }
  if (shape === 'square') return { solid: 'box', across: [a, a], along }
  if (shape === 'flat') return { solid: 'box', across: [dims.t, dims.w], along }
  return { solid: shape, across: [s], along }
}

const meantDims = ({ shape, dims: { d, l, w, t, h, od, id, wall } }: Means): Dims => {
  const all: Record<string, number | undefined> =
    shape === 'square' ? { a: w, l } : shape === 'hexagon' ? { s: w, l } : { d, l, w, t, h, od, id, wt: wall }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Dims
}

type Found = { wrong: string[]; missing: string[] }

function comparePiece({ means, leavesOpen = [] }: ListRow, values: RowReading['values'], found: Found): void {
  const shape = values['shape'] as Shape | undefined
  const dims = (values['dims'] ?? {}) as Dims
  const wanted = shapesOf[means.shape]
  const isShapeOpen = leavesOpen.includes('shape')
  if (!shape) found.missing.push('shape')
  else {
    const one = bodyOfPiece(shape, dims)
    const other = bodyOfPiece(wanted, meantDims(means))
    const isSameSolid = one.solid === other.solid
    const isHollow = one.solid === 'tube' && means.shape !== 'ring' && shape !== 'ring'
    if (shape !== wanted && !isHollow && !(isSameSolid && isShapeOpen))
      found.wrong.push(`shape ${shape} for ${wanted}`)
    const pairs = [one.across, other.across].map((sizes) => sizes.toSorted((x, y) => (x ?? 0) - (y ?? 0)))
    other.across.forEach((_, at) => {
      const [read, meant] = [pairs[0]![at], pairs[1]![at]]
      if (read === undefined) found.missing.push('section')
      else if (!near(read, meant, sizeWithin)) found.wrong.push(`section ${read} for ${meant}`)
    })
    const bounds = means.lengthMm
    const { along } = one
    if (other.along !== undefined) {
      if (along === undefined) found.missing.push('length')
      else if (!near(along, other.along, sizeWithin)) found.wrong.push(`length ${along} for ${other.along}`)
    } else if (along !== undefined && bounds && (along < bounds[0] - 1 || along > bounds[1] + 1))
      found.wrong.push(`length ${along} for ${bounds.join('-')}`)
    else if (along === undefined && bounds) found.missing.push('length')
    return
  }
  if (Object.keys(dims).length === 0) found.missing.push('dims')
}

/** A grade with its condition (C45+C) is the grade, too. */
const withoutState = (grade: string): string =>
  grade.replace(/\+(?:C|QT|N|A)$/, '').replace(/^(?:сталь|ст\.?)\s*/i, '')
const isSameGrade = (read: string, meant: string): boolean =>
  foldGrade(withoutState(read)) === foldGrade(meant) ||
  foldGrade(read) === foldGrade(meant) ||
  (gradeCode(read) !== undefined && gradeCode(read) === gradeCode(meant))

const isSameText = (read: unknown, meant: string): boolean =>
  String(read).toLowerCase().replace(/\W/gu, '') === meant.toLowerCase().replace(/\W/gu, '') ||
  String(read) === meant

/** Price per basis of the market: pounds become kilograms. */
function comparePrice(means: Means, values: RowReading['values'], found: Found, isOpen: boolean): void {
  const { price } = means
  const amount = values['price_amount'] as number | undefined
  if (amount === undefined) {
    // A price in a currency that the market does not have is asked for, and no answer can hold it.
    if (price && (!price.currency || ['CNY', 'USD', 'EUR'].includes(price.currency)))
      found.missing.push('price')
    return
  }
  if (!price) {
    if (!isOpen) found.wrong.push(`price ${amount} of nothing`)
    return
  }
  const basis = { t: 'per_t', kg: 'per_kg', lb: 'per_kg', piece: 'per_piece' }[price.per]
  const wanted = price.per === 'lb' ? price.amount / 0.453_592_37 : price.amount
  if (values['price_basis'] !== basis || !near(amount, wanted, 0.011))
    found.wrong.push(`price ${amount} ${String(values['price_basis'])} for ${wanted} ${basis}`)
  if (values['currency'] !== (price.currency ?? '') && price.currency)
    found.wrong.push(`currency ${String(values['currency'])} for ${price.currency}`)
  if (!price.currency && values['currency']) found.missing.push('currency')
}

/** What is read otherwise than it was meant, and what was said and is not in the row. */
export function compared(row: ListRow, { values, said }: RowReading): Found {
  const { means, withinKg = 0, leavesOpen = [] } = row
  const found: Found = { wrong: [], missing: [] }
  const opens = (word: string) => leavesOpen.some((one) => one.includes(word))
  const isInDescription = (text: string) => String(values['description'] ?? '').includes(text)
  comparePiece(row, values, found)
  const material = values['material'] as string | undefined
  if (!material) found.missing.push('grade')
  else if (!isSameGrade(material, means.grade) && !opens('grade'))
    found.wrong.push(`grade ${material} for ${means.grade}`)
  const quantity = values['quantity'] as number | undefined
  if (quantity === undefined) {
    if (means.pieces !== undefined) found.missing.push('pieces')
  } else if (means.pieces !== undefined ? quantity !== means.pieces : !opens('pieces'))
    found.wrong.push(`pieces ${quantity} for ${means.pieces}`)
  const kg = values['actual_weight_kg'] as number | undefined
  const { weightKg, pieceKg, pieces } = means
  const wantedKg = weightKg ?? (pieceKg !== undefined && pieces !== undefined ? pieceKg * pieces : undefined)
  if (kg === undefined) {
    if (weightKg !== undefined || wantedKg !== undefined) found.missing.push('weight')
  } else if (!near(kg, wantedKg, Math.max(withinKg, 1, (wantedKg ?? 0) * 1e-6)))
    found.wrong.push(`weight ${kg} for ${wantedKg}`)
  for (const [name, field] of [
    ['heat', 'heat_no'],
    ['mill', 'mill'],
  ] as const) {
    const [read, meant] = [values[field], means[name]]
    if (read === undefined || read === '') {
      if (meant) found.missing.push(name)
    } else if (!meant) found.wrong.push(`${name} ${String(read)} of nothing`)
    else if (!isSameText(read, meant)) found.wrong.push(`${name} ${String(read)} for ${meant}`)
  }
  const state = values['delivery_state'] as string | undefined
  if (state !== undefined && said.includes('delivery_state')) {
    if (means.condition && statesOfWords[means.condition] !== state)
      found.wrong.push(`condition ${state} for ${means.condition}`)
  } else if (means.condition && statesOfWords[means.condition] && !isInDescription(means.condition))
    found.missing.push('condition')
  if (means.place && values['region_id'] === undefined && !isInDescription(means.place))
    found.missing.push('place')
  comparePrice(means, values, found, opens('price'))
  return found
}
