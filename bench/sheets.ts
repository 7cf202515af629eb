/** Measures how long the worker of bulk entry takes for a workbook of 5,000 rows, and the reader for 5,000 cells with a specification. */
import { unzipSync, zipSync } from 'fflate'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { answerRequest } from '../src/shared/spreadsheet/read_table.ts'
import { xlsxFile, type SheetCell } from '../src/shared/spreadsheet/xlsx_write.ts'
import { openZip } from '../src/shared/spreadsheet/zip.ts'
import { median } from './browser_page.ts'
import { target, type Target } from './targets.ts'

const rows = 5_000
const turns = 7
/** Splitting once takes too little time to be measured. */
const splits = 20

const headings = ['材质', '规格', '数量', '重量(kg)', '单价(元/吨)', '存放地', '状态', '备注']
const grades = ['42CrMo', '45', '20CrMnMo', '34CrNi3Mo', 'H13', 'Q355D']
const specOf = (at: number): string =>
  [
    `φ${100 + (at % 400)}×${3000 + at}`,
    `OD${300 + (at % 200)}/ID${100 + (at % 90)}×${200 + at}`,
    `${90 + (at % 50)}*${200 + (at % 300)}*${1000 + at}`,
  ][at % 3]!

/** Returns a compressed workbook, as spreadsheet programs save it. */
async function workbook(): Promise<Uint8Array<ArrayBuffer>> {
  const body = Array.from({ length: rows }, (_, at): SheetCell[] => [
    grades[at % grades.length]!,
    specOf(at),
    1 + (at % 9),
    1000 + at * 1.5,
    4000 + (at % 3000),
    '江苏 江阴',
    '调质',
    `炉号 D${at}`,
  ])
  const stored = xlsxFile([{ name: '库存', rows: [headings, ...body], widths: [] }])
  return new Uint8Array(zipSync(unzipSync(new Uint8Array(await stored.arrayBuffer()))))
}

/** The least that any reader must do: inflate the sheet, decode it, and find its cells. */
async function bareRead(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const text = new TextDecoder().decode(await openZip(bytes)('xl/worksheets/sheet1.xml'))
  return [...text.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/g)].length
}

/** Returns the median time of both in ms, measured in turn, and the median of the ratios within a turn. */
async function compared(ours: () => Promise<unknown> | unknown, bare: () => Promise<unknown> | unknown) {
  const times: { ours: number; bare: number }[] = []
  const timed = async (work: () => Promise<unknown> | unknown) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  for (let turn = 0; turn <= turns; turn++) times.push({ ours: await timed(ours), bare: await timed(bare) })
  // In the first turn both are compiled.
  const measured = times.slice(1)
  return {
    ours: median(measured.map((one) => one.ours)),
    ratio: median(measured.map((one) => one.ours / one.bare)),
  }
}

/** Measures a workbook and its specifications, each with its ratio to a bare reader in the same run. */
export async function measureSheets(): Promise<Target[]> {
  const bytes = await workbook()
  const read = () => answerRequest({ bytes: bytes.slice().buffer, limits: bulkLimits, sheet: undefined })
  const answer = await read()
  const cells = await bareRead(bytes)
  if (!('table' in answer) || answer.table.rows.length !== rows + 1 || cells !== (rows + 1) * headings.length)
    throw new Error('the workbook was not read whole')
  const specs = Array.from({ length: rows }, (_, at) => specOf(at))
  const unread = specs.find((spec) => {
    const { dims, candidates } = parseSpec(spec)
    return Object.keys(dims).length === 0 && candidates === undefined
  })
  if (unread) throw new Error(`not read: ${unread}`)
  const table = await compared(read, () => bareRead(bytes))
  const lines = await compared(
    () => specs.map((spec) => parseSpec(spec)),
    () => {
      for (let turn = 0; turn < splits; turn++)
        specs.map((spec) => spec.normalize('NFKC').match(/\d+(?:\.\d+)?|\p{L}+/gu))
    },
  )
  return [
    target('workbook of 5,000 rows and 40,000 cells in the worker, ms', table.ours, 0, { max: 1_000 }),
    target('the same as a ratio to a bare reader', table.ratio, 1, { max: 8 }),
    target('specifications in 5,000 cells, ms', lines.ours, 0, { max: 1_000 }),
    target(`the same as a ratio to splitting them into words ${splits} times`, lines.ratio, 1, { max: 10 }),
  ]
}
