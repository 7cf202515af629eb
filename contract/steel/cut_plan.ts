// Cutting plans in the notation of the trade: `1410*6+余料`, `均分3段`, `2 equal parts`.
import { amountAt, notationOf, withUnitKnown } from './spec/numbers.ts'
import { numeralAt } from './spec/numerals.ts'
import { inBase, isMass, unitAt } from './spec/units.ts'
import { shortLength } from './spec_line.ts'

/** Pieces of one length, the rest divided into equal pieces, or the rest as one piece. */
export type CutPart =
  | { kind: 'length'; length: number; count: number }
  | { kind: 'equal'; count: number }
  | { kind: 'rest' }

export type CutSegment = { kind: 'piece' | 'rest'; length: number | null }
/** Segments in the order of cutting, lengths in mm; null if the bar's length is not known. */
export type CutLayout = { segments: CutSegment[]; isTooLong: boolean }

/** A bar never yields more pieces; a typing error must not draw thousands. */
const maxPieces = 200
const maxLengthMm = 100_000

const restWords = /^(余料|余|剩余|料头|rest|offcut|remainder)$/
const equalForms = [
  /^均分\s?(.{1,4}?)\s?[段份等]?$/,
  /^(.{1,4}?)\s?等分$/,
  /^(.{1,4}?)\s?equal\s?(?:parts?|pieces?)?$/,
  /^equal\s?(.{1,4})$/,
]
const times = /^\s?(?:×\s?(\d{1,3})\s?(?:[段件支块根]|pcs?|pieces?)?)?$/

/** A count in figures or as a Chinese numeral: 3, 三. */
function countOf(text: string): number {
  const numeral = numeralAt(text, 0)
  const count = numeral?.end === text.length ? numeral.value : /^\d{1,3}$/.test(text) ? Number(text) : 0
  return Number.isInteger(count) ? count : 0
}

/** A length as the reader of specifications takes it; undefined where it may be two numbers or may be in metres. */
function readLength(text: string): CutPart | undefined {
  const amount = amountAt(text, 0, 'joint', notationOf(text))
  if (!amount || 'isBad' in amount) return undefined
  const unit = unitAt(text, amount.end)
  const { value, other } = withUnitKnown(amount, unit?.unit)
  const [matched, count = '1'] = times.exec(text.slice(unit?.end ?? amount.end)) ?? []
  if (matched === undefined || other !== undefined || isMass(unit?.unit)) return undefined
  const length = Math.round(inBase(value, unit?.unit) * 10) / 10
  if (length > maxLengthMm || length <= (unit ? 0 : shortLength) || Number(count) === 0) return undefined
  return { kind: 'length', length, count: Number(count) }
}

function readPart(text: string): CutPart | undefined {
  if (restWords.test(text)) return { kind: 'rest' }
  for (const form of equalForms) {
    const count = countOf(form.exec(text)?.[1] ?? '')
    if (count > 0) return { kind: 'equal', count }
  }
  return readLength(text)
}

/** The parts between two signs that only separate: `500,600` is two, `1,410` one, and `20,300` may be either. */
function readParts(text: string): (CutPart | undefined)[] {
  const list = text.split(',').map(readPart)
  if (list.length === 1) return list
  const whole = readPart(text)
  const isList = list.every((part) => part !== undefined)
  return isList === (whole !== undefined) ? [undefined] : isList ? list : [whole]
}

/**
 * Parses a plan into its parts in the order of cutting; undefined for anything else, and for what may be read in two
 * ways. Only the last part may refer to the rest. Lengths are in mm unless they have a unit, which those up to 15 need.
 */
export function parseCutPlan(text: string): CutPart[] | undefined {
  const normal = text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s?[*x✕✖╳∗×]\s?/g, '×')
  const parts = normal.split(/\s?[+、;]\s?|\s?,\s/).flatMap(readParts)
  if (parts.some((part) => part === undefined)) return undefined
  const known = parts as CutPart[]
  const isSharedEarly = known.slice(0, -1).some((part) => part.kind !== 'length')
  return isSharedEarly || countPieces(known) > maxPieces || countPieces(known) === 0 ? undefined : known
}

/** Number of finished pieces that a plan yields per bar. */
export const countPieces = (parts: readonly CutPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'rest' ? 0 : part.count), 0)

const floor1 = (value: number) => Math.floor(value * 10 + 1e-6) / 10

/**
 * Positions of the cuts on a bar of `stock` mm when each takes `kerf` mm. Equal parts and the rest share what the
 * given lengths leave; if the plan does not use it, it is rest too.
 */
export function layoutCutPlan(parts: readonly CutPart[], stock: number | null, kerf: number): CutLayout {
  const segments: CutSegment[] = []
  let used = 0
  for (const part of parts) {
    if (part.kind !== 'length') continue
    for (let at = 0; at < part.count; at += 1) segments.push({ kind: 'piece', length: part.length })
    used += part.count * (part.length + kerf)
  }
  const last = parts.at(-1)
  if (last?.kind === 'equal') {
    const each = stock === null ? null : floor1((stock - used - kerf * (last.count - 1)) / last.count)
    for (let at = 0; at < last.count; at += 1) segments.push({ kind: 'piece', length: each })
    return { segments, isTooLong: each !== null && each <= 0 }
  }
  if (stock === null) {
    return {
      segments: last?.kind === 'rest' ? [...segments, { kind: 'rest', length: null }] : segments,
      isTooLong: false,
    }
  }
  // The last piece needs no cut if it ends exactly at the end of the bar.
  const left = floor1(stock - used)
  return {
    segments: left > 0 ? [...segments, { kind: 'rest', length: left }] : segments,
    isTooLong: stock - used < -kerf - 1e-6,
  }
}
