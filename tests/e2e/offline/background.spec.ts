// The queue without an open page: the worker sends it when the browser says that the network is back (docs/decisions/028-worker-sends-the-queue.md).
import type { Page } from '@playwright/test'
import { accounts } from '../../support/browser.ts'
import {
  expect,
  openTab,
  untilIdle,
  stopWorkers,
  test,
  pollNow,
  watchTags,
  workerReady,
} from '../../support/browser_offline.ts'
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
import { pushTools } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const whenClosed =
  'Everything here is stored in this browser. What is queued is sent as soon as the network allows, also after you have closed this page, as long as the browser runs.'

/** Goes offline and puts a form with two photos into the queue; ends at the list of drafts. The seller is signed in. */
async function queueOffline(page: Page, origin: string, spec: string): Promise<void> {
  await page.goto(`${origin}/home`)
  await workerReady(page)
  await page.goto(origin + publishPath)
  await page.context().setOffline(true)
  await fillPosting(page, t, spec)
  await choosePhotos(page, t, await photos(2))
  await expect(photoBox(page, t).getByText(t('Waiting for the network'))).toHaveCount(2)
  await untilStored(page, t)
  await submit(page, t)
  await expect(page).toHaveURL(origin + draftsPath)
}

const sent = (page: Page) => page.getByRole('main').getByText(t('Sent: in review'))

/** From now on collects the page's requests, except for its own files, which are on the device, and counts its worker's. */
async function watchRequests(page: Page): Promise<() => Promise<{ page: string[]; worker: number }>> {
  const urls: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) urls.push(request.url())
  })
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(() => {
    const { fetch } = globalThis
    const scope = Object.assign(globalThis, { fetches: 0 })
    globalThis.fetch = (...given) => {
      scope.fetches += 1
      return fetch(...given)
    }
  })
  const workerRequests = () => worker!.evaluate(() => (globalThis as unknown as { fetches: number }).fetches)
  return async () => ({ page: urls, worker: await workerRequests() })
}

test('with no page open the worker sends the queue, and loses nothing if it is stopped in the middle of an upload', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await signIn(page, accounts.silver)
  const tags = await watchTags(page)
  await queueOffline(page, line.origin, '42CrMo 锻圆 φ338*4338 调质 3支')
  expect(await tags()).toContain('outbox')
  await expect(page.getByText(t(whenClosed))).toBeVisible()
  // A page of this origin that runs none of our code.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  const { sync } = await pushTools(page)
  line.hold(uploadPath)
  await context.setOffline(false)
  await sync('outbox')
  await expect.poll(() => line.held(uploadPath)).toBe(1)
  // A tab that believes it is offline offers to discard the item, but not while another sender is sending it.
  const other = await context.newPage()
  await other.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await other.goto(line.origin + draftsPath)
  const item = other.getByRole('main').getByRole('listitem')
  const discard = item.getByRole('button', { name: t('Discard draft') })
  await discard.click()
  await expect(
    other.getByRole('alert').filter({ hasText: t('It is being sent and cannot be discarded now') }),
  ).toBeVisible()
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(item).toHaveCount(1)
  await stopWorkers(page)
  line.release(uploadPath)
  await discard.click()
  await expect(item).toHaveCount(0)
  await other.getByRole('button', { name: t('Undo') }).click()
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(item).toHaveCount(1)
  await other.close()
  expect(await postingsOnServer(page, 4338)).toEqual([])

  await sync('outbox')
  await expect
    .poll(() => postingsOnServer(page, 4338))
    .toMatchObject([{ state: 'in_review', photo_count: 2 }])
  await page.goto(line.origin + draftsPath)
  await expect(sent(page)).toBeVisible()
  expect(await postingsOnServer(page, 4338)).toHaveLength(1)
})

test('offline nothing is requested; online again, two tabs and the worker together send one item once', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await page.clock.install()
  await signIn(page, accounts.silver)
  await queueOffline(page, line.origin, '42CrMo 锻圆 φ339*4339 调质 3支')
  // The item is taken out of the queue, changed, and put in again.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Open'), exact: true })
    .click()
  await page.getByRole('button', { name: t('Remove from the queue and edit') }).click()
  const quantity = page.getByRole('textbox', { name: t('Quantity'), exact: true })
  await expect(quantity).toHaveValue('3')
  await quantity.fill('4')
  await untilStored(page, t)
  await submit(page, t)
  await expect(page).toHaveURL(line.origin + draftsPath)
  const { sync } = await pushTools(page)
  await page.bringToFront()
  await untilIdle(page)

  // The start page has requested its newest postings from the same path.
  const known = line.arrivals(createPath).length
  const asked = await watchRequests(page)
  const looks = line.arrivals('/sw.js').length
  await page.clock.fastForward('02:00:00')
  await pollNow(page)
  await sync('outbox')
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await untilIdle(page)
  expect(await asked()).toEqual({ page: [], worker: 0 })
  expect(line.arrivals('/sw.js')).toHaveLength(looks)

  const other = await openTab(context, line.origin + draftsPath)
  await expect(other.getByRole('main').getByText(t('Waiting for the network'))).toBeVisible()
  await Promise.all([context.setOffline(false), sync('outbox')])
  for (const tab of [page, other]) await expect(sent(tab)).toBeVisible({ timeout: 20_000 })
  await untilIdle(page)
  expect(line.arrivals(createPath)).toHaveLength(known + 1)
  expect(line.arrivals(uploadPath)).toHaveLength(2)
  expect(await postingsOnServer(page, 4339)).toMatchObject([{ quantity: 4 }])
  await page.clock.fastForward('01:00:01')
  await expect.poll(() => line.arrivals('/sw.js').length).toBeGreaterThan(looks)
})
