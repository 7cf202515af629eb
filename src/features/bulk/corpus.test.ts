// Runs in tests/support/one_document.ts.
/** Every file of tests/sheets through the worker's code and the guesses of bulk entry, compared with what its maker expects. */
import { Blob as NodeBlob } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '#contract/enums.ts'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { parseRegions } from '#contract/reference/regions.ts'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { textsOf } from '#shared/i18n/i18n.ts'
import { answerRequest } from '#shared/spreadsheet/read_table.ts'
import { TableError, type Table, type TableFault } from '#shared/spreadsheet/table.ts'
import { faultText } from '#shared/spreadsheet/table_faults.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { loadBilingualTexts, type BilingualTexts } from './bilingual_texts.ts'
import { refuseMatrix } from './availability_matrix.ts'
import { bulkColumns } from './bulk_columns.ts'
import { bodyOf, changeBulk, headingsOf, meaningsOf, type BulkContext, type BulkState } from './bulk_state.ts'
import { dictionaryOf } from './headings.ts'
import { rowReader } from './row_reader.ts'
import { noteTexts } from './table_notes.ts'

type Notes = Readonly<Record<string, unknown>>
type ExpectedTable = {
  sheet?: number
  sheets?: string[]
  part?: number
  rows?: Readonly<Record<string, unknown>>[]
  cells?: string[][]
  /** Columns with an error, by row. */
  errors?: string[][]
  notes: Notes
}
type Expected = { about: string } & ({ fault: TableFault } | { tables: ExpectedTable[] })

const folder = path.join(import.meta.dirname, '../../../tests/sheets/files')
const corpus = globSync('*.json', { cwd: folder })
  .sort()
  .map((name) => ({
    name: name.replace(/\.json$/, ''),
    ...(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Expected),
  }))

const entry = postingKinds.quotation
const regions = parseRegions(regionRows)
let texts: BilingualTexts
let context: BulkContext

beforeAll(async () => {
  // jsdom's has no stream(), by which archives are inflated.
  vi.stubGlobal('Blob', NodeBlob)
  i18n.loadAndActivate({ locale: 'en-US', messages: await textsOf('en-US') })
  texts = await loadBilingualTexts()
  const columns = bulkColumns(entry, texts)
  context = {
    dictionary: dictionaryOf(columns),
    remembered: {},
    ids: new Set(columns.map(({ id }) => id)),
    gradeHeading: 'Grade',
    shapeHeading: 'Shape',
    isExample: () => false,
  }
})

async function read(name: string, sheet?: number): Promise<Table> {
  const { buffer, byteOffset, length } = readFileSync(path.join(folder, name))
  const bytes = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer
  const answer = await answerRequest({ bytes, limits: bulkLimits, sheet })
  if ('fault' in answer) throw new TableError(answer.fault)
  return answer.table
}

function open(table: Table, part?: number): BulkState {
  const change = { type: 'open' as const, table, source: null, ...(part !== undefined && { part }) }
  const state = changeBulk(null, change, context)
  if (!state) throw new Error('no table')
  return state
}

const readings = (state: BulkState) => {
  const reader = rowReader({
    entry,
    texts,
    regions,
    lang: 'zh',
    uses: state.uses,
    headings: headingsOf(state),
    common: {},
  })
  return bodyOf(state).map(({ cells }) => reader(cells))
}

/** Everything that the person is told, without what is usual. */
const said = ({ notes, parts = [] }: BulkState): Notes =>
  Object.fromEntries(
    Object.entries({ ...notes, parts: parts.length }).filter(([name, value]) => {
      if (Array.isArray(value)) return value.length > 0
      return value !== (name === 'parts' || name === 'joined' ? 1 : typeof value === 'string' ? '' : 0)
    }),
  )

const refused = corpus.flatMap((one) => ('fault' in one ? [one] : []))
const tables = corpus.flatMap((one) =>
  'tables' in one ? one.tables.map((table, at) => ({ ...one, table, at })) : [],
)

test('the corpus has files that are read, and one for every fault', () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(new Set(refused.map(({ fault }) => fault))).toEqual(
    new Set(['too_large', 'damaged', 'password', 'old_format', 'other_format', 'not_a_table', 'empty']),
  )
})

describe.each(refused)('$name: $about', ({ name, fault }) => {
  test.each(languages)('is refused with advice in %s', async (language) => {
    const error = await read(name).catch((thrown: unknown) => thrown)
    expect((error as TableError).fault).toBe(fault)
    i18n.loadAndActivate({ locale: language, messages: await textsOf(language) })
    expect(faultText(error)).toMatch(/save|split|choose|保存|拆分|选择|另存/i)
  })
})

test.each(tables)('$name, table $at, is read: $about', async ({ name, table: expected }) => {
  const { sheet, sheets, part, rows, cells, errors, notes } = expected
  const table = await read(name, sheet)
  if (sheets) expect(table.sheets).toEqual(sheets)
  if (cells) expect(table.rows.map((row) => row.cells)).toEqual(cells)
  expect(() => refuseMatrix(table)).not.toThrow()
  const state = open(table, part)
  expect(said(state)).toEqual(notes)
  expect(noteTexts(state)).toHaveLength(Object.keys(notes).length)
  if (!rows) return
  const found = readings(state)
  const compared = found.map(({ values }, at) =>
    Object.fromEntries(Object.keys(rows[at] ?? values).map((field) => [field, values[field] ?? null])),
  )
  expect(compared).toEqual(rows)
  expect(found.map((row) => Object.keys(row.errors))).toEqual(errors ?? rows.map(() => []))
})

test.each(tables)(
  '$name, table $at, is read the same with what was remembered of it',
  async ({ name, table }) => {
    const { sheet, part } = table
    const file = await read(name, sheet)
    const first = open(file, part)
    const remembered = meaningsOf(first)
    const again = changeBulk(
      null,
      { type: 'open', table: file, source: null, ...(part !== undefined && { part }) },
      { ...context, remembered },
    )
    expect(again?.uses).toEqual(first.uses)
  },
)
