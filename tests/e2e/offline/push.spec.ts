// Push messages from the server through encryption and worker to the page, and what a click does.
import { sql } from 'drizzle-orm'
import { rows } from '#server/db/client.ts'
import { rotateKey } from '#server/features/push/keys.ts'
import { accountApi } from '#contract/account.ts'
import { openSession } from '#server/http/session.ts'
import { expect, openAs, notifyPerson, test, watchBadge } from '../../support/browser_messages.ts'
import { databaseNames, metaRow, pollNow } from '../../support/browser_offline.ts'
import {
  replaceSubscription,
  clickNotification,
  stubPush,
  openWithNotifications,
  pushTools,
  shownNotifications,
  restartWorker,
  turnPushOn,
  watchWindows,
} from '../../support/browser_push.ts'
import { publishPath } from '../../support/browser_publish.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('an encrypted push becomes a notification and an entry in the drawer, and a click opens its page @main', async ({
  page,
  server,
}) => {
  const browser = server.sink.browser()
  await stubPush(page, browser)
  const person = await openWithNotifications(page, server, '/backend/messages?tab=settings')
  await turnPushOn(page, t)

  await notifyPerson(server, person, 'Q1000001')
  await expect.poll(() => server.sink.pushed.filter(({ path }) => path === browser.path).length).toBe(1)
  const { payload } = server.sink.pushed.find(({ path }) => path === browser.path)!
  const { deliver } = await pushTools(page)
  // Each event starts a new worker, which knows only what is stored on the device.
  await restartWorker(page)
  await deliver(payload)
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  const [shown] = await shownNotifications(page)
  expect(shown).toMatchObject({ title: payload.title, body: payload.info, tag: `message-${payload.id}` })
  expect(Object.keys(shown?.data as object).sort()).toEqual(['id', 'route'])
  expect(JSON.stringify(shown?.data)).not.toContain('圆钢')

  const tools = page.getByRole('complementary', { name: t('Tools') })
  await tools.getByRole('button', { name: t('Messages', {}, 'side bar') }).click()
  await expect(page.getByRole('dialog').getByText(payload.title)).toBeVisible()
  await page.keyboard.press('Escape')
  await restartWorker(page)
  await clickNotification(page, `message-${payload.id}`)
  await expect(page).toHaveURL(/\/backend\/seller_quotation/)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 0 })
})

test('more than five notifications become one, and a signed-out browser shows no content', async ({
  page,
  server,
}) => {
  await stubPush(page, null)
  await openWithNotifications(page, server, '/backend/messages')
  const { deliver } = await pushTools(page)
  const payload = (id: number) => ({
    id,
    first_id: id,
    needs_answer: false,
    module: 'quotation' as const,
    record_sign: '',
    title: `消息 ${id}`,
    info: '',
    unread: id,
  })
  // The worker stores the count last, so that afterwards the notification is certain to be shown.
  const delivered = async (id: number) => {
    await deliver(payload(id))
    await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: id })
  }
  for (let id = 1; id <= 5; id += 1) {
    await delivered(id)
    await expect.poll(async () => (await shownNotifications(page)).length).toBe(id)
  }
  await delivered(6)
  await expect.poll(async () => (await shownNotifications(page)).map(({ tag }) => tag)).toEqual(['messages'])
  expect((await shownNotifications(page))[0]?.title).toContain('6')

  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(0)
  await deliver(payload(7))
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  expect(JSON.stringify(await shownNotifications(page))).not.toContain('消息 7')
})

test('a browser whose push service never answers says so after ten seconds', async ({ page, server }) => {
  await stubPush(page, null)
  await openWithNotifications(page, server, '/backend/messages?tab=settings')
  await page.getByRole('button', { name: t('Turn on') }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('Notifications could not be turned on. Please try again later.') }),
  ).toBeHidden()
  await expect(
    page.getByText(
      t(
        'This browser’s push service cannot be reached from your network. Messages still arrive within 30 seconds while a page is open.',
      ),
    ),
  ).toBeVisible({ timeout: 20_000 })
  await page.goto(`${server.origin}/backend/device`)
  await expect(
    page.getByText(
      t(
        'At the last try this browser’s push service could not be reached. Messages still arrive within 30 seconds while a page is open.',
      ),
    ),
  ).toBeVisible()
})

test('a new server key is noticed at the next start, and a log-out ends push within 2 s even if the server hangs', async ({
  page,
  server,
}) => {
  const browser = server.sink.browser()
  await stubPush(page, browser)
  const person = await openWithNotifications(page, server, '/backend/messages?tab=settings')
  await turnPushOn(page, t)
  await rotateKey(server.deps.database.orm, server.deps.config.secret, server.deps.clock())
  const mine = async (): Promise<{ key_is_current: boolean }[]> => {
    const answer = await page.request.get(`${server.origin}/api/push/subscription/`, {
      headers: { 'Access-Token': person.token },
    })
    return ((await answer.json()) as { data: { key_is_current: boolean }[] }).data
  }
  expect(await mine()).toMatchObject([{ key_is_current: false }])
  await page.reload()
  await expect.poll(mine).toMatchObject([{ key_is_current: true }])

  const ofPush = '/api/push/subscription/'
  const logOut = () =>
    page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
  const ended = page.waitForResponse(
    (answer) => answer.url().includes(ofPush) && answer.request().method() === 'DELETE',
  )
  await logOut()
  expect((await ended).status()).toBe(200)
  // Waits for the end of the log-out, so that it does not affect the next session.
  await expect(page.getByRole('banner').getByRole('link', { name: t('Log in') })).toBeVisible()

  const token = await openSession(server.deps.database.orm, person.id, 'pc', server.deps.clock())
  await openAs(page, { ...person, token }, `${server.origin}/backend/messages?tab=settings`)
  await turnPushOn(page, t)
  await notifyPerson(server, person, 'Q1000009')
  const badge = await watchBadge(page)
  await pollNow(page)
  await expect.poll(badge).toEqual([1])
  await page.route(`**${ofPush}*`, () => undefined)
  const lastCall = page.waitForRequest((request) => request.url().includes(accountApi.logout.path))
  const began = Date.now()
  await logOut()
  await lastCall
  // One second more than the limit, for the click and the request.
  expect(Date.now() - began).toBeLessThan(3_000)
  expect(await badge()).toContain(0)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()),
  ).toBeNull()
  expect(await databaseNames(page)).not.toContain(`account-${person.id}`)
})

test('a click on a notification lets a form with edits ask first, and opens a window if there is none', async ({
  page,
  server,
}) => {
  await stubPush(page, null)
  await openWithNotifications(page, server, publishPath)
  const { deliver } = await pushTools(page)
  const payload = {
    id: 77,
    first_id: 77,
    needs_answer: false,
    module: 'quotation' as const,
    record_sign: '',
    title: '审核通过',
    info: '',
    unread: 1,
  }
  await page
    .getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
    .fill('42CrMo 锻圆 φ361*4361 调质 3支')
  await expect(page.getByRole('textbox', { name: t('Quantity'), exact: true })).toHaveValue('3')
  const windows = await watchWindows(page)
  await deliver(payload)
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  await clickNotification(page, 'message-77')
  const question = page.getByRole('dialog', { name: t('There are unsaved changes') })
  await expect(question).toBeVisible()
  expect(await windows()).toEqual(['focus'])
  expect(await shownNotifications(page)).toEqual([])
  await question.getByRole('button', { name: t('Stay') }).click()
  await expect(page).toHaveURL(/command=create/)

  await deliver({ ...payload, id: 78, first_id: 78 })
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  await page.close()
  await clickNotification(page, 'message-78')
  await expect.poll(windows).toEqual(['focus', '/backend/messages?open=78&of=quotation&sign='])
})

test('a subscription that the browser renews is reported to the server without an open page', async ({
  page,
  server,
}) => {
  await stubPush(page, server.sink.browser())
  const person = await openWithNotifications(page, server, '/backend/messages?tab=settings')
  await turnPushOn(page, t)
  const next = server.sink.browser()
  await restartWorker(page)
  await replaceSubscription(page, next)
  const known = sql`select endpoint from push_subscription where account_id = ${person.id}`
  await expect.poll(() => rows(server.deps.database.orm, known)).toEqual([{ endpoint: next.endpoint }])
  await notifyPerson(server, person, 'Q1000002')
  await expect.poll(() => server.sink.pushed.filter(({ path }) => path === next.path).length).toBe(1)
})
