/** A photo reduced to what it looks like: the same after it was saved anew or made smaller (decision 116). */

/** In pixels of grey: each of the eight rows makes eight comparisons of neighbours. */
export const lookSize = { width: 9, height: 8 } as const

/** A difference of greys that saving anew does not make. */
const margin = 2
/** Fewer differences, or the same one nearly everywhere, are found in too many photos. */
const fewest = 8

/** Bits of a band above which its number stands, so that equal bits at different places are different numbers. */
const bandBits = 16
const bands = 4

/**
 * The 64 comparisons (whether a pixel is brighter than its right neighbour) as four numbers of 16 bits, each with its own
 * number above; empty when the photo is too even to be told from others. Neighbours go to different numbers, so that a part
 * of one colour does not fill one of them.
 */
export function lookOf(grey: Uint8Array): number[] {
  const look = Array.from({ length: bands }, (_, band) => band << bandBits)
  let set = 0
  for (let row = 0; row < lookSize.height; row += 1)
    for (let column = 0; column < lookSize.width - 1; column += 1) {
      const at = row * lookSize.width + column
      if (grey[at]! - grey[at + 1]! <= margin) continue
      const place = row * 2 + (column >> 2)
      look[(row + column) % bands]! |= 1 << place
      set += 1
    }
  const all = lookSize.height * (lookSize.width - 1)
  return set < fewest || set > all - fewest ? [] : look
}
