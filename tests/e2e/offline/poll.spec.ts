// The unread poll (SPEC 4.11): one request per 30 seconds for all tabs, by a worker that may be stopped at any time.
import type { Page } from '@playwright/test'
import { pollPaths } from '../../../src/shared/offline/poll.ts'
import { accounts } from '../../support/browser.ts'
import {
  databaseNames,
  expect,
  makePollDue,
  metaRow,
  openPolled,
  untilPolled,
  openTab,
  stopWorkers,
  storedText,
  test,
  pollNow,
  unreadPath,
  watchTags,
  workerReady,
} from '../../support/browser_offline.ts'
import { pushTools } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const second = 1000

/** Returns the codes of the postings that the signed-in account's newest notifications are about. */
const postingsInNotifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? ''
    const answer = await fetch('/api/user_message/', { headers: { 'Access-Token': token } })
    const { data } = (await answer.json()) as { data: { results: { record_sign: string }[] } }
    return data.results.flatMap(({ record_sign }) => /[A-Z][0-9A-Z]{8}$/.exec(record_sign) ?? [])
  })

test('three tabs make one request per 30 seconds, even after the leading tab has been closed', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  const other = await openTab(context, `${line.origin}/home/quotation`)
  await openTab(context, `${line.origin}/backend/dashboard`)
  await expect.poll(() => line.arrivals(unreadPath).length).toBe(1)
  await expect.poll(() => line.arrivals(unreadPath).length, { timeout: 40 * second }).toBe(2)
  await page.close()
  await expect.poll(() => line.arrivals(unreadPath).length, { timeout: 50 * second }).toBe(3)
  const [first = 0, next = 0, last = 0] = line.arrivals(unreadPath)
  expect(next - first).toBeGreaterThan(29 * second)
  expect(last - next).toBeGreaterThan(29 * second)
  await other.close()
})

test('a poll whose worker is stopped in the middle is repeated by the next worker', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await openPolled(page, `${line.origin}/home`)
  const before = (await metaRow(page, 'poll'))?.answeredAt as number
  line.hold(unreadPath)
  await pollNow(page)
  await expect.poll(() => line.held(unreadPath)).toBe(1)
  await stopWorkers(page)
  line.release(unreadPath)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .not.toContain('poll')
  expect((await metaRow(page, 'poll'))?.answeredAt).toBe(before)
  const known = line.arrivals(unreadPath).length
  await pollNow(page)
  await expect.poll(() => line.arrivals(unreadPath).length).toBe(known + 1)
  await expect.poll(async () => (await metaRow(page, 'poll'))?.answeredAt).toBeGreaterThan(before)
})

test('a poll that is stopped before the notifications have come is due at once, not in 30 seconds', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  line.hold(pollPaths.list)
  await page.goto(`${line.origin}/home`)
  await expect.poll(() => line.held(pollPaths.list)).toBeGreaterThan(0)
  await workerReady(page)
  await stopWorkers(page)
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  expect((await metaRow(page, 'poll'))?.listed).toBe(false)
  line.release(pollPaths.list)
  await page.goto(`${line.origin}/home`)
  await untilPolled(page)
})

test('a poll’s answer that arrives after a log-out is discarded', async ({ page, line, signIn }) => {
  await signIn(page, accounts.gold)
  await openPolled(page, `${line.origin}/backend/dashboard`)
  const { uid, epoch } = (await metaRow(page, 'session')) as { uid: number; epoch: number }
  expect(await databaseNames(page)).toContain(`account-${uid}`)

  line.hold(unreadPath)
  await pollNow(page)
  await expect.poll(() => line.held(unreadPath)).toBe(1)
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect.poll(async () => (await metaRow(page, 'session'))?.uid).toBeNull()
  // The log-out goes on deleting after the session has ended; only then can a late answer bring something back.
  await expect.poll(() => databaseNames(page)).not.toContain(`account-${uid}`)
  line.release(unreadPath)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .not.toContain('poll')
  expect(await metaRow(page, 'session')).toMatchObject({ uid: null, token: null, epoch: epoch + 1 })
  expect((await metaRow(page, 'poll'))?.epoch).toBe(epoch)
  expect(await databaseNames(page)).not.toContain(`account-${uid}`)
})

test('the token is on the device only in the page’s storage and encrypted @main', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/home/quotation`)
  await workerReady(page)
  await page.reload()
  await untilPolled(page)
  const token = await page.evaluate(() => {
    const kept = localStorage.getItem('token')
    localStorage.removeItem('token')
    return kept
  })
  expect(token).toHaveLength(43)
  expect(await storedText(page)).not.toContain(token)
})

test('nothing of account A is left for account B', async ({ page, line, signIn }) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/backend/dashboard`)
  await workerReady(page)
  await page.reload()
  await untilPolled(page)
  const { uid } = (await metaRow(page, 'session')) as { uid: number }
  const ofA = await postingsInNotifications(page)
  const keptOfA = await storedText(page)
  expect(ofA.filter((code) => keptOfA.includes(code))).not.toEqual([])
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect.poll(() => databaseNames(page)).not.toContain(`account-${uid}`)
  // B may see a posting of A in its own notifications and on its own pages, because the two trade with each other.
  const answers: Promise<string>[] = []
  await signIn(page, accounts.buyer)
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answers.push(answer.text().catch(() => ''))
  })
  await page.goto(`${line.origin}/backend/dashboard`)
  await untilPolled(page)
  const kept = await storedText(page)
  const ofB = [...(await postingsInNotifications(page)), ...(await Promise.all(answers))].join()
  const onlyOfA = ofA.filter((code) => !ofB.includes(code))
  expect(onlyOfA).not.toEqual([])
  expect(onlyOfA.filter((code) => kept.includes(code))).toEqual([])
})

test('a failing server is polled less and less often, and at once when somebody comes back to the page', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await openPolled(page, `${line.origin}/home`)
  // An answer to any other request of the page ends the longer waits, too.
  await page.waitForLoadState('networkidle')
  line.answer(unreadPath, { status: 500 })
  for (const [failures, seconds] of [
    [1, 60],
    [2, 120],
    [3, 300],
  ] as const) {
    await pollNow(page)
    await expect.poll(async () => (await metaRow(page, 'poll'))?.failures).toBe(failures)
    const { askedAt, dueAt } = (await metaRow(page, 'poll')) as { askedAt: number; dueAt: number }
    expect(dueAt - askedAt).toBeGreaterThanOrEqual(seconds * second)
    expect(dueAt - askedAt).toBeLessThanOrEqual(seconds * 1.2 * second)
  }
  line.answer(unreadPath, null)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await metaRow(page, 'poll'))?.failures).toBe(0)
  const { askedAt, dueAt } = (await metaRow(page, 'poll')) as { askedAt: number; dueAt: number }
  expect(dueAt - askedAt).toBe(29.5 * second)
})

test.describe('a session that ended on the server', () => {
  test.use({ expectedErrors: /favicon\.ico|status of 401/ })

  test('is noticed by the poll', async ({ page, line, signIn }) => {
    await signIn(page, accounts.gold)
    await openPolled(page, `${line.origin}/backend/collection`)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await page.request.post(`${line.origin}/api/logout/`, { data: {}, headers: { 'Access-Token': token } })
    await pollNow(page)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect.poll(async () => (await metaRow(page, 'session'))?.uid).toBeNull()
  })
})

test('the browser’s periodic sync polls too, even after the worker was stopped', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  const tags = await watchTags(page)
  await openPolled(page, `${line.origin}/home`)
  // The very first page load is not yet controlled by the worker.
  await page.reload()
  await expect.poll(tags).toContain('poll 900000')
  // A page of this origin that runs none of our code: nobody else polls.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  const { syncPeriodically } = await pushTools(page)
  await makePollDue(page)
  const known = line.arrivals(unreadPath).length
  await stopWorkers(page)
  await syncPeriodically('poll')
  await expect.poll(() => line.arrivals(unreadPath).length).toBe(known + 1)
})
