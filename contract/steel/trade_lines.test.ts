import { describe, expect, it } from 'vitest'
import { textOf } from '../../tests/support/project_files.ts'
import { manners, tradeLines } from '../../tests/support/trade_lines/render.ts'
import { differences, verdictOf } from '../../tests/support/trade_lines/judge.ts'
import { parseSpec } from './spec_parser.ts'

/** Lines that were looked at while the reader was changed, and others that were only counted. */
const seeds = { seen: 20_261_130, unseen: 41_424_344 } as const
const perLanguage = 60

describe.each(manners)('stock lines as the trade of $lang writes them', (manner) => {
  it.each(Object.entries(seeds))(
    '%s: none is taken wrongly, and the counts are those of docs/READER.md',
    (name, seed) => {
      const counts = { whole: 0, asked: 0, marked: 0, wrong: 0 }
      for (const meant of tradeLines(manner, perLanguage, seed)) {
        const parsed = parseSpec(meant.line)
        const verdict = verdictOf(meant, parsed)
        expect(verdict, `${meant.line}: ${differences(meant, parsed).wrong.join()}`).not.toBe('wrong')
        counts[verdict] += 1
      }
      const { whole, asked, marked, wrong } = counts
      expect(textOf('docs/READER.md')).toContain(
        `| ${manner.lang} (${name}) | ${perLanguage} | ${whole} | ${asked} | ${marked} | ${wrong} |`,
      )
    },
  )
})
