// What the reader of specification lines made of a line, for comparisons as a whole.
import type { Shape } from '#contract/steel/shapes.ts'
import type { ParsedSpec } from '#contract/steel/spec/reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'

export type Read = Omit<ParsedSpec, 'text' | 'tokens'>

/** The reading without the tokens. */
export function readingOf(line: string, options: { shape?: Shape } = {}): Read {
  const { text: _text, tokens: _tokens, ...reading } = parseSpec(line, options)
  return reading
}
