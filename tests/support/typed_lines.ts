/**
 * Lines as traders type them in thirteen languages, with what each means: tests/fixtures/typed_lines.json. Their writer had not seen the reader.
 * Names, numbers and prices in them are invented.
 */
import { readFileSync } from 'node:fs'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { exactEquivalents, resolveGrade } from '#contract/steel/grades.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import type { ParsedSpec, SpecCandidate, SpecLot } from '#contract/steel/spec/reading.ts'

type Meaning = {
  shape?: Shape
  dims?: Record<string, unknown>
  grade?: string
  quantity?: number
  weightKg?: number
  price?: { amount: number; basis?: string }
}
/** `others`: what an open line may mean as well, and the same piece by another shape. */
export type TypedLine = {
  text: string
  lang: string
  want: Meaning
  others?: Meaning[]
  lots?: number
  isOpen?: true
}
export const outcomes = ['whole', 'piece', 'asked', 'marked', 'wrong'] as const
type Outcome = (typeof outcomes)[number]

export const typedLines = (): TypedLine[] =>
  JSON.parse(readFileSync(new URL('../fixtures/typed_lines.json', import.meta.url), 'utf8')) as TypedLine[]

const isNear = (read: unknown, meant: unknown) =>
  typeof read === 'number' && typeof meant === 'number' && Math.abs(read - meant) < 0.16

/** Dimensions of one value; ranges, and the steps of a shaft, are told in the line's own tests. */
const sizesOf = ({ dims = {} }: Meaning) =>
  Object.entries(dims).filter(([name]) => !/Range$|steps/.test(name))

function isPiece(meant: Meaning, { shape, dims, ranges = [] }: Partial<SpecCandidate>): boolean {
  if (meant.shape !== undefined && shape !== meant.shape) return false
  if (shape === 'stepped') return dims?.steps !== undefined
  const sizes = sizesOf(meant)
  return (
    Object.keys(dims ?? {}).length + ranges.length > 0 &&
    sizes.every(([name, value]) => isNear(dims?.[name as 'd'], value)) &&
    Object.keys(dims ?? {}).every((name) => sizes.some(([one]) => one === name))
  )
}

/** A part of the piece that agrees with one of the meanings. */
const isPart = (meanings: readonly Meaning[], { dims = {} }: Partial<SpecCandidate>) =>
  Object.entries(dims).every(([name, value]) => meanings.some((one) => isNear(value, one.dims?.[name])))

const plain = (name: string) =>
  foldGrade(name.replace(/^(?:aisi|sae|astm|сталь|ст\.?|ct)\s?/iu, '').replace(/号?钢$|#$/u, ''))
function isGrade(meant: string, read: string): boolean {
  const [one, other] = [plain(meant), plain(read)]
  if (one.startsWith(other) || other.startsWith(one)) return true
  const grade = resolveGrade(meant)?.grade
  return (
    grade !== undefined &&
    (grade === resolveGrade(read)?.grade || exactEquivalents(read).includes(grade.code))
  )
}

/** What the reader made of the first lot of a line. `piece`: the piece and its grade, and something is left over. */
export function outcomeOf({ want, others = [], lots }: TypedLine, parsed: ParsedSpec): Outcome {
  const lot: SpecLot = parsed.lots?.[0] ?? parsed
  const meanings = [want, ...others]
  const material = parsed.material ?? lot.material
  const candidates = parsed.candidates ?? lot.candidates ?? []
  const isStepped = lot.shape === 'stepped'
  const isRead = meanings.some((one) => isPiece(one, lot))
  const differs = <K extends 'quantity' | 'weightKg'>(name: K, slack: number) => {
    const read = lot[name]
    const meant = meanings.flatMap((one) => one[name] ?? [])
    return read !== undefined && meant.length > 0 && !meant.some((one) => Math.abs(one - read) <= slack)
  }
  const price = parsed.price ?? lot.price
  const isWrong =
    (material !== undefined &&
      want.grade !== undefined &&
      !meanings.some((one) => isGrade(one.grade ?? '', material))) ||
    (!isRead && !isStepped && !isPart(meanings, lot)) ||
    differs('quantity', 0) ||
    (lots === undefined && differs('weightKg', 1)) ||
    (price !== undefined && want.price !== undefined && price.amount !== want.price.amount) ||
    (price?.basis !== undefined && want.price?.basis !== undefined && price.basis !== want.price.basis)
  if (isWrong) return 'wrong'
  if (candidates.some((one) => meanings.some((meant) => isPiece(meant, one)))) return 'asked'
  if (!isRead || (want.grade !== undefined && material === undefined)) return 'marked'
  return parsed.unread.length > 0 ? 'piece' : 'whole'
}
