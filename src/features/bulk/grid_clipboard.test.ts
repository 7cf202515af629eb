import { describe, expect, test } from 'vitest'
import { isBlock, isHidden, readBlock, readLines, writeBlock } from './grid_clipboard.ts'

describe('lines of a spreadsheet', () => {
  test.each([
    [
      'rows of Excel, which ends the last one too',
      'A\tB\r\nC\tD\r\n',
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ],
    ['rows of an old Mac', 'A\rB', [['A'], ['B']]],
    ['one empty cell', '\r\n', [['']]],
    ['nothing', '', []],
    ['blank rows between others, which empty their cells', 'A\n\nC\n', [['A'], [''], ['C']]],
    [
      'a line break within a cell',
      '"42CrMo\n调质"\t3\r\n45\t4',
      [
        ['42CrMo\n调质', '3'],
        ['45', '4'],
      ],
    ],
    ['a tab within a cell', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotes within quotes', '"5"" pipe\nblack"', [['5" pipe\nblack']]],
    ['inches, which Excel does not quote', '3" bar\t1/2"\tx', [['3" bar', '1/2"', 'x']]],
    ['a name in quotes of its own', '"A" grade\t"open', [['"A" grade', '"open']]],
    ['blanks around a value', ' 42CrMo \t 7', [['42CrMo', '7']]],
    ['a text kept from being a formula', "'=SUM(A1)\t'-5 mm", [['=SUM(A1)', '-5 mm']]],
  ])('%s', (_name, text, expected) => {
    expect(readLines(text)).toEqual(expected)
  })

  test('a cell that begins with a quote, in a text of many rows, costs no more than the others', () => {
    const text = Array.from({ length: 20_000 }, (_, at) => `"${at}" a\tb`).join('\n')
    expect(readLines(text)).toHaveLength(20_000)
  })
})

test('what is copied here can be pasted here, and Excel reads it as text and cells', () => {
  const cells = [
    ['42CrMo', 'φ320×6150', '"A" grade'],
    ['=1+1', '-5', '- 正火\n回火'],
    ['', '12"', 'a\tb'],
  ]
  const text = writeBlock(cells)
  expect(text.split('\n')[0]).toBe('42CrMo\tφ320×6150\t"""A"" grade"')
  expect(text).toContain('\'=1+1\t-5\t"\'- 正火\n回火"')
  expect(readLines(text)).toEqual(cells)
})

describe('a table of HTML', () => {
  const table = (rows: string) => `<html><body><!--StartFragment--><table>${rows}</table></body></html>`

  test('is right about the rows when a text processor breaks the lines of its cells', () => {
    const html = table('<tr><td><p>42CrMo</p><p>调质</p></td><td>3</td></tr><tr><td>45</td><td></td></tr>')
    expect(readBlock('42CrMo\n调质\t3\n45\t\n', html)).toEqual([
      ['42CrMo\n调质', '3'],
      ['45', ''],
    ])
  })
  test('is not asked when the text has the same rows, such as for numbers as Excel shows them', () => {
    const html = table('<tr><td x:num="5120.4">5,120</td></tr>')
    expect(readBlock('5,120\r\n', html)).toEqual([['5,120']])
  })
  test('is used alone if there is no text, with its blank rows', () => {
    const html = table('<tr><td>A</td></tr><tr><td></td></tr><tr><td>C</td></tr>')
    expect(readBlock('', html)).toEqual([['A'], [''], ['C']])
  })
  test('of pages with several tables, or without any, leaves the text as it is', () => {
    const one = '<tr><td>A</td></tr>'
    expect(readBlock('x\ny', `${table(one)}${table(one)}`)).toEqual([['x'], ['y']])
    expect(readBlock('x\ny', '<p>x</p><p>y</p>')).toEqual([['x'], ['y']])
  })
})

test('one value with a line break at its end is text for the cell that is edited, two are a block', () => {
  expect(isBlock('φ320×6150')).toBe(false)
  expect(isBlock('a\tb')).toBe(true)
  expect(isBlock('a\nb')).toBe(true)
})

test('the hashes of a narrow column are no value', () => {
  expect([' ######## ', '##', '# 5', 'φ###'].map(isHidden)).toEqual([true, false, false, false])
})
