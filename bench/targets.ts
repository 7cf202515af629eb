export type Target = { text: string; met: boolean }

/**
 * Compares a measured value with its limit; `text` is the line printed at the end of the run. Limits in milliseconds
 * hold for the reference machine: `slowness` is how many times longer this one takes (reference.ts).
 */
export function target(
  name: string,
  value: number,
  digits: number,
  limit: { min: number } | { max: number },
  slowness = 1,
): Target {
  const compared = value / slowness
  const met = 'min' in limit ? compared >= limit.min : compared <= limit.max
  const limitText = 'min' in limit ? `at least ${limit.min}` : `at most ${limit.max}`
  const scaled = slowness === 1 ? '' : `${compared.toFixed(digits)} at the reference speed, `
  return {
    text: `${met ? 'met    ' : 'NOT MET'} ${name}: ${value.toFixed(digits)} (${scaled}${limitText})`,
    met,
  }
}
