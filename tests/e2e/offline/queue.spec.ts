// The queue under bad conditions: nothing is sent twice, restarted from the beginning, or lost (docs/decisions/028-worker-sends-the-queue.md).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, tokenOf } from '../../support/browser.ts'
import { storedText, workerReady } from '../../support/browser_offline.ts'
import {
  choosePhotos,
  createPath,
  draftsPath,
  fillPosting,
  untilStored,
  photoBox,
  photos,
  postingsOnServer,
  publishPath,
  submit,
  uploadPath,
} from '../../support/browser_publish.ts'
import { allowPermissionPrompt } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'
import { openLine } from '../../support/line.ts'

const t = words('zh-CN')
test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|status of (401|429|500|409|400)/,
})

/** Opens the publish form for a signed-in seller and waits until the page works offline. */
async function seller(visit: (given: object) => Promise<Page>): Promise<Page> {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.goto(publishPath)
  return page
}

async function uploadPhoto(page: Page): Promise<void> {
  await choosePhotos(page, t, await photos(1))
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toBeVisible()
}

/** Rows of the drafts page, without the form's photos, which are list items until the form is gone. */
const list = (page: Page) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: t('Drafts and queue'), level: 1 }) })
    .getByRole('listitem')
const sent = (page: Page) => list(page).getByText(t('Sent: in review'))

test('a posting with nine photos that is submitted offline is created exactly once, although the browser is closed twice on the way @main', async ({
  playwright,
  request,
  baseURL,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'market-profile-'))
  const { launchOptions } = test.info().project.use
  const line = await openLine(baseURL ?? '')
  const open = async (isOnline: boolean): Promise<[BrowserContext, Page]> => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: line.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
    })
    await context.setOffline(!isOnline)
    return [context, context.pages()[0]!]
  }
  const token = await tokenOf(request, 'silver')
  let [context, page] = await open(true)
  await page.goto('/manifest.zh-CN.webmanifest')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/home')
  await workerReady(page)
  const tools = await context.newCDPSession(page)
  expect((await tools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await page.goto(publishPath)
  await context.setOffline(true)
  await fillPosting(page, t, '42CrMo 锻圆 φ331*4331 调质 3支')
  await choosePhotos(page, t, await photos(9))
  await expect(photoBox(page, t).getByText(t('Waiting for the network'))).toHaveCount(9)
  await untilStored(page, t)
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  await expect(list(page).getByText(t('Waiting for the network'))).toBeVisible()
  line.hold(uploadPath)
  await context.close()

  ;[context, page] = await open(false)
  await page.goto(draftsPath)
  await expect(list(page).getByText(t('Waiting for the network'))).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => line.held(uploadPath)).toBeGreaterThan(0)
  await context.close()

  line.release(uploadPath)
  ;[context, page] = await open(true)
  await page.goto(draftsPath)
  await expect(sent(page)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(sent(page)).toBeVisible()
  const made = await postingsOnServer(page, 4331)
  expect(made.map(({ state, photo_count }) => [state, photo_count])).toEqual([['in_review', 9]])
  await context.close()
  await line.close()
  rmSync(profile, { recursive: true, force: true })
})

test('an upload that is cut after the fourth of nine photos continues with the fifth', async ({ visit }) => {
  const page = await seller(visit)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ332*4332 调质 3支')
  await context.setOffline(true)
  await choosePhotos(page, t, await photos(9))
  await expect(photoBox(page, t).getByText(t('Waiting for the network'))).toHaveCount(9)
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  await expect(list(page).getByText(t('Waiting for the network'))).toBeVisible()
  let [uploads, isCut] = [0, false]
  await context.route(`**${uploadPath}*`, async (route) => {
    uploads += 1
    if (uploads <= 4) return route.continue()
    await context.setOffline(true)
    await route.abort('connectionreset')
    isCut = true
  })
  await context.setOffline(false)
  await expect(list(page).getByText(t('Waiting for the network'))).toBeVisible()
  // Taken away while it works, the route would be handled twice.
  await expect.poll(() => isCut).toBe(true)
  expect(uploads).toBe(5)
  await context.unroute(`**${uploadPath}*`)
  let more = 0
  // The page or the worker may send, whoever is first.
  context.on('request', (one) => void (one.url().includes(uploadPath) && (more += 1)))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(`**${uploadPath}*`, (route) => held.then(() => route.continue()), { times: 1 })
  await context.setOffline(false)
  const sending = 'Sending {0} of {1, plural, one {# photo or file} other {# photos and files}}'
  await expect(list(page).getByText(t(sending, { 0: 4, 1: 9 }))).toBeVisible()
  await expect(list(page).getByRole('button', { name: t('Discard draft') })).toBeDisabled()
  release()
  await expect(sent(page)).toBeVisible({ timeout: 20_000 })
  expect(more).toBe(5)
  const made = await postingsOnServer(page, 4332)
  expect(made.map(({ state, photo_count }) => [state, photo_count])).toEqual([['in_review', 9]])
})

test('a retry after a lost answer gets the first answer and creates nothing twice', async ({ visit }) => {
  const page = await seller(visit)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ333*4333 调质 3支')
  await uploadPhoto(page)
  const keys: (string | undefined)[] = []
  await context.route(`**${createPath}?*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (keys.length === 1) return route.abort('connectionreset')
    await route.fulfill({ response: answer })
  })
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  await expect(sent(page)).toBeVisible({ timeout: 20_000 })
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await postingsOnServer(page, 4333)).toHaveLength(1)
})

test('after a 500 the item waits or is sent on a click, after a 429 it waits as long as told, and it arrives once', async ({
  visit,
}) => {
  const page = await seller(visit)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ334*4334 调质 3支')
  await uploadPhoto(page)
  const at: number[] = []
  // The real server answers like this only under a load that a test cannot produce.
  await context.route(`**${createPath}?*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    at.push(Date.now())
    const refuse = (status: number, seconds: string, detail: string) =>
      route.fulfill({ status, headers: { 'Retry-After': seconds }, json: { detail } })
    // The first request is the form's own, the second the queue's.
    if (at.length <= 2) return refuse(500, '60', '出错')
    if (at.length === 3) return refuse(429, '8', '太快')
    return route.continue()
  })
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  await expect(list(page).getByText('出错')).toBeVisible()
  await list(page)
    .getByRole('button', { name: t('Send now') })
    .click()
  await expect(list(page).getByText('太快')).toBeVisible()
  expect(at[2]! - at[1]!).toBeLessThan(60_000)
  await list(page)
    .getByRole('link', { name: t('Open') })
    .click()
  const panel = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(panel.getByText(t('Waiting to be sent'))).toBeVisible()
  await expect(panel.getByText(t('Sent: in review'))).toBeVisible({ timeout: 30_000 })
  expect(at[3]! - at[2]!).toBeGreaterThanOrEqual(8_000)
  expect(await postingsOnServer(page, 4334)).toHaveLength(1)
})

test('a session that ends during an upload pauses the queue, which continues there after the next sign-in', async ({
  visit,
  request,
}) => {
  const page = await seller(visit)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ335*4335 调质 3支')
  await context.setOffline(true)
  await choosePhotos(page, t, await photos(2))
  await expect(photoBox(page, t).getByText(t('Waiting for the network'))).toHaveCount(2)
  await submit(page, t)
  await expect(list(page).getByText(t('Waiting for the network'))).toBeVisible()
  let uploads = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(`**${uploadPath}*`, async (route) => {
    uploads += 1
    if (uploads === 2) await held
    await route.continue()
  })
  await context.setOffline(false)
  await expect.poll(() => uploads).toBe(2)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await request.post('/api/logout/', { headers: { 'Access-Token': token } })
  release()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => storedText(page)).toContain('"state":"paused"')
  const next = await tokenOf(request, 'silver')
  await page.evaluate((value) => localStorage.setItem('token', value), next)
  expect(await postingsOnServer(page, 4335)).toEqual([])
  // Page and worker may each have made one request before they learned that the session has ended.
  const before = uploads
  await page.goto(draftsPath)
  await expect(sent(page)).toBeVisible({ timeout: 20_000 })
  expect(uploads).toBe(before + 1)
  expect(await postingsOnServer(page, 4335)).toMatchObject([{ photo_count: 2 }])
})

test('a refused item shows the server’s message and opens the form at the field', async ({ visit }) => {
  const page = await seller(visit)
  const context = page.context()
  await allowPermissionPrompt(page)
  await fillPosting(page, t, '42CrMo 锻圆 φ336*4336 调质 3支')
  await uploadPhoto(page)
  await context.setOffline(true)
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  // As from a page that is older than the server: its request lacks a field that is now required.
  await context.route(`**${createPath}?*`, async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>
    await route.continue({ postData: JSON.stringify({ ...body, quantity: -1 }) })
  })
  await context.setOffline(false)
  await expect(list(page).getByText(t('Needs your attention'), { exact: true })).toBeVisible()
  await context.unroute(`**${createPath}?*`)
  await list(page)
    .getByRole('link', { name: t('Open') })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: t('The server did not take it') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('Quantity'), exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  const pushOffer = page.getByRole('alert').filter({ hasText: t('Get notified when there is an answer?') })
  await expect(pushOffer).toBeHidden()
  await submit(page, t)
  await expect(page).toHaveURL(/state=in_review/)
  await expect(pushOffer).toBeVisible()
  await page.goto(draftsPath)
  await expect(page.getByText(t('Nothing is waiting on this device'))).toBeVisible()
})
