export type Target = { text: string; met: boolean }

/** Says whether a measured value is within its limit, in a line for the end of the run. */
export function target(
  name: string,
  value: number,
  digits: number,
  limit: { min: number } | { max: number },
): Target {
  const met = 'min' in limit ? value >= limit.min : value <= limit.max
  const bar = 'min' in limit ? `at least ${limit.min}` : `at most ${limit.max}`
  return { text: `${met ? 'met    ' : 'NOT MET'} ${name}: ${value.toFixed(digits)} (${bar})`, met }
}
