import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Words } from './browser_words.ts'

/** Exports the list of the page and returns the rows of the file, each with its cells by heading. */
export async function exportedRows(page: Page, t: Words): Promise<Record<string, string>[]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('Export CSV') }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  const [heading = [], ...rows] = lines.map(cellsOf)
  return rows.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])))
}

const cellsOf = (line: string): string[] =>
  [...line.replace(/^\ufeff/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
