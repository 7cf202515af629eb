// Notifications that are marked read without a line: at once here, and exactly once on the server (spec §4, §9).
import { openSession } from '#server/http/session.ts'
import { markPaths } from '../../../src/shared/offline/send_marks.ts'
import { databaseNames, metaRow, openTab, tickNow } from '../../support/browser_offline.ts'
import {
  centre,
  expect,
  expectUnread,
  idOf,
  numbered,
  openAs,
  readerOf,
  rowsOf,
  tell,
  tellAll,
  test,
  unreadOnServer,
} from '../../support/browser_messages.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('marking read without a line: at once in every tab, over a restart, and exactly once on the server', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await readerOf(server, numbered('Q30000', 9))
  await tellAll(server, person, numbered('Q31000', 3), 'forum_discuss')
  await openAs(page, person, `${line.origin}${centre}`)
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
  await page.goto(`${line.origin}${centre}?group=forum`)
  await page.getByRole('button', { name: t('Mark this subject as read') }).click()
  await expectUnread(page, t, 8)
  await expectUnread(other, t, 8)
  await page.goto(`${line.origin}${centre}`)
  await expectUnread(page, t, 8)
  await expect(dot('Q3000008')).toBeVisible()
  for (const sign of ['Q3000009', 'Q3100001']) {
    await expect(row(sign)).toBeVisible()
    await expect(dot(sign)).toBeHidden()
  }

  // The line is back and the server is not well: its answers to the poll bring nothing back.
  const paths = [markPaths.one(await idOf(server, 'Q3000009')), markPaths.all]
  const arrived = () => paths.map((path) => line.arrivals(path).length)
  /** How often each tab has tried to send the first mark; the line may see a try twice that it came back under. */
  const tries = () =>
    Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(
          (path) =>
            performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === path)
              .length,
          paths[0],
        ),
      ),
    )
  for (const path of paths) line.answer(path, { status: 503 })
  await tell(server, person, 'Q3100004', 'forum_discuss')
  await context.setOffline(false)
  await expect.poll(tries).toEqual([1, 1])
  await tickNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 13 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  await expect(dot('Q3100004')).toBeVisible()
  await expect(dot('Q3000009')).toBeHidden()
  expect(await unreadOnServer(server, person)).toBe(13)
  // What is refused is not tried again by a tab before it has a reason to, and holds up the marks after it.
  expect(await tries()).toEqual([1, 1])
  expect(line.arrivals(markPaths.all)).toEqual([])

  // Neither have they changed the history on this device.
  await context.setOffline(true)
  await page.goto(`${line.origin}${centre}`)
  await expect(dot('Q3100004')).toBeVisible()
  for (const sign of ['Q3000009', 'Q3100001']) await expect(dot(sign)).toBeHidden()

  // Both tabs learn at once that the line is back.
  const before = arrived()
  for (const path of paths) line.answer(path, null)
  await context.setOffline(false)
  await expect.poll(() => unreadOnServer(server, person)).toBe(9)
  await tickNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 9 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  expect(arrived()).toEqual(before.map((count) => count + 1))
})

test.describe('what could not be sent', () => {
  test.use({ expectedErrors: /favicon\.ico|status of (401|503)/ })

  test('waits for the same person, or goes with the log-out and leaves nothing', async ({
    page,
    server,
    line,
  }) => {
    const person = await readerOf(server, numbered('Q40000', 3))
    await openAs(page, person, `${line.origin}${centre}`)
    const one = markPaths.one(await idOf(server, 'Q4000003'))
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
    await tickNow(page)
    await expect(page).toHaveURL(/\/login/)
    expect(await unreadOnServer(server, person)).toBe(3)
    line.answer(one, null)
    const token = await openSession(server.deps.database.orm, person.id, 'pc', server.deps.clock())
    await openAs(page, { ...person, token }, `${line.origin}${centre}`)
    await expect.poll(() => unreadOnServer(server, person)).toBe(2)

    line.answer(markPaths.all, { status: 503 })
    await page.getByRole('button', { name: t('Mark all as read') }).click()
    await expectUnread(page, t, 0)
    await expect.poll(() => line.arrivals(markPaths.all).length).toBeGreaterThan(0)
    expect(await unreadOnServer(server, person)).toBe(2)
    line.answer(markPaths.all, null)
    await page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
    await expect.poll(() => databaseNames(page)).not.toContain(`account-${person.id}`)
    await expect.poll(() => unreadOnServer(server, person)).toBe(0)
  })
})
