import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const body = (cells: (string | number | null)[]) =>
  csvText(['h'], [cells]).split('\r\n').slice(1, -1).join('\r\n')

test('begins with a byte-order mark and ends every line with CRLF', () => {
  expect(csvText(['编号', '标题'], [['Q1', '锻圆']])).toBe('\uFEFF编号,标题\r\nQ1,锻圆\r\n')
})

test('quotes texts that would break a line or a column, and doubles the quotes inside', () => {
  expect(body(['a,b', 'say "6 m"', 'two\nlines', ' edge', 'plain'])).toBe(
    '"a,b","say ""6 m""","two\nlines"," edge",plain',
  )
})

test('writes numbers as numbers and missing values as empty cells', () => {
  expect(body([-18.5, 0, null, Number.NaN, 5480])).toBe('-18.5,0,,,5480')
})

test.each(['=1+1', '+86 139', '-2', '@SUM(A1)', '|calc', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1+1'])(
  'protects a text that looks like a formula: %j',
  (given) => {
    const cell = body([given]).replace(/^"/, '')
    expect(cell.startsWith("'")).toBe(true)
  },
)

test('leaves a specification line unchanged', () => {
  expect(body(['φ320×6150', 'OD500/ID300×150', '□200×2000'])).toBe('φ320×6150,OD500/ID300×150,□200×2000')
})

test('a day has ordinary blanks, so that a spreadsheet reads it as a day', () => {
  expect(body(['Feb\u00a012,\u00a02027'])).toBe('"Feb 12, 2027"')
})
