import { typedNumber } from './typed_number.ts'

/** `1 1/2`, `1-1/2`, `3/4`, or a decimal number; what follows a whole number after a blank must be a fraction. */
function inchesOf(text: string): number | undefined {
  const parts = /^(?:(\d{1,6})(?:\s+|\s*-\s*))?(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text)
  if (!parts) return typedNumber(text)
  const [whole, numerator, denominator] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]
  return denominator > 0 && numerator < denominator ? whole + numerator / denominator : undefined
}

/**
 * Inches as the trade writes them: `1.5`, `1 1/2"`, `1-1/2 in`, `1½`, `3/4`, `20'`, `5' 6 1/2"`; a foot has 12 inches.
 * Undefined for anything else, improper fractions included.
 */
export function typedInches(text: string): number | undefined {
  const plain = text
    // ½ and its like: a blank parts it from the whole number before it.
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/[′‘’＇]|(?<![a-z])(?:feet|foot|ft)(?![a-z])\.?|英尺/gi, "'")
    .replace(/''|[″“”＂]|(?<![a-z])(?:inches|inch|in)(?![a-z])\.?|英寸/gi, '"')
    .trim()
  const [, feetText, rest = ''] = /^(?:([^'"]+)'\s*-?\s*)?(.*)$/s.exec(plain) ?? []
  const inchText = rest.replace(/"$/, '').trim()
  const feet = feetText === undefined ? 0 : typedNumber(feetText)
  const inches = inchText === '' && feetText !== undefined ? 0 : inchesOf(inchText)
  return feet === undefined || inches === undefined ? undefined : feet * 12 + inches
}
