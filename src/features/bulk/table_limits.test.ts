// Runs in tests/support/one_document.ts.
/** Tables beyond the limits: what is read, and what the person is told in either language. */
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { bulkLimits } from '#contract/postings/bulk.ts'
import type { Language } from '#contract/enums.ts'
import { textsOf } from '#shared/i18n/i18n.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import { openTable } from '#shared/spreadsheet/open_table.ts'
import { readTable } from '#shared/spreadsheet/read_table.ts'
import { xlsxFile } from '#shared/spreadsheet/xlsx_write.ts'
import { faultText } from '#shared/spreadsheet/table_faults.ts'
import { noteTexts } from './table_notes.ts'

const speak = async (language: Language) =>
  i18n.loadAndActivate({ locale: language, messages: await textsOf(language) })

const rows = [['牌号', '规格'], ...Array.from({ length: 20_000 }, (_, at) => ['42CrMo', `φ${100 + at}×3000`])]
const tooLong = {
  text: () => readDelimited(rows.map((cells) => cells.join('\t')).join('\n'), bulkLimits),
  workbook: async () => {
    const file = xlsxFile([{ name: '库存', rows, widths: [] }])
    return readTable(new Uint8Array(await file.arrayBuffer()), bulkLimits)
  },
}

test.each<[keyof typeof tooLong, Language, string]>([
  ['text', 'zh-CN', '超出前 5,000 行的 15,000 行未读入'],
  ['workbook', 'en-US', '15,000 rows beyond the first 5,000 were left out'],
])(
  'of 20,000 rows as %s the first 5,000 are read, and the person is told about the rest (%s)',
  async (source, language, said) => {
    await speak(language)
    const table = await tooLong[source]()
    // One more for the row of headings.
    expect(table.rows).toHaveLength(bulkLimits.rows + 1)
    expect(table.rows.at(-1)?.cells[1]).toBe('φ5099×3000')
    expect(noteTexts({ notes: { ...table, skipped: 0 } })).toEqual([expect.stringContaining(said)])
  },
)

test.each<[Language, string]>([
  ['zh-CN', '最多可打开 20 MB'],
  ['en-US', 'The file is too large. Up to 20 MB can be opened'],
])('a file of 30 MB is refused before it is read (%s)', async (language, said) => {
  await speak(language)
  const file = new File([new Uint8Array(30_000_000)], '库存.xlsx')
  const refused = await openTable(file, bulkLimits).catch((error: unknown) => error)
  expect(faultText(refused)).toContain(said)
})
