// A tab that is slow to register its session brings nothing back after a log-out in another tab.
import type { Page } from '@playwright/test'
import { databaseNames, metaRow, openTab } from '../../support/browser_offline.ts'
import {
  expect,
  expectUnread,
  memberWithNotifications,
  messagesPath,
  numberedSigns,
  openAs,
  test,
} from '../../support/browser_messages.ts'
import { holdDrafts, holdLock } from '../../support/browser_storage.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

async function logOut(page: Page, id: number): Promise<void> {
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect.poll(() => databaseNames(page)).not.toContain(`account-${id}`)
}

const lastInLine = (page: Page) =>
  page.evaluate(() => navigator.locks.request('session', () => undefined).then(() => undefined))

test('that waits for its turn: it writes nothing', async ({ page, context, server, line }) => {
  const person = await memberWithNotifications(server, numberedSigns('Q60000', 1))
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 1)
  const atWork = await holdLock(page, 'session')
  const late = await openTab(context, `${line.origin}${messagesPath}`)
  await expect.poll(atWork.waiting).toBe(1)
  await logOut(page, person.id)
  await expect(late).toHaveURL(/\/login/)
  const left = await metaRow(page, 'session')
  expect(left).toMatchObject({ uid: null, token: null })
  await atWork.end()
  await lastInLine(late)
  expect(await metaRow(page, 'session')).toEqual(left)
  expect(await databaseNames(page)).not.toContain(`account-${person.id}`)
})

test('that is in the middle of it: it takes back what it has written', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q61000', 1))
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 1)
  const late = await context.newPage()
  // In another language it registers anew, and is stopped while it encrypts the token.
  await late.addInitScript(() => {
    localStorage.setItem('language', 'en-US')
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...given) => {
      document.documentElement.dataset['encrypts'] = ''
      await new Promise((goOn) => addEventListener('go_on', goOn, { once: true }))
      return encrypt(...given)
    }
  })
  await late.goto(`${line.origin}${messagesPath}`)
  await expect(late.locator('html[data-encrypts]')).toBeAttached()
  await logOut(page, person.id)
  await expect(late).toHaveURL(/\/login/)
  await late.evaluate(() => dispatchEvent(new Event('go_on')))
  await lastInLine(late)
  expect(await metaRow(page, 'session')).toMatchObject({ uid: null, token: null })
  expect(await databaseNames(page)).not.toContain(`account-${person.id}`)
})

test('that closes while the device is cleared: the next page finishes it', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q62000', 1))
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 1)
  const leaving = await openTab(context, `${line.origin}/home`)
  const goOn = await holdDrafts(page)
  await leaving
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect(leaving).toHaveURL(/\/login/)
  await leaving.close()
  await goOn()
  await page.reload()
  await expect.poll(() => databaseNames(page)).not.toContain(`account-${person.id}`)
})
