/** Steps and locators on the Chinese page of bulk entry. */
import { expect, type Page } from '@playwright/test'
import { words } from './browser_words.ts'

const t = words('zh-CN')

export const cell = (page: Page, label: string, row: number) =>
  page.getByRole('textbox', { name: t('{0}, row {number}', { 0: t(label), number: row }) })
/** Goes to the rows; a table whose columns are all understood is there at once. */
export async function checkRows(page: Page): Promise<void> {
  const step = page.getByRole('list', { name: t('Steps') }).locator('[aria-current=step]')
  await expect(step).not.toContainText(t('Table'))
  if ((await step.textContent())?.includes(t('Columns')))
    await page.getByRole('button', { name: t('Check the rows') }).click()
}
export const saveDraftsButton = (page: Page, sendable: number) =>
  page.getByRole('button', {
    name: t('{sendable, plural, one {Save one draft} other {Save # drafts}}', { sendable }),
  })
export const submitRowsButton = (page: Page, ready: number) =>
  page.getByRole('button', {
    name: t('{ready, plural, one {Submit one row} other {Submit # rows}}', { ready }),
  })

/** Answers for all rows the questions that stock lists leave open. */
export async function answerCommonQuestions(page: Page): Promise<void> {
  for (const [field, answer] of [
    ['Mill certificate', 'Yes'],
    ['Test report', 'No'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: t(field) })
      .getByText(t(answer), { exact: true })
      .click()
}
