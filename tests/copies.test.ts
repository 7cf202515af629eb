import { expect, test } from 'vitest'
import { copiesIn, programFiles } from './support/copies.ts'

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line(${from + index})`).join('\n')
const found = (one: string, other: string) =>
  copiesIn(
    new Map([
      ['a.ts', one],
      ['b.ts', other],
    ]),
  )

test('ten equal lines in two files are found, whatever their indentation', () => {
  const copied = `before()\n\n${lines(3, 12).replaceAll(/^/gm, '    ')}\nafter()`
  expect(found(lines(1, 20), copied)).toEqual([
    { file: 'b.ts', from: 3, to: 12, other: 'a.ts', otherFrom: 3 },
  ])
  expect(found(lines(1, 20), `before()\n${lines(3, 11)}\nafter()`)).toEqual([])
})

test('a copy within one file is found too, and a longer copy is reported once per ten lines', () => {
  expect(copiesIn(new Map([['a.ts', `${lines(1, 10)}\nbetween()\n${lines(1, 10)}`]]))).toHaveLength(1)
  expect(found(lines(1, 20), lines(1, 20))).toHaveLength(2)
})

test('comments, blank lines and imports do not count as copies', () => {
  const imports = Array.from({ length: 12 }, (_, at) => `import { a${at} } from './a${at}.ts'`).join('\n')
  const comment = `/**\n${' * words\n'.repeat(12)} */`
  const long = `import {\n${'  name,\n'.repeat(12)}} from './names.ts'`
  const same = [imports, comment, long, '// said\n'.repeat(12), '\n'.repeat(12)].join('\n')
  expect(found(`${same}\none()`, `${same}\nother()`)).toEqual([])
})

test('program files of every kind are compared, but neither tests nor data', () => {
  const names = [...programFiles().keys()]
  for (const part of ['src/', 'server/', 'contract/', 'sw/'])
    expect(names.some((name) => name.startsWith(part))).toBe(true)
  expect(names.filter((name) => /\.test\.|\.data\.|migrations/.test(name))).toEqual([])
})
