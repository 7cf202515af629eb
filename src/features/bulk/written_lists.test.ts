// Runs in tests/support/one_document.ts.
/** Lists that an independent writer wrote in thirteen languages, each lot compared with what its writer meant. */
import { expect, test } from 'vitest'
import { textOf } from '../../../tests/support/project_files.ts'
import { tradeLists } from '../../../tests/trade_lists/index.ts'
import { readList } from './stock_list.test_support.ts'
import { judgeList, outcomes, type Judged } from './written_lists.test_support.ts'

/** Of the four lists of each manner one is read here: all of them take a quarter of a minute. */
const isFirst = ({ name }: { name: string }) => name.endsWith('(1)')
const seeds = [1, 2]

const lists = seeds.flatMap((seed) => tradeLists(seed).filter(isFirst))
const judged = lists.flatMap(judgeList)

const lineOf = (language: string, rows: readonly Judged[], count: number) =>
  `| ${[language, count, rows.length, ...outcomes.map((one) => rows.filter(({ outcome }) => outcome === one).length)].join(' | ')} |`

test('no lot is read otherwise than its writer meant it, without a word', () =>
  expect(
    judged.flatMap(({ outcome, list, row, why }) =>
      outcome === 'wrong' ? [`${list.name}: ${list.cells[row.at]!.join('|')}: ${why.join()}`] : [],
    ),
  ).toEqual([]))

test('tonnes with three digits behind a comma are asked about where no piece tells their size', () => {
  const [row] = readList(['Güte', 'Abm.', 'Lg. (m)', 'to'], ['1.7225', '200 Ø', '5 – 7 HL', 'ca. 1,557'])
  expect(row!.errors).toContain('actual_weight_kg')
  expect(row!.fixes['actual_weight_kg']!.map(({ text }) => text)).toEqual(['1.557 t', '1557 t'])
})

test('the figures by language are those of docs/READER.md', () => {
  const document = textOf('docs/READER.md')
  const lines = [...Map.groupBy(judged, ({ list }) => list.language)].map(([language, rows]) =>
    lineOf(language, rows, lists.filter((list) => list.language === language).length),
  )
  for (const line of [...lines, lineOf('**all**', judged, lists.length)]) expect(document).toContain(line)
})
