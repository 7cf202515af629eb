export type Target = { text: string; met: boolean }

/** Compares a measured value with its limit; `text` is the line printed at the end of the run. */
export function target(
  name: string,
  value: number,
  digits: number,
  limit: { min: number } | { max: number },
): Target {
  const met = 'min' in limit ? value >= limit.min : value <= limit.max
  const limitText = 'min' in limit ? `at least ${limit.min}` : `at most ${limit.max}`
  return { text: `${met ? 'met    ' : 'NOT MET'} ${name}: ${value.toFixed(digits)} (${limitText})`, met }
}
