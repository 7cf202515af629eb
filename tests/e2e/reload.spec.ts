// Text typed a moment before the page goes away is restored, even if the device finishes no write (docs/decisions/023-device-drafts.md).
import type { Page } from '@playwright/test'
import { expect, login, test } from '../support/browser.ts'
import {
  approvePosting,
  approveSpot,
  callerOf,
  submitMaterial,
  submitSpot,
} from '../support/browser_people.ts'
import { draftsPath, untilStored, leaksOf, publishPath } from '../support/browser_publish.ts'
import { field, quoteDrawer } from '../support/browser_quotes.ts'
import {
  failingWrites,
  holdDrafts,
  disableAutosave,
  countPersistRequests,
} from '../support/browser_storage.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const specLine = (page: Page) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
const message = (page: Page) => page.getByRole('textbox', { name: t('Your message') })

/** Types and reloads at once, on a device that finishes no write before the page is gone. */
async function typeAndReload(page: Page, type: () => Promise<void>): Promise<void> {
  const release = await holdDrafts(page)
  await type()
  await page.reload()
  await release()
}

/** Sends the page to the background and closes it there without any further event. */
async function hideAndEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    for (const name of ['pagehide', 'beforeunload'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true)
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.close()
}

const journalKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft-journal:')))

test('a posting draft survives a reload in the middle of a word, and its journal entry is removed once it is stored', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver', at: publishPath })
  await specLine(page).fill('42CrMo 锻圆 φ361*4361 调质 3支')
  await untilStored(page, t)
  await typeAndReload(page, () => specLine(page).fill('42CrMo 锻圆 φ361*4361 调质 3'))
  await expect(specLine(page)).toHaveValue('42CrMo 锻圆 φ361*4361 调质 3')
  await untilStored(page, t)
  expect(await journalKeys(page)).toEqual([])
  // A new draft that the device has not stored yet is listed too.
  await page.getByRole('button', { name: t('Keep it and start another') }).click()
  await expect(specLine(page)).toHaveValue('')
  await typeAndReload(page, () => specLine(page).fill('40Cr 锻圆 φ362*4362 调质 5支'))
  await page.goto(draftsPath)
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  expect(await journalKeys(page)).toEqual([])
})

test('a quote survives an immediate reload, and the browser is asked for persistent storage', async ({
  visit,
  request,
}) => {
  const code = await submitMaterial(await callerOf(request, 'mould@demo.test'), { dims: { d: 363, l: 4363 } })
  await approvePosting(await callerOf(request, 'operator'), 'purchase_material', code)
  const page = await visit({ as: 'pressure@demo.test' })
  const persists = await countPersistRequests(page)
  await page.goto(`/home/purchase_material/${code}`)
  const open = () =>
    page
      .getByRole('button', { name: t('Quote'), exact: true })
      .first()
      .click()
  await open()
  const price = field(quoteDrawer(page, t), t('Price'))
  await expect(price).toBeVisible()
  await typeAndReload(page, () => price.fill('5630'))
  await open()
  await expect(price).toHaveValue('5,630')
  await expect.poll(persists).toBe(1)
})

test('an enquiry and a message survive an immediate reload', async ({ visit, request }) => {
  const seller = await callerOf(request, 'gold')
  const code = await submitSpot(seller, { dims: { d: 364, l: 4364 }, quantity: 5 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const page = await visit({ as: 'silver', at: `/home/quotation/${code}` })
  const open = () =>
    page
      .getByRole('article')
      .getByRole('button', { name: t('Enquire') })
      .click()
  await open()
  const dialog = page.getByRole('dialog', { name: t('Enquire') })
  const wish = field(dialog, t('Message'))
  await expect(wish).toBeVisible()
  await typeAndReload(page, () => wish.fill('两支，下周要'))
  await open()
  await expect(wish).toHaveValue('两支，下周要')
  await dialog.getByRole('button', { name: t('Send'), exact: true }).click()
  await expect(dialog.getByText(t('Your enquiry has been sent'))).toBeVisible()

  const buyer = await callerOf(request, 'silver')
  const { id } = await buyer.call<{ id: number }>('post', '/api/backend/conversation/', { code })
  await page.goto(`/backend/conversations?id=${id}`)
  await expect(message(page)).toBeVisible()
  await typeAndReload(page, () => message(page).fill('能不能今天发'))
  await expect(message(page)).toHaveValue('能不能今天发')
})

test('a page that is closed in the background without an event loses nothing', async ({ visit }) => {
  const page = await visit({ as: 'gold', at: publishPath })
  await expect(specLine(page)).toBeVisible()
  const later = await page.context().newPage()
  const release = await holdDrafts(page)
  await specLine(page).fill('42CrMo 锻圆 φ365*4365 调质 3支')
  await hideAndEnd(page)
  await release()
  await later.goto(publishPath)
  await expect(specLine(later)).toHaveValue('42CrMo 锻圆 φ365*4365 调质 3支')
})

test('a log-out asks about text typed a moment before', async ({ visit }) => {
  const page = await visit({ as: 'silver', at: publishPath })
  await expect(specLine(page)).toBeVisible()
  await disableAutosave(page)
  await specLine(page).fill('42CrMo 锻圆 φ368*4368 调质 3支')
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: t('Not everything has been sent') })).toBeVisible()
})

test('a log-out that deletes removes journal entries too, and a full local storage does no harm', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver', at: publishPath })
  await page.evaluate(failingWrites('UnknownError'))
  await specLine(page).fill('42CrMo 锻圆 φ366*4366 调质 3支 SECRET-4366')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(await leaksOf(page, ['SECRET-4366'])).toEqual(['local storage: SECRET-4366'])
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)
  expect(await journalKeys(page)).toEqual([])
  await login(page, 'gold', publishPath)
  await expect(specLine(page)).toHaveValue('')
  expect(await leaksOf(page, ['SECRET-4366'])).toEqual([])

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError')
    }
  })
  await specLine(page).fill('42CrMo 锻圆 φ367*4367 调质 3支')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await untilStored(page, t)
})
