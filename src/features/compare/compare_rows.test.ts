import { expect, test } from 'vitest'
import { compareRows } from './compare_rows.ts'

const fact = (name: string, text: string) => ({ name, label: name.toUpperCase(), text })

test('facts of the same name form a line, with a gap if a posting lacks one, and differences are marked', () => {
  const rows = compareRows([
    [fact('grade', '42CrMo'), fact('mill', ''), fact('price', '¥5,400')],
    [fact('grade', '42CrMo'), fact('heat', 'H1'), fact('price', '¥5,300')],
  ])
  expect(rows).toEqual([
    { name: 'grade', label: 'GRADE', texts: ['42CrMo', '42CrMo'], differs: false },
    { name: 'price', label: 'PRICE', texts: ['¥5,400', '¥5,300'], differs: true },
    { name: 'heat', label: 'HEAT', texts: ['', 'H1'], differs: true },
  ])
})

test('a single posting has no differences', () => {
  expect(compareRows([[fact('grade', '45')]]).map(({ differs }) => differs)).toEqual([false])
  expect(compareRows([])).toEqual([])
})
