// Notifications in the browser: shown, read, marked, searched, online and offline (SPEC 2.96, 4.9, 4.10, 9.4).
import type { Page } from '@playwright/test'
import { userMessageApi } from '#contract/user_message.ts'
import { openSession } from '#server/http/session.ts'
import { metaRow, openTab, pollNow, unreadPath } from '../../support/browser_offline.ts'
import {
  bell,
  messagesPath,
  drawer,
  nextFrame,
  expect,
  expectUnread,
  numberedSigns,
  openAs,
  memberWithNotifications,
  rowsOf,
  notifyPerson,
  notifyAll,
  test,
  unreadOnServer,
  watchBadge,
} from '../../support/browser_messages.ts'
import { holdLock, holdAccountReads } from '../../support/browser_storage.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const english = words('en-US')
const tip = (page: Page, count: number) =>
  page.getByRole('status').filter({
    hasText: t('{count, plural, one {You have # new message} other {You have # new messages}}', { count }),
  })

test('tip, number and drawer show notifications, ten at a time; a click marks one as read and opens it, in a new tab too @main', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q10000', 22))
  await notifyPerson(server, person, '', 'tenant')
  await notifyPerson(server, person, '', 'business_quotation')
  await notifyPerson(server, person, '', 'forum_discuss')
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 25)
  const pages: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // What others wait for is a list of its own above it.
    const isPage = pathname === userMessageApi.list.path && !searchParams.has('needs_answer')
    if (isPage) pages.push(searchParams)
  })
  await tip(page, 25).getByRole('button').first().click()
  const rows = rowsOf(drawer(page, t), t)
  await expect(rows).toHaveCount(10)
  const checked = new RegExp(`${t('Last checked {checked}', { checked: '' })}\\d\\d:\\d\\d`)
  await expect(drawer(page, t)).toContainText(checked)
  await expect(tip(page, 25)).toBeHidden()
  expect([pages[0]?.get('size'), pages[0]?.get('app_cursor')]).toEqual(['10', null])
  for (const [at, name] of ['Forum', 'New enquiries and quotes', 'System message', 'Review notice'].entries())
    await expect(rows.nth(at)).toContainText(t(name))

  const scrollTo = (distance: number) =>
    drawer(page, t)
      .getByRole('list', { name: t('Messages') })
      .evaluate((list, rest) => {
        list.scrollTop = list.scrollHeight - list.clientHeight - rest
      }, distance)
  await scrollTo(25)
  await nextFrame(page)
  expect(pages).toHaveLength(1)
  await scrollTo(8)
  await expect(rows).toHaveCount(20)
  await scrollTo(8)
  await expect(rows).toHaveCount(25)
  await expect(drawer(page, t).getByText(t('No more'))).toBeVisible()
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

  // A notification that comes while the list is open appears with the next poll.
  await notifyPerson(server, person, 'Q1000099')
  await pollNow(page)
  await expect(rows.filter({ hasText: 'Q1000099' })).toBeVisible()
  await expect.poll(badge).toContain(24)

  // A dismissed tip stays away on other pages until there are more notifications.
  await page.keyboard.press('Escape')
  await tip(page, 24)
    .getByRole('button', { name: t('Dismiss') })
    .click()
  await page.goto(`${line.origin}/backend/dashboard`)
  await expectUnread(page, t, 24)
  await expect(tip(page, 24)).toBeHidden()
  await notifyPerson(server, person, 'Q1000100')
  await pollNow(page)
  await expect(tip(page, 25)).toBeVisible()
})

test('an answer that is older than the shown number does not replace it', async ({ page, server, line }) => {
  const person = await memberWithNotifications(server, numberedSigns('Q30000', 2))
  await openAs(page, person, `${line.origin}/home`)
  await expectUnread(page, t, 2)
  const reading = await holdAccountReads(page)
  await page.reload()
  await reading.held()
  await notifyPerson(server, person, 'Q3000003')
  await pollNow(page)
  await expectUnread(page, t, 3)
  await reading.letGo()
  await bell(page, t).click()
  await expect(rowsOf(drawer(page, t), t)).toHaveCount(3)
  await expectUnread(page, t, 3)
})

test('the number keeps updating when two tabs learn of a sign-in at once and when one switches the language', async ({
  page,
  context,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q50000', 2))
  await openAs(page, person, `${line.origin}/home`)
  const other = await openTab(context, `${line.origin}/home`)
  await expectUnread(other, t, 2)
  const epoch = async () => Number((await metaRow(page, 'session'))?.epoch)
  const before = await epoch()
  const atWork = await holdLock(page, 'session')
  const token = await openSession(server.deps.database.orm, person.id, 'pc', server.deps.clock())
  await other.evaluate((given) => localStorage.setItem('token', given), token)
  await other.reload()
  await expect.poll(atWork.waiting).toBe(2)
  expect(await epoch()).toBe(before)
  await notifyPerson(server, person, 'Q5000003')
  await atWork.end()
  await expectUnread(other, t, 3)
  await expectUnread(page, t, 3)
  expect(await epoch()).toBe(before + 1)

  await other.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expectUnread(other, english, 3)
  await notifyPerson(server, person, 'Q5000004')
  await pollNow(other)
  await expectUnread(other, english, 4)
  await expectUnread(page, t, 4)
})

test('a poll without changes is answered with 304 and keeps its numbers', async ({ page, server, line }) => {
  const person = await memberWithNotifications(server, numberedSigns('Q20000', 2))
  await openAs(page, person, `${line.origin}/home`)
  await pollNow(page)
  await expect.poll(() => line.statuses(unreadPath)).toEqual([200, 304])
  await expectUnread(page, t, 2)
  expect(await metaRow(page, 'poll')).toMatchObject({ failures: 0, counts: { all: 2 } })
  await notifyPerson(server, person, 'Q2000003')
  await pollNow(page)
  await expect.poll(() => line.statuses(unreadPath)).toEqual([200, 304, 200])
  await expectUnread(page, t, 3)
})

test('the message centre keeps keyword, subject and unread in the address, and marks everything as read at once', async ({
  page,
  server,
  line,
}) => {
  const person = await memberWithNotifications(server, numberedSigns('Q50000', 3))
  await notifyAll(server, person, numberedSigns('Q51000', 2), 'forum')
  await openAs(page, person, `${line.origin}${messagesPath}`)
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

  await page.goto(`${line.origin}${messagesPath}`)
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
