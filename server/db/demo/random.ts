/** Seeded random numbers: the same seed makes the same demo market everywhere. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  /** Different values in random order. */
  some<T>(values: readonly T[], count: number): T[]
  bytes(count: number): Uint8Array
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]): T => values[int(0, values.length - 1)] as T,
    some: <T>(values: readonly T[], count: number): T[] =>
      values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ value }) => value),
    bytes: (count) => Uint8Array.from({ length: count }, () => int(0, 255)),
  }
}
