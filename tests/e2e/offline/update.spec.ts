// Deployments while pages are open, with real builds that are deployed one after the other (docs/decisions/061-parts-listed-beside-the-worker.md).
import type { BrowserContext, Page } from '@playwright/test'
import { postings } from '#contract/postings/index.ts'
import { expect } from '../../support/browser.ts'
import { openTab } from '../../support/browser_offline.ts'
import { untilStored, publishPath } from '../../support/browser_publish.ts'
import { words } from '../../support/browser_words.ts'
import { signedIn, test } from '../../support/deployments.ts'
import type { OwnServer } from '../../support/own_server.ts'
import { completeValues } from '../../support/postings.ts'
import { dist, partOf, release } from '../../support/releases.ts'

const t = words('zh-CN')
const line = '42CrMo 圆钢 Φ200×3000 调质'

/** Opens the publish form in another tab, types a line and waits until it is stored. */
async function typing(context: BrowserContext, server: OwnServer): Promise<Page> {
  const tab = await openTab(context, server.origin + publishPath)
  await specLine(tab).fill(line)
  await untilStored(tab, t)
  return tab
}

const specLine = (page: Page) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: t('A new version is ready.') })
const offered = (page: Page) =>
  page
    .locator('#notices')
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: t('A new version is ready.') })
const otherTab = 'Another tab has switched to the new version. Finish what you are typing, then reload.'
const replaced = (page: Page) => page.getByRole('status').filter({ hasText: t(otherTab) })
/**
 * Waits until the browser has found the deployed worker. It looks again and again, as a browser does: the answer of a
 * check that was under way during the deployment is the old worker, and a new check joins one that is under way.
 */
const untilFound = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration()
            // Without a registration the kill switch has removed the worker.
            if (!registration) return true
            const before = registration.active
            // An answer that never comes, as of a server that has just gone, must not keep the next check from being made.
            await Promise.race([registration.update(), new Promise((resolve) => setTimeout(resolve, 5_000))])
            return (
              registration.active !== before || (registration.installing ?? registration.waiting) !== null
            )
          })
          // The page is being reloaded.
          .catch(() => false),
      // A loaded machine fetches the new worker beside three pages.
      { timeout: 60_000 },
    )
    .toBe(true)

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = 'old'))
/** Returns false once a new document is loaded; a document that is being unloaded still counts as the old one. */
const isOld = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'old').catch(() => true)

const entryOf = (page: Page) => page.locator('script[type=module][src*="/assets/"]').getAttribute('src')
const drawer = 'src/features/user_message/MessageDrawer.tsx'

test('a deployment that renames all parts waits for a click, then reloads tabs without edits and keeps the others', async ({
  page,
  context,
  server,
  later,
}) => {
  await signedIn(page, server, '/home/quotation')
  const clean = await openTab(context, `${server.origin}/backend/collection`)
  const dirty = await typing(context, server)
  for (const tab of [page, clean, dirty]) await mark(tab)
  const next = partOf(release('next'), 'index.html')
  expect(await entryOf(page)).toBe(partOf(dist, 'index.html'))
  expect(next).not.toBe(partOf(dist, 'index.html'))

  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.ready).updateViaCache)
  expect(await registered()).toBe('none')
  await page.bringToFront()
  const openSaving = () => page.getByRole('button', { name: t('Save this search') }).click()
  const saving = page.getByRole('dialog', { name: t('Save this search') })
  const name = saving.getByRole('textbox', { name: t('Search name') })
  await openSaving()
  await name.fill('Bars for the crane')
  await later.next()
  await untilFound(page)
  await expect(prompt(clean)).toBeVisible()
  for (const tab of [page, clean, dirty]) expect(await isOld(tab)).toBe(true)

  // An open dialog covers the page, so the offer waits until it is closed.
  await expect(offered(page)).toBeAttached()
  await expect(offered(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('Update now') }).click()
  for (const tab of [page, clean]) {
    // The worker before first finishes what it is doing: a poll and the marks it sends have ten seconds each.
    await expect.poll(() => isOld(tab), { timeout: 60_000 }).toBe(false)
    await expect.poll(() => entryOf(tab)).toBe(next)
  }
  await openSaving()
  await expect(name).toHaveValue('Bars for the crane')
  await page.keyboard.press('Escape')
  // Files that only the previous build needed are removed from the device.
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache-'))
      const keys = await (await caches.open('precache-parts')).keys()
      return { names, parts: keys.map(({ url }) => new URL(url).pathname) }
    })
  await expect.poll(async () => (await kept()).names.length).toBe(2)
  const { parts } = await kept()
  expect(parts).toContain(next)
  expect(parts).not.toContain(partOf(dist, 'index.html'))
  await expect(replaced(dirty)).toBeVisible()
  expect(await isOld(dirty)).toBe(true)
  await expect(specLine(dirty)).toHaveValue(line)

  // A part of the old build that this tab has not loaded yet is no longer on the device, but still on the server.
  const old = partOf(dist, drawer)
  expect(partOf(release('next'), drawer)).not.toBe(old)
  await dirty.bringToFront()
  const answered = dirty.waitForResponse((answer) => new URL(answer.url()).pathname === old)
  await dirty
    .getByRole('complementary', { name: t('Tools') })
    .getByRole('button', { name: t('Messages', {}, 'side bar') })
    .click()
  expect((await answered).status()).toBe(200)
  const messages = dirty.getByRole('dialog', { name: t('Messages') })
  await expect(messages).toBeVisible()
  await dirty.keyboard.press('Escape')
  await expect(messages).toBeHidden()

  const menu = dirty.getByRole('navigation', { name: t('My account') })
  await menu.getByRole('link', { name: t('Saved items') }).click()
  await dirty
    .getByRole('dialog', { name: t('There are unsaved changes') })
    .getByRole('button', { name: t('Keep on this device') })
    .click()
  await expect.poll(() => isOld(dirty)).toBe(false)
  await expect(dirty).toHaveURL(/\/backend\/collection$/)
  await dirty.goto(server.origin + publishPath)
  expect(await entryOf(dirty)).toBe(next)
  await expect(specLine(dirty)).toHaveValue(line)
  for (const tab of [page, dirty]) await expect(prompt(tab)).toHaveCount(0)
})

test('a reason that is being written in the back office is neither reloaded away nor lost by the update', async ({
  page,
  context,
  request,
  server,
  later,
}) => {
  const { create } = postings.quotation.api
  const { token } = await server.make.gold()
  const sent = { headers: { 'access-token': token }, data: completeValues() }
  expect((await request.post(`${server.origin}${create.path}?submit=1`, sent)).status()).toBe(200)
  await signedIn(page, server, '/admin/quotation', await server.make.operator(['admin_quotation.get']))
  const reason = 'Photos 2 and 3 show another bar'
  const dialog = page.getByRole('dialog', { name: t('Reject') })
  const description = dialog.getByRole('textbox', { name: t('Description') })
  const panel = page.getByRole('complementary', { name: t('Review') })
  const open = () => panel.getByRole('button', { name: t('Reject') }).click()
  await open()
  await description.fill(reason)
  const clean = await openTab(context, `${server.origin}/home/quotation`)
  for (const tab of [page, clean]) await mark(tab)

  await later.next()
  await untilFound(page)
  await expect(prompt(clean)).toBeVisible()
  expect(await isOld(page)).toBe(true)
  await clean.bringToFront()
  await clean.getByRole('button', { name: t('Update now') }).click()
  await expect.poll(() => isOld(clean)).toBe(false)
  await page.bringToFront()
  expect(await isOld(page)).toBe(true)
  await expect(description).toHaveValue(reason)

  await dialog.getByRole('button', { name: t('Cancel') }).click()
  const update = replaced(page).getByRole('button', { name: t('Update now') })
  await update.click()
  await expect.poll(() => isOld(page)).toBe(false)
  await expect.poll(() => entryOf(page)).toBe(partOf(release('next'), 'index.html'))
  await open()
  await expect(description).toHaveValue(reason)
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await expect(dialog).toBeHidden()
})

test('the kill switch removes the worker and its caches without asking and for good, and typed text stays', async ({
  page,
  context,
  server,
  later,
}) => {
  await signedIn(page, server, '/home')
  const dirty = await typing(context, server)
  const left = () =>
    page
      .evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }))
      .catch((error: Error) => error.message)
  expect(await left()).toMatchObject({ workers: 1, caches: expect.arrayContaining([expect.any(String)]) })

  for (const tab of [page, dirty]) await mark(tab)
  await later.withoutWorker()
  await untilFound(page)
  // It takes over once the old worker has answered what it is answering, such as a poll.
  await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] })
  const entry = partOf(release('no_worker'), 'index.html')
  // The worker has reloaded each tab.
  for (const tab of [page, dirty]) {
    await expect.poll(() => isOld(tab)).toBe(false)
    expect(await entryOf(tab)).toBe(entry)
  }
  await expect(specLine(dirty)).toHaveValue(line)
  await untilStored(dirty, t)
  expect(await left()).toEqual({ workers: 0, caches: [] })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  const section = (page: Page, name: string) =>
    page.getByRole('navigation', { name: t('Sections') }).getByRole('link', { name: t(name) })

  test('parts of the old build load for a week; after that a missing part reloads the page once, but not offline', async ({
    page,
    context,
    server,
    later,
  }) => {
    // All parts of this page are loaded before the server restarts.
    await page.goto(`${server.origin}/home`, { waitUntil: 'networkidle' })
    await mark(page)
    await later.next()
    await section(page, 'Stock listings').click()
    await expect(page).toHaveURL(/\/home\/quotation$/)
    await expect(page.getByRole('region', { name: t('Postings') })).toBeVisible()
    expect(await isOld(page)).toBe(true)

    // All parts of the list are loaded before the old files are removed: half a second passes without another request.
    let known = -1
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
    const isAll = async () => {
      const before = known
      known = await loaded()
      return known === before
    }
    await expect.poll(isAll, { intervals: [500] }).toBe(true)
    await later.eightDaysOn()
    await context.setOffline(true)
    const register = page.getByRole('link', { name: t('Register') }).first()
    await register.click()
    await expect(page.getByText(t('You are offline'), { exact: true })).toBeVisible()
    expect(await isOld(page)).toBe(true)

    await context.setOffline(false)
    await expect.poll(() => isOld(page)).toBe(false)
    await expect(page).toHaveURL(/\/register/)
    expect(await entryOf(page)).toBe(partOf(release('next'), 'index.html'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a part that stays missing causes one reload, then a page that helps, and no reload loop', async ({
    page,
    server,
    later,
  }) => {
    await later.next()
    const part = partOf(release('next'), 'src/routes/home/quotation/index.tsx?tsr-split=component')
    await page.goto(`${server.origin}/home`, { waitUntil: 'networkidle' })
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)))
    await page.route(`**${part}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await section(page, 'Stock listings').click()
    await expect(page.getByText(t('This part of the page could not be loaded'))).toBeVisible()
    expect(documents).toBe(1)
    await page.unroute(`**${part}`)
    await page.getByRole('button', { name: t('Reload') }).click()
    await expect(page.getByRole('region', { name: t('Postings') })).toBeVisible()
  })
})
