import { describe, expect, it } from 'vitest'
import { textOf } from '../../tests/support/project_files.ts'
import { readingOf } from '../../tests/support/reading_of.ts'
import { corpus } from './corpus.data.ts'
import { specOutcome } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'

describe.each(corpus)('lines of the class $name', ({ lines }) => {
  it.each(lines.map(([line, reading]) => [line, reading] as const))('%s', (line, reading) => {
    expect(readingOf(line)).toEqual({ unread: [], ...reading })
  })
})

describe('the corpus', () => {
  const all = corpus.flatMap(({ lines }) => lines.map(([line]) => line))

  it('has at least 400 lines, none of them twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(400)
    expect(new Set(all).size).toBe(all.length)
  })

  it('says of every line where its manner is found', () => {
    for (const { lines, source } of corpus)
      for (const [line, , own = source] of lines) expect(own.trim().length, line).toBeGreaterThan(15)
  })

  it('is counted in docs/READER.md as it is read', () => {
    const countsOf = (lines: readonly string[]) => {
      const parsed = lines.map((line) => parseSpec(line))
      const read = parsed.filter((one) => specOutcome(one) === 'read').length
      const asked = parsed.filter((one) => specOutcome(one) === 'asked' && one.unread.length === 0).length
      return [lines.length, read, asked, lines.length - read - asked].join(' | ')
    }
    const rows = corpus.map(
      ({ name, source, lines }) => `| ${name} | ${countsOf(lines.map(([line]) => line))} | ${source} |`,
    )
    const written = textOf('docs/READER.md')
    for (const row of [...rows, `| **all** | ${countsOf(all)} |`]) expect(written).toContain(row)
  })
})
