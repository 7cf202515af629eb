// Notifications as their reader meets them: told, read, marked, searched, with and without a line (spec §2, §3, §4, §9).
import type { Page } from '@playwright/test'
import { userMessageApi } from '#contract/user_message.ts'
import { openSession } from '#server/http/session.ts'
import { markPaths } from '../../../src/shared/offline/send_marks.ts'
import { databaseNames, metaRow, openTab, tickNow, unreadPath } from '../../support/browser_offline.ts'
import {
  bell,
  drawer,
  expect,
  expectUnread,
  idOf,
  numbered,
  openAs,
  rowsOf,
  tell,
  tellAll,
  test,
  unreadOnServer,
  watchBadge,
} from '../../support/browser_messages.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const centre = '/backend/messages'
const tip = (page: Page, count: number) =>
  page.getByRole('status').filter({
    hasText: t('{count, plural, one {You have # new message} other {You have # new messages}}', { count }),
  })

/** What the browser draws next has been drawn: whatever watches the scrolling has seen it. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

test('tip, number and drawer: ten a page, endless; a click marks read and follows, also in a new tab', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await server.make.member()
  await tellAll(server, person, numbered('Q10000', 22))
  await tell(server, person, '', 'tenant')
  await tell(server, person, '', 'business_quotation')
  await tell(server, person, '', 'forum_discuss')
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 25)
  const pages: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === userMessageApi.list.path) pages.push(searchParams)
  })
  await tip(page, 25).getByRole('button').first().click()
  const rows = rowsOf(drawer(page, t), t)
  await expect(rows).toHaveCount(10)
  await expect(tip(page, 25)).toBeHidden()
  expect([pages[0]?.get('size'), pages[0]?.get('app_cursor')]).toEqual(['10', null])
  for (const [at, name] of ['Forum', 'Intended customer', 'System message', 'Review notice'].entries())
    await expect(rows.nth(at)).toContainText(t(name))

  const scrollTo = (distance: number) =>
    drawer(page, t)
      .getByRole('list', { name: t('Messages') })
      .evaluate((list, rest) => {
        list.scrollTop = list.scrollHeight - list.clientHeight - rest
      }, distance)
  await scrollTo(25)
  await drawn(page)
  expect(pages).toHaveLength(1)
  await scrollTo(8)
  await expect(rows).toHaveCount(20)
  await scrollTo(8)
  await expect(rows).toHaveCount(25)
  await expect(drawer(page, t).getByText(t('That is all'))).toBeVisible()
  const cursors = pages.map((one) => Number(one.get('app_cursor')))
  expect(cursors).toHaveLength(3)
  expect(cursors[1]).toBeGreaterThan(cursors[2] ?? 0)

  const badge = await watchBadge(page)
  const opened = context.waitForEvent('page')
  await rows
    .filter({ hasText: 'Q1000022' })
    .getByRole('button')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/backend\/seller_quotation/)
  await (await opened).close()
  await expect(drawer(page, t)).toBeVisible()
  await expectUnread(page, t, 24)
  await rows.filter({ hasText: 'Q1000021' }).getByRole('button').click()
  await expect(page).toHaveURL(/\/backend\/seller_quotation/)
  await expect(drawer(page, t)).toBeHidden()
  await expectUnread(page, t, 23)
  await expect.poll(() => unreadOnServer(server, person)).toBe(23)
  expect(await badge()).toEqual(expect.arrayContaining([24, 23]))
  await bell(page, t).click()
  const dot = (sign: string) => rows.filter({ hasText: sign }).getByRole('img', { name: t('unread') })
  await expect(dot('Q1000020')).toBeVisible()
  await expect(dot('Q1000021')).toBeHidden()

  // What comes while the list is open is in it with the next poll.
  await tell(server, person, 'Q1000099')
  await tickNow(page)
  await expect(rows.filter({ hasText: 'Q1000099' })).toBeVisible()
  await expect.poll(badge).toContain(24)

  // Put away, the tip stays away on other pages, until there are more.
  await page.keyboard.press('Escape')
  await tip(page, 24)
    .getByRole('button', { name: t('Put away') })
    .click()
  await page.goto(`${line.origin}/backend/dashboard`)
  await expectUnread(page, t, 24)
  await expect(tip(page, 24)).toBeHidden()
  await tell(server, person, 'Q1000100')
  await tickNow(page)
  await expect(tip(page, 25)).toBeVisible()
})

test('an unchanged count costs no body: the poll is answered with 304 and keeps its numbers', async ({
  page,
  server,
  line,
}) => {
  const person = await server.make.member()
  await tellAll(server, person, numbered('Q20000', 2))
  await openAs(page, person, `${line.origin}/home`)
  await tickNow(page)
  await expect.poll(() => line.statuses(unreadPath)).toEqual([200, 304])
  await expectUnread(page, t, 2)
  expect(await metaRow(page, 'poll')).toMatchObject({ failures: 0, counts: { all: 2 } })
  await tell(server, person, 'Q2000003')
  await tickNow(page)
  await expect.poll(() => line.statuses(unreadPath)).toEqual([200, 304, 200])
  await expectUnread(page, t, 3)
})

test('marking read without a line: at once in every tab, over a restart, and exactly once on the server', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await server.make.member()
  await tellAll(server, person, numbered('Q30000', 9))
  await tellAll(server, person, numbered('Q31000', 3), 'forum_discuss')
  await openAs(page, person, `${line.origin}${centre}`)
  const other = await openTab(context, `${line.origin}/home`)
  await expectUnread(other, t, 12)
  const oneId = await idOf(server, 'Q3000009')
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
  const paths = [markPaths.one(oneId), markPaths.all]
  for (const path of paths) line.answer(path, { status: 503 })
  await tell(server, person, 'Q3100004', 'forum_discuss')
  await context.setOffline(false)
  await expect.poll(() => line.arrivals(paths[0] ?? '').length).toBeGreaterThan(0)
  await tickNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 13 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  await expect(dot('Q3100004')).toBeVisible()
  await expect(dot('Q3000009')).toBeHidden()
  expect(await unreadOnServer(server, person)).toBe(13)

  // Neither have they changed the history on this device.
  await context.setOffline(true)
  await page.goto(`${line.origin}${centre}`)
  await expect(dot('Q3100004')).toBeVisible()
  for (const sign of ['Q3000009', 'Q3100001']) await expect(dot(sign)).toBeHidden()

  // Both tabs learn at once that the line is back.
  const before = paths.map((path) => line.arrivals(path).length)
  for (const path of paths) line.answer(path, null)
  await context.setOffline(false)
  await expect.poll(() => unreadOnServer(server, person)).toBe(9)
  await tickNow(page)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.counts).toMatchObject({ all: 9 })
  await expectUnread(page, t, 9)
  await expectUnread(other, t, 9)
  expect(paths.map((path) => line.arrivals(path).length)).toEqual(before.map((count) => count + 1))
})

test.describe('what could not be sent', () => {
  test.use({ expectedErrors: /favicon\.ico|status of (401|503)/ })

  test('waits for the same person, or goes with the log-out and leaves nothing', async ({
    page,
    server,
    line,
  }) => {
    const person = await server.make.member()
    await tellAll(server, person, numbered('Q40000', 3))
    await openAs(page, person, `${line.origin}${centre}`)
    const one = markPaths.one(await idOf(server, 'Q4000003'))
    const rows = rowsOf(page.getByRole('main'), t)
    line.answer(one, { status: 503 })
    await rows
      .first()
      .getByRole('button')
      .click({ modifiers: ['ControlOrMeta'] })
    await expectUnread(page, t, 2)
    await expect.poll(() => line.arrivals(one).length).toBe(1)
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

test('the centre: words, subject and unread in the address, and everything read at once', async ({
  page,
  server,
  line,
}) => {
  const person = await server.make.member()
  await tellAll(server, person, numbered('Q50000', 3))
  await tellAll(server, person, numbered('Q51000', 2), 'forum')
  await openAs(page, person, `${line.origin}${centre}`)
  const rows = rowsOf(page.getByRole('main'), t)
  await expect(rows).toHaveCount(5)
  await page
    .getByRole('group', { name: t('Subject') })
    .getByText(t('Forum'), { exact: true })
    .click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox', { name: t('Search messages') }).fill('Q5100001')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/keyword=Q5100001/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: t('Forum') })).toBeChecked()
  await page.getByRole('searchbox', { name: t('Search messages') }).fill('nothing like it')
  await expect(page.getByText(t('Nothing found'))).toBeVisible()

  await page.goto(`${line.origin}${centre}`)
  await rows
    .filter({ hasText: 'Q5000001' })
    .getByRole('button')
    .click({ modifiers: ['ControlOrMeta'] })
  await expectUnread(page, t, 4)
  await page.getByRole('switch', { name: t('Unread only') }).click()
  await expect(rows).toHaveCount(4)
  await expect(page).toHaveURL(/unread=true/)
  await page.getByRole('button', { name: t('Mark all as read') }).click()
  await expectUnread(page, t, 0)
  await expect(page.getByRole('button', { name: t('Mark all as read') })).toBeDisabled()
  await expect.poll(() => unreadOnServer(server, person)).toBe(0)
})
