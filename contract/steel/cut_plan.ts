// Cutting plans in the notation of the trade: `1410*6+余料`, `均分3段`, `2 equal parts`.

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
  /^均分(\d{1,3})[段份等]?$/,
  /^(\d{1,3})等分$/,
  /^(\d{1,3})equal(?:parts?|pieces?)?$/,
  /^equal(\d{1,3})$/,
]
const lengthForm = /^(\d+(?:\.\d+)?)(mm|cm|m)?(?:×(\d{1,3})[段件支块]?)?$/
const factors: Record<string, number> = { mm: 1, cm: 10, m: 1000 }

function readPart(text: string): CutPart | undefined {
  if (restWords.test(text)) return { kind: 'rest' }
  for (const form of equalForms) {
    const count = Number(form.exec(text)?.[1])
    if (count > 0) return { kind: 'equal', count }
  }
  const [, number, unit, times] = lengthForm.exec(text) ?? []
  if (number === undefined) return undefined
  const length = Math.round(Number(number) * factors[unit ?? 'mm']! * 10) / 10
  const count = times === undefined ? 1 : Number(times)
  return length > 0 && length <= maxLengthMm && count > 0 ? { kind: 'length', length, count } : undefined
}

/**
 * Parses a plan into its parts in the order of cutting; undefined for anything else. Only the last part may refer to
 * the rest.
 */
export function parseCutPlan(text: string): CutPart[] | undefined {
  const normal = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/[*x✕✖╳∗]/g, '×')
  const parts = normal.split(/[+,、;]/).map(readPart)
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
