/** Reading tables as people have them: workbooks with merged cells, dates and formulas, text in any encoding, and broken files. */
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeText } from './decode_text.ts'
import { readDelimited } from './delimited.ts'
import { readTable } from './read_table.ts'
import { maxFileBytes, TableError, type TableFault } from './table.ts'
import { columnName, xlsxFile } from './xlsx_write.ts'
import { makeZip, openZip } from './zip.ts'

const limits = { rows: 5, columns: 4, cell: 40 }
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const cellsOf = (text: string) => readDelimited(text, limits).rows.map(({ cells }) => cells)
const faultOf = (bytes: Uint8Array<ArrayBuffer>) =>
  readTable(bytes, limits).then(
    () => undefined,
    (error: unknown): TableFault | undefined => (error instanceof TableError ? error.fault : undefined),
  )

/** Makes a workbook with one visible sheet as Excel writes it: shared texts, styles, cells without default attributes. */
async function workbook(sheet: string, { shared = '', date1904 = '' } = {}) {
  return bytesOf(
    makeZip({
      'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr ${date1904}/><sheets><sheet name="H" state="hidden" r:id="a"/><sheet name="库存 &amp; 余料" r:id="b"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="b" Target="worksheets/s.xml"/><Relationship Id="a" Target="/xl/h.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="171" formatCode="0.0&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
      'xl/worksheets/s.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    }),
  )
}

test('a workbook is read with texts, numbers, dates and booleans; empty rows are left out but keep their numbers', async () => {
  const bytes = await workbook(
    `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row><row r="3"/>
     <row r="4"><c r="A4"><v>0.30000000000000004</v></c><c r="B4" s="1"><v>46086</v></c><c r="C4" s="2"><v>46086.5</v></c><c r="D4" s="3"><v>46086</v></c></row>
     <row r="5"><c r="A5" t="b"><v>1</v></c><c r="C5" t="inlineStr"><is><t>a &lt; b</t></is></c><c r="D5" t="e"><v>#REF!</v></c></row>`,
    {
      shared:
        '<si><r><t>规</t></r><r><t>格</t></r><rPh><t>guige</t></rPh></si><si><t xml:space="preserve"> 重量 </t></si>',
    },
  )
  const table = await readTable(bytes, limits)
  expect(table.sheets).toEqual(['库存 & 余料'])
  expect(table.rows).toEqual([
    { number: 2, cells: ['规格', '重量'] },
    { number: 4, cells: ['0.3', '2026-03-05', '2026-03-05', '46086d'] },
    { number: 5, cells: ['TRUE', '', 'a < b'] },
  ])
  expect(table.broken).toBe(1)
  const old = await readTable(
    await workbook('<row><c s="1"><v>44624</v></c></row>', { date1904: 'date1904="1"' }),
    limits,
  )
  expect(old.rows[0]?.cells).toEqual(['2026-03-05'])
})

test('formulas are counted and never evaluated; their stored results are used', async () => {
  const table = await readTable(
    await workbook(
      '<row><c><f>1+1</f><v>3</v></c><c t="str"><f>HYPERLINK("x")</f><v>text</v></c><c><f>A1</f></c></row>',
    ),
    limits,
  )
  expect(table.rows[0]?.cells).toEqual(['3', 'text'])
  expect([table.formulas, table.unsolved]).toEqual([3, 1])
})

test('a merged cell fills all rows and columns that it spans', async () => {
  const table = await readTable(
    await workbook(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>42CrMo</t></is></c><c r="B1"><v>1</v></c></row><row r="2"><c r="B2"><v>2</v></c></row><row r="3"><c r="D3"><v>3</v></c><c r="F3"><v>4</v></c></row></sheetData><mergeCells><mergeCell ref="A1:A9"/><mergeCell ref="B2:XFD2"/></mergeCells><sheetData>`,
    ),
    limits,
  )
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['42CrMo', '1'],
    ['42CrMo', '2', '2', '2'],
    ['42CrMo', '', '', '3'],
  ])
  expect(table.leftColumns).toBe(2)
})

test('rows and columns beyond the limits are counted', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => ['a', 'b', 'c', 'd', 'e', String(at)].join('\t'))
  const table = readDelimited(rows.join('\n'), limits)
  expect([table.rows.length, table.left, table.leftColumns]).toEqual([6, 3, 2])
  expect(readDelimited('长'.repeat(100), limits).rows[0]?.cells[0]).toHaveLength(40)
})

test.each([
  [
    'tabs, and a comma inside',
    'a\tb\n1,200\t2',
    [
      ['a', 'b'],
      ['1,200', '2'],
    ],
  ],
  [
    'commas with quotes and line breaks',
    '\uFEFFa,b\r\n"x, ""y""\nz",2\r\n\r\n',
    [
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ],
  ],
  [
    'semicolons and decimal commas',
    'a;b\n1,5;1.7225\n1.234;1.234,5 kg',
    [
      ['a', 'b'],
      ['1.5', '1.7225'],
      ['1234', '1234.5 kg'],
    ],
  ],
  [
    'semicolons and decimal points',
    'a;b\n1.5;1,234.5',
    [
      ['a', 'b'],
      ['1.5', '1,234.5'],
    ],
  ],
  ['the delimiter that the first line tells', 'sep=|\na|b;c', [['a', 'b;c']]],
  [
    'a title above a table of commas',
    'Stock list\nof May\na,b,c\n1,2,3\n4,5,6',
    [['Stock list'], ['of May'], ['a', 'b', 'c'], ['1', '2', '3'], ['4', '5', '6']],
  ],
  [
    'a list of lines is no table of commas',
    '42CrMo φ300×1200, Q+T\n45 φ100×6000',
    [['42CrMo φ300×1200, Q+T'], ['45 φ100×6000']],
  ],
  [
    'the apostrophe of our own export',
    `a,b\n'=1+1,'-x`,
    [
      ['a', 'b'],
      ['=1+1', '-x'],
    ],
  ],
  ['an unclosed quote', 'a\tb\n"x\ty', [['a', 'b'], ['x\ty']]],
  [
    'carriage returns only',
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('text is split into cells: %s', (_, text, cells) => expect(cellsOf(text)).toEqual(cells))

test('a row after a cell with line breaks has its own line number', () => {
  expect(readDelimited('a\tb\n"1\n2"\tx\nc\td', limits).rows.map(({ number }) => number)).toEqual([1, 2, 4])
})

test('text is decoded from UTF-8, UTF-16, GB 18030 and Windows-1252', () => {
  expect(decodeText(new TextEncoder().encode('材质')).text).toBe('材质')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x50, 0x67, 0x28, 0x8d)).text).toBe('材质')
  expect(decodeText(Uint8Array.of(0xb2, 0xc4, 0xd6, 0xca)).text).toBe('材质')
  expect(decodeText(Uint8Array.from('Güte;Maße', (letter) => letter.codePointAt(0)!)).text).toBe('Güte;Maße')
})

test('a workbook that we write is read back, with texts like formulas, numbers and forbidden sheet names', async () => {
  const rows = [
    ['材质', '=HEAD()'],
    ['=1+1', 12.5],
    ['-x', null],
    ['@a & <b> "c"', '  d '],
  ]
  const file = xlsxFile([
    {
      name: '现货 [1]/2',
      rows,
      widths: [10, 10],
      choices: new Map([
        [0, ['a', 'b']],
        [1, ['1,5']],
      ]),
    },
  ])
  const bytes = await bytesOf(file)
  const table = await readTable(bytes, limits)
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['材质', '=HEAD()'],
    ['=1+1', '12.5'],
    ['-x'],
    ['@a & <b> "c"', 'd'],
  ])
  expect([table.formulas, table.sheets]).toEqual([0, ['现货  1  2']])
  const sheet = new TextDecoder().decode(await openZip(bytes)('xl/worksheets/sheet1.xml'))
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<dataValidation /g)).toHaveLength(1)
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

/** Makes an archive with one compressed file. */
async function packed(name: string, content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const inner = deflateRawSync(content)
  const bytes = await bytesOf(makeZip({ [name]: 'x'.repeat(inner.length) }))
  const view = new DataView(bytes.buffer)
  bytes.set(inner, 30 + name.length)
  view.setUint16(8, 8, true)
  view.setUint16(30 + name.length + inner.length + 10, 8, true)
  view.setUint32(30 + name.length + inner.length + 16, crc32(content), true)
  return bytes
}

test('compressed files are read, and one that inflates beyond the limit is refused', async () => {
  const text = 'a'.repeat(5000)
  const small = await packed('a.xml', new TextEncoder().encode(text))
  expect(new TextDecoder().decode(await openZip(small)('a.xml'))).toBe(text)
  expect(await openZip(small)('b.xml')).toBeUndefined()
  const bomb = await packed('a.xml', new Uint8Array(3_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  await expect(openZip(bomb, 1_000_000)('a.xml')).rejects.toThrow('too_large')
})

test.each<[string, Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, TableFault]>([
  ['nothing', new Uint8Array(), 'empty'],
  ['blank lines', new TextEncoder().encode('\n \t \n'), 'empty'],
  ['an old xls file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'old_format'],
  ['a PDF', new TextEncoder().encode('%PDF-1.7 a;b'), 'not_a_table'],
  ['a web archive', new TextEncoder().encode('MIME-Version: 1.0\n'), 'other_format'],
  ['a page without a table', new TextEncoder().encode('<html><p>1</p></html>'), 'not_a_table'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), 'not_a_table'],
  ['another archive', bytesOf(makeZip({ 'a.txt': 'x' })), 'not_a_table'],
  ['half a workbook', workbook('<row><c><v>1</v></c></row>').then((whole) => whole.slice(0, 700)), 'damaged'],
  ['a workbook without rows', workbook(''), 'empty'],
  ['a large file', new Uint8Array(maxFileBytes + 1), 'too_large'],
])('%s is reported as the right fault', async (_, bytes, fault) =>
  expect(await faultOf(await bytes)).toBe(fault),
)

test('a corrupt archive is read or reported as a fault, never as another error', async () => {
  const whole = await workbook('<row><c><v>1</v></c></row>')
  for (let at = 4; at < whole.length; at += 7) {
    const broken = whole.slice()
    broken[at] = broken[at]! ^ 0xff
    const fault = await readTable(broken, limits).then(
      () => 'read',
      (error: unknown) => (error instanceof TableError ? 'fault' : error),
    )
    expect(['read', 'fault']).toContain(fault)
  }
})

test('numbers that a workbook keeps as texts have the commas of their country; its own numbers stay', async () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (number: number, own: string, ...texts: string[]) =>
    `<row r="${number}"><c r="A${number}"><v>${own}</v></c>${texts.map((value, at) => text(`${'BCD'[at]}${number}`, value)).join('')}</row>`
  const read = async (...rows: string[]) => {
    const { rows: found, decimals } = await readTable(await workbook(rows.join('')), limits)
    return { cells: found.map(({ cells }) => cells), decimals }
  }
  expect(
    await read(row(1, '1.25', '84,6', '1.7225', 'Ø82 x 1.020'), row(2, '4.5', '1.207,4 kg', '', '7,12')),
  ).toEqual({
    cells: [
      ['1.25', '84.6', '1.7225', 'Ø82 x 1.020'],
      ['4.5', '1207.4 kg', '', '7.12'],
    ],
    decimals: 'comma',
  })
  // A text with a decimal point says that commas stand between thousands.
  expect(await read(row(1, '1.25', '6,941', '20.5', '84,6'))).toEqual({
    cells: [['1.25', '6,941', '20.5', '84,6']],
    decimals: '',
  })
})
