import { typedNumber } from './typed_number.ts'

/** `1 1/2`, `1-1/2`, `3/4`, or a decimal number; after a whole number and a blank only a fraction may follow. */
function inchesOf(text: string): number | undefined {
  const parts = /^(?:(\d{1,6})(?:\s+|\s*-\s*))?(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text)
  if (!parts) return typedNumber(text)
  const [whole, numerator, denominator] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]
  return numerator < denominator ? whole + numerator / denominator : undefined
}

/**
 * Parses inches in trade notation: `1.5`, `1 1/2"`, `1-1/2 in`, `1½`, `3/4`, `20'`, `5' 6 1/2"`; a foot has 12
 * inches. Undefined for anything else, including improper fractions.
 */
export function typedInches(text: string): number | undefined {
  const plain = text
    // Fraction characters such as ½: a blank is inserted after the whole number.
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
