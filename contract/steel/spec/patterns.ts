/** Matches a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Alternatives of a pattern, the longest first, so that none hides a longer one. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s'))
    .join('|')

/** A Latin x that separates two numbers, as in `6mx3` or `500 x OD300`. */
export const latinCross =
  /x(?=\s?(?:[φ□(一二两三四五六七八九十百半]|(?:od|id|wt|[dlhtwsa])\s?[=:]?\s?\d|\.?\d[\d.,]*(?![\d.,])\s?(?:mm|cm|m|in|ft|kg|t|l)?(?:x|[^a-z]|$)))/iy
