// A reported line as a case of the reader's tests (decision 105).
import type { Shape } from './shapes.ts'
import type { ParsedSpec } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'

/** A file of `corpus/reported`: what the line means is what the reader has to make of it, as `parseSpec` returns it. */
export type ReportedCase = {
  /** Where the line comes from, and what was wrong with it. */
  source: string
  line: string
  /** The shape that had been chosen for it. */
  shape?: Shape
  means: Omit<ParsedSpec, 'text' | 'tokens'>
}

/** The case of a reported line, with today's reading as what it means: whoever keeps the file corrects that. */
export function reportedCase({ line, shape, source }: Omit<ReportedCase, 'means'>): ReportedCase {
  const { text: _text, tokens: _tokens, ...means } = parseSpec(line, { shape })
  return { source, line, ...(shape && { shape }), means }
}

/** The name of its file: words and numbers of the line. */
export const caseFile = ({ line }: Pick<ReportedCase, 'line'>): string =>
  `${line
    .normalize('NFKC')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 60)}.json`
