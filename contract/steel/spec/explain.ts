import { maxLength } from './limits.ts'
import { normaliseSpec } from './normalise.ts'
import type { LineOptions } from './read_line.ts'
import { reasons } from './reasons.data.ts'
import { leading } from './choice.ts'
import { weighLine } from './weigh_line.ts'

/** Says for each weighed reading of a line what it takes the open parts for, its reasons and their sum; `→` leads. */
export function explainSpec(input: string, options: LineOptions = {}): string[] {
  const text = normaliseSpec(input.slice(0, maxLength))
  const weighed = weighLine(text, options)
  const leaders = leading(weighed)
  return weighed.map((one) => {
    const { senses } = one.value
    const taken = senses.map(({ token }) => {
      const written = text.slice(token.start, token.end)
      const sense = { material: 'grade', standard: 'tolerance class', filler: 'same grade again' }[
        token.kind as 'filler'
      ]
      return `${written} = ${sense ?? token.kind}`
    })
    const why = one.because.map(
      (key) => `${reasons[key].why} ${reasons[key].points > 0 ? '+' : '−'}${Math.abs(reasons[key].points)}`,
    )
    return `${leaders.includes(one) ? '→ ' : '  '}${taken.join(', ') || 'first reading'}: ${one.score} (${why.join('; ')})`
  })
}
