// Notices beside the page share one place; photos upload when the server is back; storage that never answers.
import type { Page } from '@playwright/test'
import { drawer, expect, openAs, notifyPerson, test } from '../support/browser_messages.ts'
import { makePollDue } from '../support/browser_offline.ts'
import { choosePhotos, photoBox, photos, publishPath, uploadPath } from '../support/browser_publish.ts'
import { allowWrites, failingWrites, storageAlert, silentStorage } from '../support/browser_storage.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const notices = (page: Page) => page.getByRole('region', { name: t('Notices') })
const tip = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({
      hasText: t('{count, plural, one {You have # new message} other {You have # new messages}}', { count }),
    })
const specLine = (page: Page) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })

/** Entries of menus that lie under a notice, in whole or in part. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav a, nav button')]
      .filter((entry) => {
        const { left, top, width, height } = entry.getBoundingClientRect()
        // What a menu has scrolled out of sight is not covered.
        const end = entry.closest('nav')!.getBoundingClientRect().bottom
        return [top + 2, top + height / 2, top + height - 2].some(
          (y) => y < end && document.elementFromPoint(left + width / 2, y)?.closest('#notices'),
        )
      })
      .map(({ textContent }) => textContent),
  )

test.use({ expectedErrors: /favicon\.ico|status of 50\d|refused by the test/ })

test('the alert is at the lower left, the offer is above the page, and news is in the header, once', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await server.make.certified()
  await notifyPerson(server, person, 'Q8000001')
  await openAs(page, person, `${line.origin}${publishPath}`, { hasWorker: false })
  await expect(tip(page, 1)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('install:draft', '1')
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({}) }),
    )
  })
  const offer = page.getByRole('status').filter({ hasText: t('Install', {}) })
  await expect(offer).toBeVisible()
  await page.evaluate(failingWrites('QuotaExceededError'))
  await specLine(page).fill('42CrMo 锻圆 φ353*4353')
  const alert = storageAlert(page, t, 'This device has no room left')
  await expect(alert).toBeVisible()

  const header = await page.getByRole('banner').boundingBox()
  const offered = await offer.boundingBox()
  expect(offered!.y + offered!.height).toBeLessThanOrEqual(header!.y + 1)
  const place = await alert.boundingBox()
  expect(place!.x).toBeGreaterThanOrEqual(0)
  expect(place!.y + place!.height).toBeLessThanOrEqual(900)

  // The menu at the left ends above them.
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => covered(page)).toEqual([])
  }

  // The footer can be scrolled out from under the notices.
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const [low, high] = await Promise.all([footer.boundingBox(), notices(page).boundingBox()])
      return low!.y + low!.height - high!.y
    })
    .toBeLessThanOrEqual(0)

  await tip(page, 1)
    .getByRole('button', { name: t('Dismiss') })
    .click()
  await expect(tip(page, 1)).toBeHidden()
  const other = await context.newPage()
  await other.goto(`${line.origin}/home`)
  await expect(
    other.getByRole('complementary', { name: t('Tools') }).getByText(t('{unread} unread', { unread: 1 })),
  ).toBeAttached()
  await expect(tip(other, 1)).toBeHidden()
  await notifyPerson(server, person, 'Q8000002')
  await makePollDue(other)
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect(tip(other, 2)).toBeVisible()
  await tip(other, 2)
    .getByRole('button', {
      name: t('{count, plural, one {You have # new message} other {You have # new messages}}', { count: 2 }),
    })
    .click()
  await expect(tip(other, 2)).toHaveCount(0)
  await expect(drawer(other, t)).toBeVisible()
})

test('photos that the server refused are sent when it answers again, and each shows its state', async ({
  page,
  server,
  line,
}) => {
  const person = await server.make.certified()
  // Without this timer nothing is retried merely because time has passed.
  await page.addInitScript(() => {
    const { setInterval } = window
    const lookMs = 5_000
    window.setInterval = ((work: () => void, ms?: number) =>
      ms === lookMs ? 0 : setInterval(work, ms)) as typeof window.setInterval
  })
  const closeAlert = async () => {
    const alert = page.getByRole('dialog').filter({ hasText: t('file upload failed') })
    await expect(alert).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(alert).toBeHidden()
  }
  await openAs(page, person, `${line.origin}${publishPath}`, { hasWorker: false })
  await expect(specLine(page)).toBeVisible()
  line.answer(uploadPath, { status: 502, text: 'Bad gateway' })
  await choosePhotos(page, t, await photos(1))
  await expect(photoBox(page, t).getByText(t('On this device, waiting for the network'))).toHaveCount(1)
  await closeAlert()
  await page.evaluate(failingWrites('QuotaExceededError'))
  await choosePhotos(page, t, (await photos(2)).slice(1))
  await closeAlert()
  await expect(
    photoBox(page, t).getByText(t('Not stored: only on this page until it is uploaded')),
  ).toHaveCount(1)
  // Both are true: the form itself was stored, a photo of it was not.
  await expect(storageAlert(page, t, 'This device has no room left')).toBeVisible()
  await expect(page.getByText(t('Could not be saved on this device'), { exact: true })).toBeVisible()
  await allowWrites(page)

  line.answer(uploadPath, null)
  // Any answer shows that the server is back.
  await page
    .getByRole('complementary', { name: t('Tools') })
    .getByRole('button', { name: t('Messages', {}, 'side bar') })
    .click()
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toHaveCount(2)
})

test('with storage that never answers, the form opens within seconds, says so, and can be sent', async ({
  page,
  server,
  line,
}) => {
  const person = await server.make.certified()
  await page.addInitScript(silentStorage)
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
  await page.goto(`${line.origin}${publishPath}`)
  await expect(specLine(page)).toBeVisible({ timeout: 20_000 })
  await expect(storageAlert(page, t, 'The storage of this device does not answer')).toBeVisible()
  await specLine(page).fill('42CrMo 锻圆 φ354*4354')
  await page.getByRole('button', { name: t('Save draft') }).click()
  await expect(page).toHaveURL(/command=edit&code=/)
})
