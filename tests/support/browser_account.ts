/** Steps on the account pages that several tests share. */
import type { Page } from '@playwright/test'
import { fromOutbox, outbox } from './browser.ts'
import type { Caller } from './browser_people.ts'
import type { Words } from './browser_words.ts'

const captchaResponse = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/verify_code/image/'))

/** Opens the captcha dialog of the code field and returns the captcha's key. */
export async function requestCaptcha(page: Page, t: Words): Promise<string> {
  const picture = captchaResponse(page)
  await page.getByRole('button', { name: t('Send code') }).click()
  return keyOf(await picture)
}

const keyOf = async (answer: { json: () => Promise<unknown> }): Promise<string> =>
  ((await answer.json()) as { data: { key: string } }).data.key

/** Waits for the next captcha that the page loads and returns its key. */
export const nextCaptchaKey = async (page: Page): Promise<string> => keyOf(await captchaResponse(page))

/** Solves the captcha, sends it, and returns the verification code that arrives at `to`. */
export async function solveCaptcha(
  page: Page,
  t: Words,
  given: { key: string; to: string },
): Promise<string> {
  const { text } = await fromOutbox({ key: given.key })
  const known = outbox().length
  await submitCaptcha(page, t, text)
  return (await fromOutbox({ to: given.to }, known)).text
}

/** Sends a wrong answer and returns the key of the captcha that replaces the first. */
export async function failCaptcha(page: Page, t: Words): Promise<string> {
  const picture = captchaResponse(page)
  await submitCaptcha(page, t, 'zzzzz')
  return keyOf(await picture)
}

async function submitCaptcha(page: Page, t: Words, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('Type the characters in the picture') })
  await dialog.getByRole('textbox', { name: t('Characters in the picture') }).fill(text)
  await dialog.getByRole('button', { name: t('Send code') }).click()
}

/** Returns an item of local storage, or null. */
export const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name)

/** Lets a page of an operator act for the account with this name, as after the dialog for it. */
export async function actFor(
  page: Page,
  operator: Caller,
  { account, reason }: { account: string; reason: string },
): Promise<{ token: string }> {
  const at = `/api/admin/user/?keyword=${encodeURIComponent(account)}`
  const { results } = await operator.call<{ results: { id: number }[] }>('get', at)
  const path = `/api/admin/user/${results[0]?.id}/impersonate/`
  const { token } = await operator.call<{ token: string }>('post', path, { comment: reason })
  await page.evaluate((borrowed) => {
    localStorage.setItem('host_token', localStorage.getItem('token') ?? '')
    localStorage.setItem('token', borrowed)
    localStorage.removeItem('account:session')
  }, token)
  return { token }
}
