import { expect, it } from 'vitest'
import { textOf } from '../../tests/support/project_files.ts'
import { outcomeOf, outcomes, typedLines } from '../../tests/support/typed_lines.ts'
import { parseSpec } from './spec_parser.ts'

const judged = typedLines().map((line) => ({ ...line, outcome: outcomeOf(line, parseSpec(line.text)) }))

it('no line that somebody typed is read otherwise than he meant it, without a word', () =>
  expect(judged.flatMap(({ outcome, text }) => (outcome === 'wrong' ? [text] : []))).toEqual([]))

it('the figures by language are those of docs/READER.md', () => {
  const document = textOf('docs/READER.md')
  const counts = (rows: readonly (typeof judged)[number][]) =>
    outcomes.map((one) => rows.filter(({ outcome }) => outcome === one).length).join(' | ')
  const lines = [...Map.groupBy(judged, ({ lang }) => lang)].map(
    ([lang, rows]) => `| ${lang} | ${rows.length} | ${counts(rows)} |`,
  )
  for (const line of [...lines, `| **all** | ${judged.length} | ${counts(judged)} |`])
    expect(document).toContain(line)
})
