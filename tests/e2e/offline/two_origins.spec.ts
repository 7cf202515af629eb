// Page and server on different origins (SPEC 7.2): every call goes to the server's.
import { sql } from 'drizzle-orm'
import { rows } from '#server/db/client.ts'
import { test as base } from '../../support/browser.ts'
import {
  bell,
  messagesPath,
  drawer,
  expect,
  expectUnread,
  openAs,
  notifyPerson,
  unreadOnServer,
} from '../../support/browser_messages.ts'
import { pollNow } from '../../support/browser_offline.ts'
import {
  choosePhotos,
  fillPosting,
  photoBox,
  photos,
  publishPath,
  submit,
} from '../../support/browser_publish.ts'
import { stubPush, turnPushOn } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'
import { openTwoOrigins, type TwoOrigins } from '../../support/two_origins.ts'

const t = words('zh-CN')

const test = base.extend<object, { two: TwoOrigins }>({
  expectedErrors: /favicon\.ico|ERR_(INTERNET_DISCONNECTED|FAILED)/,
  two: [
    async ({ browser: _ }, use) => {
      const two = await openTwoOrigins()
      await use(two)
      await two.close()
    },
    { scope: 'worker' },
  ],
})

test('poll, marks, push, uploads, pictures and queue all use the server that the build names', async ({
  page,
  two: { server, pageOrigin },
}) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  const browser = server.sink.browser()
  await stubPush(page, browser)
  const person = await server.make.certified()
  await page.context().grantPermissions(['notifications'], { origin: pageOrigin })
  await openAs(page, person, `${pageOrigin}${messagesPath}?tab=settings`)
  await turnPushOn(page, t)
  await notifyPerson(server, person, 'Q7000001')
  await expect.poll(() => server.sink.pushed.filter(({ path }) => path === browser.path).length).toBe(1)

  await pollNow(page)
  await expectUnread(page, t, 1)
  await bell(page, t).click()
  await drawer(page, t)
    .getByRole('button', { name: t('Mark all as read') })
    .click()
  await expect.poll(() => unreadOnServer(server, person)).toBe(0)

  await page.goto(pageOrigin + publishPath)
  await fillPosting(page, t, '42CrMo 锻圆 φ347*4347 调质 3支')
  await choosePhotos(page, t, await photos(1))
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toBeVisible()
  await page.reload()
  const photo = photoBox(page, t).locator(`img[src^="${server.origin}/uploads/"]`)
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await submit(page, t)
  await expect(page.getByText(t('Waiting for the network')).first()).toBeVisible()
  await page.context().setOffline(false)
  const posted = sql`select count(*)::int as count from posting where state = 'in_review'`
  await expect
    .poll(async () => (await rows<{ count: number }>(server.deps.database.orm, posted))[0]?.count)
    .toBe(1)

  const called = asked
    .map((address) => new URL(address))
    .filter(({ pathname }) => /^\/(api|uploads)\//.test(pathname))
  expect(called.length).toBeGreaterThan(20)
  expect(called.filter(({ origin }) => origin !== server.origin).map(String)).toEqual([])
})
