// The page "Device and sync", and polling in browsers without a service worker.
import { accountApi } from '#contract/account.ts'
import { markPaths } from '../../../src/shared/offline/send_marks.ts'
import { databaseNames, makePollDue, unreadPath } from '../../support/browser_offline.ts'
import {
  bell,
  drawer,
  expect,
  expectUnread,
  numberedSigns,
  openAs,
  notifyPerson,
  notifyAll,
  test,
  unreadOnServer,
  watchBadge,
} from '../../support/browser_messages.ts'
import { stubPush } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('without a service worker the page polls by itself and sets the number on the app icon', async ({
  visit,
  server,
  line,
}) => {
  const person = await server.make.member()
  await notifyPerson(server, person, 'Q6000001')
  const page = await visit({ serviceWorkers: 'block', at: `${line.origin}/manifest.zh-CN.webmanifest` })
  await openAs(page, person, `${line.origin}/home`, { hasWorker: false })
  await expectUnread(page, t, 1)
  const badge = await watchBadge(page)
  await notifyPerson(server, person, 'Q6000002')
  await makePollDue(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectUnread(page, t, 2)
  expect(await badge()).toEqual([2])
  expect(line.arrivals(unreadPath)).toHaveLength(2)
})

test('the device page shows what works and what is waiting, polls on request, and clears the device', async ({
  page,
  server,
  line,
}) => {
  const person = await server.make.member()
  await notifyAll(server, person, numberedSigns('Q70000', 2))
  await stubPush(page, server.sink.browser())
  await page.context().grantPermissions(['notifications'], { origin: line.origin })
  const called = page.waitForRequest((request) => request.url().includes(accountApi.info.path))
  await openAs(page, person, `${line.origin}/backend/device`)
  const build = (await called).headers()['x-build-id'] ?? ''
  expect(build).not.toBe('')
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t(name) }) })
  await expect(row('Service worker')).toContainText(t('Version {0}', { 0: build }))
  await expect(row('Network')).toContainText(t('online'))
  await row('Notifications')
    .getByRole('button', { name: t('Turn on') })
    .click()
  await expect(row('Notifications')).toContainText(
    t('Sent through {0}.', { 0: new URL(server.sink.origin).host }),
  )
  await expect(row('Waiting to be sent')).toContainText(t('nothing'))
  await expect(row('Storage')).toContainText('MB')

  line.answer(markPaths.all, { status: 503 })
  await bell(page, t).click()
  await drawer(page, t)
    .getByRole('button', { name: t('Mark all as read') })
    .click()
  await page.keyboard.press('Escape')
  await expect(row('Waiting to be sent')).toContainText(
    t('{marks, plural, one {# message marked as read} other {# messages marked as read}}', { marks: 1 }),
  )
  line.answer(unreadPath, { status: 503 })
  const asked = line.arrivals(unreadPath).length
  const check = page.getByRole('button', { name: t('Check now') })
  await check.click()
  await expect(page.getByRole('alert').filter({ hasText: t('The server cannot be reached') })).toBeVisible()
  await expect(row('Last check for messages')).toContainText('1')
  line.answer(unreadPath, null)
  line.answer(markPaths.all, null)
  await check.click()
  await expect(page.getByText(t('Checked just now.'))).toBeVisible()
  expect(line.arrivals(unreadPath)).toHaveLength(asked + 2)
  await expect(row('Waiting to be sent')).toContainText(t('nothing'))
  await expect.poll(() => unreadOnServer(server, person)).toBe(0)

  await page.getByRole('button', { name: t('Clear this device') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Clear'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/login/)
  expect(await databaseNames(page)).not.toContain(`account-${person.id}`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
