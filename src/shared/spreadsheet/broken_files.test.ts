/** Files that are cut off, changed byte by byte, or made to exhaust the reader: each is read or refused, and the limits hold. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { answerRequest } from './read_table.ts'
import type { Table, TableAnswer } from './table.ts'
import { makeZip } from './zip.ts'

const limits = { rows: 50, columns: 10, cell: 200 }
const read = (bytes: Uint8Array<ArrayBuffer>, most = limits): Promise<TableAnswer> =>
  answerRequest({ bytes: bytes.slice().buffer, limits: most, sheet: undefined })
const outcome = (answer: TableAnswer): string => ('fault' in answer ? answer.fault : 'read')
const tableOf = (answer: TableAnswer): Table => {
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.table
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const faults = [
  'read',
  'too_large',
  'damaged',
  'password',
  'old_format',
  'other_format',
  'not_a_table',
  'empty',
]

/** A generator of the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const folder = path.join(import.meta.dirname, '../../../tests/sheets/files')
const corpus = globSync('*', { cwd: folder })
  .filter((name) => !name.endsWith('.json') && name !== 'bomb.xlsx')
  .sort()

test.each(corpus)('%s cut off anywhere, or with changed bytes, is read or refused', async (name) => {
  const whole = new Uint8Array(readFileSync(path.join(folder, name)))
  const next = numbers(whole.length)
  const found = new Set<string>()
  for (let turn = 0; turn < 12; turn++) found.add(outcome(await read(whole.slice(0, next(whole.length)))))
  for (let turn = 0; turn < 25; turn++) {
    const changed = whole.slice()
    for (let count = 0; count <= turn; count++) changed[next(changed.length)] = next(256)
    found.add(outcome(await read(changed)))
  }
  expect(faults).toEqual(expect.arrayContaining([...found]))
})

test('an archive that is cut off or changed inside a part is damaged, never another table', async () => {
  for (const name of corpus.filter(
    (one) => /^(?:op|xw|lo).*\.(?:xlsx|ods)$/.test(one) && !one.includes('password'),
  )) {
    const whole = new Uint8Array(readFileSync(path.join(folder, name)))
    if (whole[0] !== 0x50) continue
    for (const share of [0.2, 0.5, 0.9, 0.99])
      expect(outcome(await read(whole.slice(0, Math.floor(whole.length * share))))).toBe('damaged')
    // The compressed cells begin behind the name.
    const cells = Buffer.from(whole).indexOf(name.endsWith('.ods') ? 'content.xml' : 'sheet1.xml')
    const changed = whole.slice()
    for (let at = cells + 60; at < cells + 90; at++) changed[at] = changed[at]! ^ 1
    expect(outcome(await read(changed))).toBe('damaged')
  }
})

async function archive(parts: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await makeZip(parts).arrayBuffer())
}
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  archive({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="s" Target="s.xml"/></Relationships>',
    'xl/s.xml': `<worksheet>${sheet}</worksheet>`,
    ...more,
  })
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const ods = (rows: string) =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<o><table:table table:name="a">${rows}</table:table></o>`,
  })

test('a changed figure in a part that is not compressed is noticed', async () => {
  const bytes = await workbook('<sheetData><row><c><v>7760</v></c></row></sheetData>')
  expect(outcome(await read(bytes))).toBe('read')
  bytes[Buffer.from(bytes).indexOf('7760')]! ^= 1
  expect(outcome(await read(bytes))).toBe('damaged')
})

describe('files that are made to exhaust the reader', () => {
  test('parts that inflate beyond 80 MB together', async () => {
    const content = Buffer.alloc(30_000_000, 32)
    // Three times 30 MB are more than the limit, twice are not.
    const three = await archiveOf(['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml'], content)
    expect(three.length).toBeLessThan(100_000)
    expect(outcome(await read(three))).toBe('too_large')
    expect(outcome(await read(await archiveOf(['xl/workbook.xml', 'xl/styles.xml'], content)))).toBe(
      'not_a_table',
    )
  })

  test('a merged range over the whole sheet, a hundred thousand times', async () => {
    const spans = '<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)
    const rows = `<row r="1">${cell('42CrMo')}</row><row r="9"><c r="B9"><v>1</v></c></row>`
    const { rows: found } = tableOf(
      await read(await workbook(`<sheetData>${rows}</sheetData><mergeCells>${spans}</mergeCells>`)),
    )
    expect(found.map(({ cells }) => cells)).toEqual([
      ['42CrMo', '42CrMo'],
      ['42CrMo', '1'],
    ])
  })

  test('cells far to the right and rows without end', async () => {
    const wide = `<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>`
    const many = '<row><c><v>1</v></c></row>'.repeat(2000)
    const table = tableOf(await read(await workbook(`<sheetData>${wide}${many}</sheetData>`)))
    expect(table.rows).toHaveLength(limits.rows + 1)
    expect(table.left).toBe(1950)
    expect(table.leftColumns).toBeGreaterThan(0)
  })

  test('a row or a cell of an OpenDocument table that is repeated a billion times', async () => {
    const repeated = `<table:table-row table:number-rows-repeated="1000000000"><table:table-cell office:value-type="float" office:value="7" table:number-columns-repeated="1000000000"/></table:table-row>`
    const table = tableOf(await read(await ods(repeated)))
    expect(table.rows).toHaveLength(limits.rows + 1)
    expect(table.left).toBe(1_000_000_000 - limits.rows - 1)
    const empty = `<table:table-row table:number-rows-repeated="1000000000"/><table:table-row><table:table-cell office:value-type="float" office:value="7"/></table:table-row>`
    expect(tableOf(await read(await ods(empty))).rows).toEqual([{ number: 1_000_000_001, cells: ['7'] }])
  })

  test('spanned cells of a page that cover a billion rows, and a thousand tables inside each other', async () => {
    const spanned = `<table><tr><td rowspan=1000000000 colspan=1000000000>a<tr><td>b</table>`
    expect(tableOf(await read(utf8(spanned))).rows[0]?.cells[0]).toBe('a')
    const nested = '<table><tr><td>'.repeat(1000)
    expect(tableOf(await read(utf8(`${nested}deep`))).rows[0]?.cells).toEqual(['deep'])
  })

  test.each<[string, (text: string) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['a workbook', (text) => workbook(`<sheetData><row>${cell('a')}${cell(text)}</row></sheetData>`)],
    ['text', (text) => utf8(`a\t"${text}"\nb\tc`)],
    ['a page', (text) => utf8(`<table><tr><td>a<td>${text}</table>`)],
  ])('a cell of one million characters in %s is cut and counted', async (_, make) => {
    const table = tableOf(await read(await make('长'.repeat(1_000_000)), bulkLimits))
    expect(table.rows[0]?.cells[1]).toHaveLength(bulkLimits.cell)
    expect(table.cut).toBe(1)
  })

  test.each([
    ['quotes that never close', `a,"${'x,"'.repeat(200_000)}`],
    ['delimiters only', `a;b\n${';'.repeat(500_000)}`],
    ['open tags only', `<table>${'<td '.repeat(100_000)}`],
    ['open comments only', `<table><tr><td>1</td></tr>${'<!--'.repeat(20_000)}`],
  ])('%s', async (_, text) => expect(faults).toContain(outcome(await read(utf8(text)))))
})

/** An archive whose parts all have the same compressed content. */
async function archiveOf(names: readonly string[], content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const packed = deflateRawSync(content)
  const bytes = await archive(Object.fromEntries(names.map((name) => [name, 'x'.repeat(packed.length)])))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const name of names) {
    view.setUint16(at + 8, 8, true)
    bytes.set(packed, at + 30 + name.length)
    at += 30 + name.length + packed.length
  }
  for (const name of names) {
    view.setUint16(at + 10, 8, true)
    view.setUint32(at + 16, crc32(content), true)
    at += 46 + name.length
  }
  return bytes
}
