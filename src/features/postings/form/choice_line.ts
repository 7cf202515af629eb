import type { ParsedSpec, SpecCandidate } from '#contract/steel/spec/reading.ts'
import { rangeText } from '#contract/steel/spec_limits.ts'
import { dimText, shapeNames } from '#contract/steel/spec_line.ts'
import { canonicalLine } from '#contract/steel/spec_sheet.ts'
import { hasAllDims } from '#contract/steel/spec/reading.ts'

const signs: Record<string, string> = { d: 'φ', a: '□', s: 'S' }

/** The dimensions that a candidate has, each with its sign, where some are missing. */
const signed = ({ dims, ranges = [] }: SpecCandidate): string => {
  const sign = (name: string) => signs[name] ?? `${name.toUpperCase()}=`
  return [
    ...ranges.map((range) => `${sign(range.dim)}${rangeText(range)}`),
    ...Object.entries(dims).flatMap(([name, value]) =>
      typeof value === 'number' ? [`${sign(name)}${dimText(value)}`] : [],
    ),
  ].join(' ')
}

/**
 * The line of one candidate, which is read as that piece alone: with its own grade where the candidates differ in it (a
 * bare number gets its sign, 304#), and with what the typed line says beside the piece.
 */
export function candidateLine(
  parsed: ParsedSpec,
  candidate: SpecCandidate,
  lang: 'zh' | 'en',
): string | undefined {
  const isGradeOpen = parsed.candidates?.some(({ material }) => material !== undefined) ?? false
  const grade = isGradeOpen ? candidate.material : parsed.material
  const material = isGradeOpen && grade && /^\d+$/.test(grade) ? `${grade}#` : grade
  const { candidates: _candidates, material: _material, ...rest } = parsed
  const lot = { ...rest, ...candidate, material }
  const isWhole = hasAllDims(lot) && !candidate.ranges
  const said = parsed.tokens
    .filter(({ role }) => role === 'detail' || role === 'weight')
    .map(({ text }) => text)
  const piece = isWhole
    ? canonicalLine(lot)?.[lang]
    : [material, shapeNames[candidate.shape][lang], signed(candidate), ...countOf(parsed)]
        .filter(Boolean)
        .join(' ')
  return piece && [piece, ...said].join(' ')
}

const countOf = ({ tokens }: ParsedSpec): string[] =>
  tokens.filter(({ role }) => role === 'quantity' || role === 'state').map(({ text }) => text)
