import { expect, type Page } from '@playwright/test'
import type { Words } from './browser_words.ts'

/** The toast that offers to take an approval back, which names what is approved. */
export const heldToast = (page: Page, t: Words, name: string | RegExp) =>
  page
    .getByRole('alert')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button', { name: t('Undo') }) })

/** Sends an approval that could still be taken back, and waits until the server has it. */
export async function sendApproval(page: Page, t: Words, name: string | RegExp): Promise<void> {
  const sent = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && /\/(approve|accept)\/$/.test(new URL(answer.url()).pathname),
  )
  await heldToast(page, t, name)
    .getByRole('button', { name: t('Close') })
    .click()
  await sent
  await expect(heldToast(page, t, name)).toHaveCount(0)
}
