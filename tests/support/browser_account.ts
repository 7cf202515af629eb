/** Steps of the account pages that several tests take. */
import type { Page } from '@playwright/test'
import { fromOutbox, outbox } from './browser.ts'
import type { Words } from './browser_words.ts'

const pictureAnswer = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/verify_code/image/'))

/** Opens the picture dialog of the code field; gives the key of the picture. */
export async function askForPicture(page: Page, t: Words): Promise<string> {
  const picture = pictureAnswer(page)
  await page.getByRole('button', { name: t('Send code') }).click()
  return keyOf(await picture)
}

const keyOf = async (answer: { json: () => Promise<unknown> }): Promise<string> =>
  ((await answer.json()) as { data: { key: string } }).data.key

/** Key of the next picture that the page is given. */
export const keyOfPicture = async (page: Page): Promise<string> => keyOf(await pictureAnswer(page))

/** Types what the picture says and sends; gives the verification code that arrives at `to`. */
export async function answerPicture(
  page: Page,
  t: Words,
  given: { key: string; to: string },
): Promise<string> {
  const { text } = await fromOutbox({ key: given.key })
  const known = outbox().length
  await sendPicture(page, t, text)
  return (await fromOutbox({ to: given.to }, known)).text
}

/** Types a wrong answer; gives the key of the picture that replaces the first. */
export async function failPicture(page: Page, t: Words): Promise<string> {
  const picture = pictureAnswer(page)
  await sendPicture(page, t, 'zzzzz')
  return keyOf(await picture)
}

async function sendPicture(page: Page, t: Words, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('Type the characters in the picture') })
  await dialog.getByRole('textbox', { name: t('Characters in the picture') }).fill(text)
  await dialog.getByRole('button', { name: t('Send code') }).click()
}

/** What local storage keeps under a name. */
export const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name)
