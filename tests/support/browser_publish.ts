/** Steps in the publish form that several tests share. */
import { expect, type Page } from '@playwright/test'
import { png, type ChosenFile } from './browser_pictures.ts'
import type { Words } from './browser_words.ts'

export const publishPath = '/backend/seller_quotation?command=create'
export const draftsPath = '/backend/drafts'
export const ownPath = '/api/backend/quotation/'
export const createPath = '/api/quotation/'
export const uploadPath = '/api/resource/upload/'

/** Fills in everything that a spot posting needs except photos. */
export async function fillPosting(page: Page, t: Words, line: string): Promise<void> {
  const spec = page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
  await spec.fill(line)
  await page.getByRole('textbox', { name: t('Price'), exact: true }).fill('5120')
  await page.getByRole('button', { name: t('Stored at') }).click()
  await page.getByRole('textbox', { name: t('Search city or district') }).fill('昆山')
  await page
    .getByRole('option', { name: /昆山|Kunshan/ })
    .first()
    .click()
  for (const [field, answer] of [
    ['Mill certificate', 'Yes'],
    ['Test report', 'No'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: t(field) })
      .getByText(t(answer), { exact: true })
      .click()
}

export const photos = (count: number): Promise<ChosenFile[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => png(`photo-${at + 1}.png`, `hsl(${at * 40} 60% 50%)`)))

export const photoBox = (page: Page, t: Words) => page.getByRole('group', { name: t('Photos') })

/** Chooses photos for a posting: files in memory, or one by its path. */
export async function choosePhotos(page: Page, t: Words, files: ChosenFile[] | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await photoBox(page, t)
    .getByRole('button', { name: t('Add pictures') })
    .click()
  await (await chooser).setFiles(files)
}

/** Waits until the form says that it is saved on this device. */
export async function untilStored(page: Page, t: Words): Promise<void> {
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
}

export const submit = (page: Page, t: Words): Promise<void> =>
  page.getByRole('button', { name: t('Submit for review') }).click()

/** Returns the signed-in company's postings with this length in mm from the server. */
export async function postingsOnServer(
  page: Page,
  length: number,
): Promise<{ code: string; state: string; photo_count: number }[]> {
  return page.evaluate(
    async ([path, l]) => {
      const answer = await fetch(`${path}?size=50`, {
        headers: { 'Access-Token': localStorage.getItem('token') ?? '' },
      })
      type Row = { code: string; state: string; photo_count: number; dims: { l?: number } | null }
      return ((await answer.json()) as { data: { results: Row[] } }).data.results.filter(
        (row) => row.dims?.l === l,
      )
    },
    [ownPath, length] as const,
  )
}

/** Returns the places in databases, caches and storages of this browser profile that contain one of the texts. */
export const leaksOf = (page: Page, texts: string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    const plain = (value: unknown): string =>
      JSON.stringify(value, (_, one: unknown) =>
        one instanceof ArrayBuffer ? new TextDecoder('latin1').decode(one) : one,
      ) ?? ''
    const look = (where: string, value: unknown) => {
      for (const text of wanted) if (plain(value).includes(text)) found.push(`${where}: ${text}`)
    }
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        for (const row of rows) look(`${name}/${store}`, row)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        look(`cache ${name}`, request.url)
        look(`cache ${name}`, await (await cache.match(request))?.text())
      }
    }
    look('local storage', { ...localStorage })
    look('session storage', { ...sessionStorage })
    return found
  }, texts)
