/** What tests do on the page of bulk entry, in Chinese. */
import type { Page } from '@playwright/test'
import { words } from './browser_words.ts'

const t = words('zh-CN')

export const cell = (page: Page, label: string, row: number) =>
  page.getByRole('textbox', { name: t('{0}, row {number}', { 0: t(label), number: row }) })
export const toRows = (page: Page) => page.getByRole('button', { name: t('Check the rows') }).click()
export const saveDrafts = (page: Page, sendable: number) =>
  page.getByRole('button', {
    name: t('{sendable, plural, one {Save one draft} other {Save # drafts}}', { sendable }),
  })
export const submitRows = (page: Page, ready: number) =>
  page.getByRole('button', {
    name: t('{ready, plural, one {Submit one row} other {Submit # rows}}', { ready }),
  })

/** Answers what the rows of stock lists leave open. */
export async function answerForAll(page: Page): Promise<void> {
  for (const [field, answer] of [
    ['Mill certificate', 'Yes'],
    ['Test report', 'No'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: t(field) })
      .getByText(t(answer), { exact: true })
      .click()
}
