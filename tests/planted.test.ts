// The faults of tests/planted, which are planted by hand only: each still names a line and a test that exist.
import { expect, test } from 'vitest'
import { faults } from './planted/faults.ts'
import { textOf } from './support/project_files.ts'

/** Whether a test of this file has the title; what a loop or `test.each` puts into it may be anything. */
function hasTitle(file: string, title: string): boolean {
  const literals = textOf(file).matchAll(/'([^'\n]{8,})'|`([^`\n]{8,})`/g)
  return [...literals].some(([, plain, template]) => {
    const written = (plain ?? template ?? '').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    const pattern = written.replaceAll(/\\\$\\\{.+?\\\}|%[sdi]|\\\$\w+/g, '.+')
    return new RegExp(`^${pattern}$`).test(title)
  })
}

test('there are forty faults of different names', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(40)
})

test.each(faults)('$name: its line and its test exist', ({ file, from, test: noticed }) => {
  expect(textOf(file).split(from)).toHaveLength(2)
  expect(hasTitle(noticed.file, noticed.title)).toBe(true)
})
