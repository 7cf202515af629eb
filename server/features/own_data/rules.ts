import type { Lang } from '#contract/enums.ts'
import { csvLines, type CsvCell } from '#contract/csv.ts'

/** Whose data: a main account exports its company's too, everybody else what they did themselves. */
export type Reader = { accountId: number; tenantId: number | null; isMain: boolean; lang: Lang }

/** Columns of a table: name of the value, and its heading in both languages. */
export type Columns = readonly (readonly [name: string, en: string, zh: string])[]
export type Row = Readonly<Record<string, unknown>>

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}

/** A table of the rows for spreadsheets. */
export async function* csvOf(
  columns: Columns,
  pages: AsyncIterable<readonly Row[]>,
  lang: Lang,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([columns.map(([, en, zh]) => (lang === 'en' ? en : zh))])}`
  for await (const page of pages)
    yield csvLines(page.map((row) => columns.map(([name]) => cellOf(row[name]))))
}

/** The rows as a JSON list. */
export async function* jsonOf(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    for (const row of page) {
      yield `${separator}${JSON.stringify(row, null, 2)}`
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Decides in order which uploads fit into `room` bytes. */
export function roomFor(room: number): (size: number) => boolean {
  let left = room
  return (size) => {
    if (size > left) return false
    left -= size
    return true
  }
}
