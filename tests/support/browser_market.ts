/** Locators and values of the spot mall, in Chinese unless they take words. */
import type { Locator, Page } from '@playwright/test'
import { words, type Words } from './browser_words.ts'

const t = words('zh-CN')

const list = (page: Page) => page.getByRole('region', { name: t('Postings') })
/** The listed postings, without the placeholders that have no link. */
export const rows = (page: Page): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
/** The number of postings that the list shows. */
export const total = (page: Page): Locator => list(page).getByRole('status').locator('b').first()

export const filters = (page: Page, of: Words = t): Locator =>
  page.getByRole('region', { name: of('Filters') })
/** The input for one end of a range in the filter panel. */
export const end = (page: Page, range: string, which: 'from' | 'to'): Locator =>
  filters(page).getByRole('textbox', { name: t(`{label}, ${which}`, { label: t(range) }) })

export const chips = (page: Page, of: Words = t): Locator =>
  page.getByRole('group', { name: of('Chosen filters') })
export const chip = (page: Page, text: string, of: Words = t): Locator =>
  chips(page, of).getByRole('button', { name: of('Remove filter {text}', { text }), exact: true })

type Row = {
  character: number
  material: string
  shape: string
  dims: { d?: number; l?: number }
  delivery_state: string
  quantity: number
  weighing_method: number
  theoretical_weight_kg: number | null
  actual_weight_kg: number | null
  price_per_t: number | null
  region_id: number
  photo_count: number
}
/** Waits for the list's next answer and returns its rows. */
export async function nextAnswer(page: Page): Promise<Row[]> {
  let results: Row[] | undefined
  await page.waitForResponse(async (one) => {
    if (!one.url().includes('/api/quotation/?')) return false
    // An answer that the page has dropped for a newer one has no body any more.
    const body = (await one.json().catch(() => undefined)) as { data: { results: Row[] } } | undefined
    results = body?.data.results
    return results !== undefined
  })
  return results!
}
/** The lot's weight that counts, in kg. */
export const weight = (row: Row): number =>
  (row.weighing_method === 1 ? row.actual_weight_kg : row.theoretical_weight_kg) ?? 0
