// Notifications marked as read offline: at once on the device, and exactly once on the server (SPEC 4.10).
import { openSession } from '#server/http/session.ts'
import { pollPaths } from '../../../src/shared/offline/poll.ts'
import { markPaths } from '../../../src/shared/offline/send_marks.ts'
import { databaseNames, metaRow, openTab, pollNow } from '../../support/browser_offline.ts'
import {
  messagesPath,
  expect,
  expectUnread,
  notificationId,
  numberedSigns,
  openAs,
  memberWithNotifications,
  rowsOf,
  notifyPerson,
  notifyAll,
  test,
  unreadOnServer,
} from '../../support/browser_messages.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('marking as read offline shows at once in every tab, survives a reload, and reaches the server exactly once', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q30000', 9))
  await notifyAll(server, person, numberedSigns('Q31000', 3), 'forum_discuss')
  await openAs(page, person, `${line.origin}${messagesPath}`)
  const other = await openTab(context, `${line.origin}/home`)
  await expectUnread(other, t, 12)
  const rows = rowsOf(page.getByRole('main'), t)
  const row = (sign: string) => rows.filter({ hasText: sign })
  const dot = (sign: string) => row(sign).getByRole('img', { name: t('unread') })

  await context.setOffline(true)
  await page.getByRole('searchbox', { name: t('Search messages') }).fill('Q300000')
  await expect(page).toHaveURL(/keyword=Q300000/)
  await expect(rows).toHaveCount(9)
  await expect(
    page.getByText(t('Kept on this device, as of {0}.', { 0: '|' }).split('|')[0] ?? ''),
  ).toBeVisible()
  await row('Q3000009')
    .getByRole('button')
    .click({ modifiers: ['ControlOrMeta'] })
  await expectUnread(page, t, 11)
  await expect(dot('Q3000009')).toBeHidden()
  await page.goto(`${line.origin}${messagesPath}?group=forum`)
  await page.getByRole('button', { name: t('Mark this subject as read') }).click()
  await expectUnread(page, t, 8)
  await expectUnread(other, t, 8)
  await page.goto(`${line.origin}${messagesPath}`)
  await expectUnread(page, t, 8)
  await expect(dot('Q3000008')).toBeVisible()
  for (const sign of ['Q3000009', 'Q3100001']) {
    await expect(row(sign)).toBeVisible()
    await expect(dot(sign)).toBeHidden()
  }

  // The network is back but the server refuses the marks: its poll answers must not undo them.
  const paths = [markPaths.one(await notificationId(server, 'Q3000009')), markPaths.all]
  const arrived = () => paths.map((path) => line.arrivals(path).length)
  /**
   * How often each tab has tried to send the first mark without a poll of its own, which a tab makes when the worker is
   * late; `line` may count a try twice if the network came back during it.
   */
  const tries = () =>
    Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(
          ([mark, poll, from]) => {
            const count = (path: string) =>
              performance.getEntriesByType('resource').filter(({ name, startTime }) => {
                const at = performance.timeOrigin + startTime
                return new URL(name).pathname === path && at >= from
              }).length
            return count(mark) - count(poll)
          },
          [paths[0]!, pollPaths.count, backOnline] as const,
        ),
      ),
    )
  for (const path of paths) line.answer(path, { status: 503 })
  await notifyPerson(server, person, 'Q3100004', 'forum_discuss')
  const backOnline = Date.now()
  await context.setOffline(false)
  await expect.poll(tries).toEqual([1, 1])
  await pollNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 13 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  await expect(dot('Q3100004')).toBeVisible()
  await expect(dot('Q3000009')).toBeHidden()
  expect(await unreadOnServer(server, person)).toBe(13)
  // A tab does not retry a refused mark without a reason, and does not send the marks after it.
  expect(await tries()).toEqual([1, 1])
  expect(line.arrivals(markPaths.all)).toEqual([])

  // The poll answers have not changed the list on this device either.
  await context.setOffline(true)
  await page.goto(`${line.origin}${messagesPath}`)
  await expect(dot('Q3100004')).toBeVisible()
  for (const sign of ['Q3000009', 'Q3100001']) await expect(dot(sign)).toBeHidden()

  // Both tabs learn at the same moment that the network is back, and still send each mark once.
  const before = arrived()
  for (const path of paths) line.answer(path, null)
  await context.setOffline(false)
  await expect.poll(() => unreadOnServer(server, person)).toBe(9)
  await pollNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 9 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  expect(arrived()).toEqual(before.map((count) => count + 1))
})

test.describe('an unsent mark', () => {
  test.use({ expectedErrors: /favicon\.ico|status of (401|503)/ })

  test('is kept for the same person, or is deleted by the log-out without a trace', async ({
    page,
    server,
    line,
  }) => {
    const person = await memberWithNotifications(server, numberedSigns('Q40000', 3))
    await openAs(page, person, `${line.origin}${messagesPath}`)
    const one = markPaths.one(await notificationId(server, 'Q4000003'))
    const rows = rowsOf(page.getByRole('main'), t)
    line.answer(one, { status: 503 })
    await rows
      .first()
      .getByRole('button')
      .click({ modifiers: ['ControlOrMeta'] })
    await expectUnread(page, t, 2)
    await expect.poll(() => line.arrivals(one).length).toBeGreaterThan(0)
    // The server ends the session.
    await page.request.post(`${server.origin}/api/logout/`, {
      data: {},
      headers: { 'Access-Token': person.token },
    })
    await pollNow(page)
    await expect(page).toHaveURL(/\/login/)
    expect(await unreadOnServer(server, person)).toBe(3)
    line.answer(one, null)
    const token = await openSession(server.deps.database.orm, person.id, 'pc', server.deps.clock())
    await openAs(page, { ...person, token }, `${line.origin}${messagesPath}`)
    await expect.poll(() => unreadOnServer(server, person)).toBe(2)

    line.answer(markPaths.all, { status: 503 })
    await page.getByRole('button', { name: t('Mark all as read') }).click()
    await expectUnread(page, t, 0)
    await expect.poll(() => line.arrivals(markPaths.all).length).toBeGreaterThan(0)
    expect(await unreadOnServer(server, person)).toBe(2)
    line.answer(markPaths.all, null)
    // A log-out gives up after two seconds, in which a loaded machine may get nothing done.
    await page.evaluate(() => {
      const { setTimeout: later } = globalThis
      const patient = (work: () => void, ms?: number) => (ms === 2_000 ? 0 : later(work, ms))
      Object.assign(globalThis, { setTimeout: patient })
    })
    await page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
    await expect.poll(() => databaseNames(page)).not.toContain(`account-${person.id}`)
    await expect.poll(() => unreadOnServer(server, person)).toBe(0)
  })
})
