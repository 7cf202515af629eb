/** Compares what the reader made of a line with what its writer means. */
import { foldNumber } from '#contract/steel/heat.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import type { ParsedSpec, SpecCandidate } from '#contract/steel/spec/reading.ts'
import type { TradeLine } from './render.ts'

type Verdict = 'whole' | 'asked' | 'marked' | 'wrong'

const isSamePiece = ({ shape, dims }: TradeLine, one: Pick<SpecCandidate, 'dims'> & { shape?: string }) =>
  one.shape === shape &&
  Object.entries(dims).every(([name, value]) => Math.abs((one.dims[name as 'd'] ?? 0) - value) < 0.11) &&
  Object.keys(one.dims).every((name) => name in dims)

/** Whether a value that was read is another one than was written; a missing one is none. */
const differs = (read: unknown, written: unknown): boolean => read !== undefined && read !== written

/** What is read otherwise than it was meant, and what was not read at all. */
export function differences(meant: TradeLine, parsed: ParsedSpec): { wrong: string[]; missing: string[] } {
  const wrong: string[] = []
  const missing: string[] = []
  const note = (name: string, isWrong: boolean, isMissing: boolean) => {
    if (isWrong) wrong.push(name)
    else if (isMissing) missing.push(name)
  }
  const { price, ndt } = parsed
  note(
    'grade',
    parsed.material !== undefined &&
      !meant.grade?.some((one) => foldGrade(one) === foldGrade(parsed.material!)),
    Boolean(meant.grade && !parsed.material),
  )
  note('quantity', differs(parsed.quantity, meant.quantity), Boolean(meant.quantity && !parsed.quantity))
  note('state', differs(parsed.deliveryState, meant.state), Boolean(meant.state && !parsed.deliveryState))
  note(
    'weight',
    parsed.weightKg !== undefined && Math.abs(parsed.weightKg - (meant.weightKg ?? -9)) > 1,
    Boolean(meant.weightKg && !parsed.weightKg),
  )
  note(
    'heat',
    parsed.heat !== undefined && foldNumber(parsed.heat) !== foldNumber(meant.heat ?? ''),
    Boolean(meant.heat && !parsed.heat),
  )
  note('mill', parsed.mill !== undefined && !meant.mill, Boolean(meant.mill && !parsed.mill))
  note(
    'certificate',
    differs(parsed.certificate, meant.certificate),
    Boolean(meant.certificate && !parsed.certificate),
  )
  note('remnant', parsed.character === 2 && !meant.remnant, Boolean(meant.remnant && !parsed.character))
  note('place', parsed.place !== undefined && !meant.place, Boolean(meant.place && !parsed.place))
  note(
    'price',
    price !== undefined &&
      (price.amount !== meant.price?.amount ||
        differs(price.basis, meant.price?.basis) ||
        differs(price.currency, meant.price?.currency) ||
        differs(price.tax, meant.price?.tax)),
    Boolean(meant.price && !price),
  )
  note(
    'test',
    ndt !== undefined &&
      (ndt.methods.join() !== meant.ndt?.methods.join() ||
        (ndt.standard !== undefined && foldGrade(ndt.standard) !== foldGrade(meant.ndt?.standard ?? '')) ||
        differs(ndt.level, meant.ndt?.level)),
    Boolean(meant.ndt && !ndt),
  )
  return { wrong, missing }
}

/**
 * `whole`: everything is read as it was meant; `asked`: the right piece is among those offered, or a price is asked for
 * its basis; `marked`: something is shown as not read, and nothing is read otherwise; `wrong`: the rest.
 */
export function verdictOf(meant: TradeLine, parsed: ParsedSpec): Verdict {
  const { wrong, missing } = differences(meant, parsed)
  if (wrong.length > 0 || parsed.lots) return 'wrong'
  const isMarked = parsed.unread.length > 0
  if (parsed.candidates) {
    const isOffered = parsed.candidates.some((one) => isSamePiece(meant, one))
    return isOffered ? (missing.length === 0 || isMarked ? 'asked' : 'wrong') : isMarked ? 'marked' : 'wrong'
  }
  const hasPiece = Object.keys(parsed.dims).length > 0
  const isRight =
    isSamePiece(meant, parsed) ||
    // Less than was written, with a mark.
    (isMarked && (!parsed.shape || parsed.shape === meant.shape) && isPartOf(parsed, meant))
  if (!isRight && (hasPiece || !isMarked)) return 'wrong'
  if (isMarked) return 'marked'
  if (missing.length > 0) return 'wrong'
  return parsed.price && !parsed.price.basis ? 'asked' : 'whole'
}

const isPartOf = ({ dims }: ParsedSpec, meant: TradeLine) =>
  Object.entries(dims).every(([name, value]) => meant.dims[name] === value)
