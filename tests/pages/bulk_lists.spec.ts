// What a list leaves open is asked about in the page: its encoding, struck rows, lengths that differ; a matrix is refused with advice.
import type { Page } from '@playwright/test'
import { makeZip } from '../../src/shared/spreadsheet/zip.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const t = words('en-US')
const at = '/backend/seller_quotation/bulk'
const seller = 'mould@demo.test'
const inEnglish = { as: seller, at, language: 'en-US' } as const

async function open(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Open xlsx or csv') }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('Paste a table or a list of lines') }).fill(text)
  await page.getByRole('button', { name: t('Read this text') }).click()
}

test('a matrix of what is available is refused with what to do', async ({ visit }) => {
  const page = await visit(inEnglish)
  await paste(page, 'Ø mm\tC45\t42CrMo4\t16MnCr5\n40\tx\tx\t\n50\tx\t\tx\n60\t\tx\tx')
  await expect(page.getByRole('alert')).toContainText('Write a row for each size of each grade')
})

test('a text that may be in two encodings is shown in the chosen one before it is read', async ({
  visit,
}) => {
  const page = await visit(inEnglish)
  // 가나 and 다라 in EUC-KR, which are Chinese characters in GB 18030.
  const hangul = [0xb0, 0xa1, 0xb3, 0xaa, 0x0a, 0x34, 0x35, 0x2c, 0xb4, 0xd9, 0xb6, 0xf3]
  await open(page, 'list.csv', Uint8Array.from([...Buffer.from('Grade,Remark\n40Cr,'), ...hangul]))
  const choice = page.getByRole('region', { name: t('Encoding of the file') })
  await choice.getByRole('combobox', { name: t('Encoding') }).click()
  await page.getByRole('option', { name: 'EUC-KR' }).click()
  await expect(choice.getByRole('cell', { name: '가나' })).toBeVisible()
  await choice.getByRole('button', { name: t('Read it so') }).click()
  // All columns are known, so the rows come at once (decision 156).
  await expect(
    page.getByRole('textbox', { name: t('{0}, row {number}', { 0: t('Description'), number: 2 }) }),
  ).toHaveValue('가나')
})

test('struck rows are left out until they are taken in, and columns say by what they were understood', async ({
  visit,
}) => {
  const cells = (style: number, ...texts: string[]) =>
    texts.map((text) => `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  const rows = [
    cells(0, 'Kind of steel', 'Size', 'Pcs'),
    cells(0, '42CrMo', 'φ320×6150', '2'),
    cells(1, '40Cr', 'φ180×4200', '1'),
    cells(0, '45', 'φ100×6000', '3'),
    cells(0, '20CrMnTi', 'φ120×6000', '3'),
    cells(0, 'GCr15', 'φ90×6000', '3'),
    cells(0, '35CrMo', 'φ95×6000', '3'),
  ]
  const file = makeZip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
    'xl/worksheets/s.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
  })
  const page = await visit(inEnglish)
  await open(page, 'list.xlsx', new Uint8Array(await file.arrayBuffer()))
  await expect(page.getByText('One row is struck through and was left out: sold?')).toBeVisible()
  await expect(page.getByText('from the values: 4 of 5 read as grades')).toBeVisible()
  await page.getByRole('switch', { name: 'Take in one row that is struck through' }).check()
  await expect(page.getByText('One row is struck through and was left out: sold?')).toBeHidden()
  await expect(page.getByText('from the values: 5 of 6 read as grades')).toBeVisible()
})

test('random lengths of many rows are settled with one click, and said in the description', async ({
  visit,
}) => {
  const page = await visit(inEnglish)
  await paste(
    page,
    'Grade\tSize\tLength\tPcs\tWeight\tRemark\n45\tφ180\t4-7 m\t10\t11.5 t\tbundled\n40Cr\tφ200\t4-6 m\t8\t9.5 t\t',
  )
  await page.getByRole('button', { name: /random lengths.*the shortest.*2 rows/ }).click()
  await expect(page.getByRole('img', { name: 'φ180×4000' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'φ200×4000' })).toBeVisible()
})
