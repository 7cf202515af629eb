import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { CsvCell } from '#contract/csv.ts'
import { formulas, negative, readBack } from '#contract/csv.test_support.ts'
import { uploadColumns } from './entries.ts'
import { csvOf, jsonOf, roomFor, type Row } from './rules.ts'
import { sections } from './sections.ts'
import { zipOf, type Entry } from './zip.ts'

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
async function* pages<T>(...given: T[]): AsyncGenerator<T> {
  yield* given
}

test('a list is the same JSON whatever pages it comes in', async () => {
  expect(JSON.parse(await textOf(jsonOf(pages([{ a: 1 }, { a: 2 }], [{ a: 3 }]))))).toEqual([
    { a: 1 },
    { a: 2 },
    { a: 3 },
  ])
  expect(JSON.parse(await textOf(jsonOf(pages())))).toEqual([])
})

test('a table has the heading of the language, every row, and no formulas', async () => {
  const columns = [
    ['name', 'Name', '名称'],
    ['more', 'More', '更多'],
  ] as const
  const rows: Row[] = [{ name: '=1+1', more: { zh: '钢' }, hidden: 'x' }]
  expect(await textOf(csvOf(columns, pages<readonly Row[]>(rows, [{ name: 2 }]), 'zh'))).toBe(
    `\uFEFF名称,更多\r\n'=1+1,"{""zh"":""钢""}"\r\n2,\r\n`,
  )
})

const tables = [
  ...sections.flatMap(({ name, columns }) => (columns ? [[name, columns] as const] : [])),
  ['uploads', uploadColumns] as const,
]
test.each(tables)('the table %s has no formulas, and its numbers stay numbers', async (_, columns) => {
  async function* rows() {
    for (const text of formulas)
      yield [Object.fromEntries(columns.map(([name], at): [string, CsvCell] => [name, at ? text : negative]))]
  }
  const table = await textOf(csvOf(columns, rows(), 'zh'))
  expect(readBack(table)).toEqual({ running: [], texts: columns.length - 1, numbers: 1 })
})

test('uploads go into the zip as long as they fit; a smaller one may still', () => {
  const fits = roomFor(100)
  expect([60, 50, 40, 1].map(fits)).toEqual([true, false, true, false])
})

test('a zip has the files that were given, packed or not, and is made while it is read', async () => {
  let asked = 0
  async function* long(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 200; at += 1) {
      asked += 1
      yield Uint8Array.from({ length: 65_536 }, (_, i) => (i * 31 + at * 7) % 251)
    }
  }
  const entries: Entry[] = [
    { name: '读我.txt', content: pages('锻件', ' forging') },
    { name: 'files/a.bin', packed: true, content: long() },
  ]
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(pages(...entries))) {
    chunks.push(chunk)
    if (asked > 0 && asked < 200)
      // What was asked for has been given away before the next piece is asked for.
      expect(chunks.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThanOrEqual((asked - 1) * 65_536)
  }
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  expect(strFromU8(files['读我.txt']!)).toBe('锻件 forging')
  expect(files['files/a.bin']).toHaveLength(200 * 65_536)
})
