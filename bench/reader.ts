/** Measures the reader of specification lines on its corpus, beside JSON.parse of the same text in the same run. */
import { corpus } from '#contract/steel/corpus.data.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { target, type Target } from './targets.ts'

const cells = 5000
const rounds = 5

/** Milliseconds of `work`, the best of a few rounds; the first only compiles. */
function bestOf(work: () => void): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times.slice(1))
}

export function measureReader(): Promise<Target[]> {
  const lines = corpus.flatMap(({ lines: all }) => all.map(([line]) => line))
  const sheet = Array.from({ length: cells }, (_, row) => lines[row % lines.length]!)
  const asJson = sheet.map((line) => JSON.stringify({ line }))
  const perSheet = bestOf(() => sheet.forEach((line) => void parseSpec(line)))
  const perJson = bestOf(() => asJson.forEach((text) => void JSON.parse(text)))
  const perLine = perSheet / cells
  const ratio = Math.round(perSheet / perJson)
  console.log(`\nreader: ${perLine.toFixed(4)} ms a line, ${ratio} times JSON.parse of the same text`)
  return Promise.resolve([
    target('a specification line, ms', perLine, 4, { max: 0.2 }),
    target('5,000 specification cells, ms', perSheet, 0, { max: 1000 }),
  ])
}
