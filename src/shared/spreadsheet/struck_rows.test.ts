/** Rows that a seller has struck through are most likely sold: they are left out, said, and can be taken in. */
import { expect, test } from 'vitest'
import { readTable } from './read_table.ts'
import { withStruck } from './table.ts'
import { makeZip } from './zip.ts'

const limits = { rows: 20, columns: 6, cell: 40 }

async function workbook(rows: string, shared = '') {
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/styles.xml':
      '<styleSheet><fonts><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>',
    'xl/worksheets/s.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  return new Uint8Array(await makeZip(parts).arrayBuffer())
}
const row = (number: number, style: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map((cell) => `<c s="${style}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`

test('rows with a struck cell are left out and kept apart', async () => {
  const bytes = await workbook(
    [
      row(1, 0, 'Grade', 'Size'),
      row(2, 0, '45', '100'),
      row(3, 1, '40Cr', '120'),
      row(4, 2, '20', '90'),
    ].join(''),
  )
  const table = await readTable(bytes, limits)
  expect(table.rows.map(({ number }) => number)).toEqual([1, 2, 4])
  expect(table).toMatchObject({
    struckRows: 1,
    struckParts: 0,
    struck: [{ number: 3, cells: ['40Cr', '120'] }],
  })
  const whole = withStruck(table)
  expect(whole.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(whole).toMatchObject({ struckRows: 0, struck: [] })
})

test('an empty cell with such a style strikes nothing', async () => {
  const bytes = await workbook(
    `${row(1, 0, 'Grade')}<row r="2"><c t="inlineStr"><is><t>45</t></is></c><c s="1"/></row>`,
  )
  expect(await readTable(bytes, limits)).toMatchObject({ struckRows: 0, rows: { length: 2 } })
})

test('runs of a rich text: all of them struck is a struck cell, a part of them is left out', async () => {
  const struck = (text: string) => `<r><rPr><strike/></rPr><t>${text}</t></r>`
  const bytes = await workbook(
    '<row r="1"><c t="s"><v>0</v></c></row><row r="2"><c t="s"><v>1</v></c></row><row r="3"><c t="s"><v>2</v></c></row>',
    `<si><t>Price</t></si><si>${struck('5200')}<r><t> 4980</t></r></si><si>${struck('φ300')}${struck('×6000')}</si>`,
  )
  const table = await readTable(bytes, limits)
  expect(table.rows.map(({ cells }) => cells)).toEqual([['Price'], ['4980']])
  expect(table).toMatchObject({ struckRows: 1, struckParts: 1, struck: [{ cells: ['φ300×6000'] }] })
})
