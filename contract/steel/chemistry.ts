/** Lowest and highest allowed value; null where the standard sets none. */
export type Limit = readonly [min: number | null, max: number | null]

/**
 * Reads limits as the tables of grades write them: pairs of an element and `.42-.5` (range), `.03` (at most) or `99.5+`
 * (at least), in % by mass. A later pair replaces an earlier one of the same element; `-` removes it.
 */
export function chemistryOf(text: string): Map<string, Limit> {
  const found = new Map<string, Limit>()
  const words = text.split(' ').filter(Boolean)
  for (let at = 0; at < words.length; at += 2) {
    const element = words[at]!
    const value = words[at + 1] ?? ''
    const [, low, high] = /^(\d*\.?\d+)-(\d*\.?\d+)$/.exec(value) ?? []
    if (low !== undefined && high !== undefined) found.set(element, [Number(low), Number(high)])
    else if (/^\d*\.?\d+\+$/.test(value)) found.set(element, [Number(value.slice(0, -1)), null])
    else if (/^\d*\.?\d+$/.test(value)) found.set(element, [null, Number(value)])
    else if (value === '-') found.delete(element)
    else throw new Error(`Not a limit: ${element} ${value}`)
  }
  return found
}
