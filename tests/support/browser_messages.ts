/** Tests of notifications, on a server of their own and over a proxy (`line`) that can fail. */
import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { MessageModule } from '#contract/enums.ts'
import { rows } from '#server/db/client.ts'
import { countUnread, notify } from '#server/features/user_message/store.ts'
import { test as base } from './browser.ts'
import { expect, metaRow, workerReady } from './browser_offline.ts'
import type { Words } from './browser_words.ts'
import type { Member } from './factory.ts'
import { openLine, type Line } from './line.ts'
import { openOwnServer, type OwnServer } from './own_server.ts'

/** The server belongs to the test; `line` is a proxy in front of it that the test can cut. */
export const test = base.extend<{ line: Line }, { server: OwnServer }>({
  expectedErrors: /favicon\.ico|status of 503|ERR_(INTERNET_DISCONNECTED|FAILED)/,
  server: [
    async ({ browser: _ }, use) => {
      const server = await openOwnServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  line: async ({ server }, use) => {
    const line = await openLine(server.origin)
    await use(line)
    await line.close()
  },
  // Depend on `line`, so that pages are closed before it.
  page: async ({ line: _, page }, use) => use(page),
  visit: async ({ line: _, visit }, use) => use(visit),
})
export { expect }

/** Opens `at` (a whole address) signed in as the person and waits until the unread poll has had its answers. */
export async function openAs(
  page: Page,
  person: Member,
  at: string,
  { hasWorker = true } = {},
): Promise<void> {
  const { origin } = new URL(at)
  await page.goto(`${origin}/manifest.zh-CN.webmanifest`)
  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
  await page.goto(at)
  if (hasWorker) await workerReady(page)
  // Of this session, because rows of an earlier one may still be there.
  const isListed = async () => {
    const session = await metaRow(page, 'session')
    const poll = await metaRow(page, 'poll')
    return session?.uid === person.id && poll?.epoch === session.epoch && poll?.listed
  }
  await expect.poll(isListed).toBe(true)
}

/** Sends the account a notification whose text contains `sign`. */
export const notifyPerson = (
  { deps }: OwnServer,
  { id }: Member,
  sign: string,
  module: MessageModule = 'quotation',
): Promise<void> =>
  notify(deps.database.orm, {
    accountIds: [id],
    module,
    record_sign: sign,
    code: 'posting_approved',
    params: { title: { zh: `圆钢 ${sign}`, en: `Round bar ${sign}` } },
    now: deps.clock(),
  })

/** Sends several notifications, oldest first. */
export async function notifyAll(
  server: OwnServer,
  person: Member,
  signs: string[],
  module?: MessageModule,
): Promise<void> {
  for (const sign of signs) await notifyPerson(server, person, sign, module)
}

/** Creates a member with these notifications, oldest first. */
export async function memberWithNotifications(server: OwnServer, signs: string[]): Promise<Member> {
  const person = await server.make.member()
  await notifyAll(server, person, signs)
  return person
}

/** Path of the page with all notifications. */
export const messagesPath = '/backend/messages'

/** The button of the side bar, whose name ends with the number that is unread. */
export const bell = (page: Page, t: Words) =>
  page
    .getByRole('complementary', { name: t('Tools') })
    .getByRole('button', { name: t('Messages', {}, 'side bar') })

/** Expects the unread number at the bell; 0 means that none is shown. */
export async function expectUnread(page: Page, t: Words, count: number): Promise<void> {
  const name = t('Messages', {}, 'side bar')
  await expect(bell(page, t)).toHaveAccessibleName(
    count === 0 ? name : new RegExp(t('{unread} unread', { unread: count })),
  )
}

/** Rows of the notification list in a part of the page. */
export const rowsOf = (part: Locator, t: Words) =>
  part
    .getByRole('list', { name: t('Messages') })
    .getByRole('listitem')
    .filter({ has: part.page().locator('time') })

/** Returns the server's unread count. */
export const unreadOnServer = async ({ deps }: OwnServer, { id }: Member): Promise<number> =>
  (await countUnread(deps.database.orm, id)).all

/** Returns the id of the notification about a record. */
export async function notificationId({ deps }: OwnServer, sign: string): Promise<number> {
  const found = sql`select id::int from user_message where record_sign = ${sign}`
  return (await rows<{ id: number }>(deps.database.orm, found))[0]?.id ?? 0
}

/** The drawer that the bell opens. */
export const drawer = (page: Page, t: Words) => page.getByRole('dialog', { name: t('Messages') })

/** Waits until the browser has painted again, so that scroll observers have run. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Returns distinct signs, oldest first. */
export const numberedSigns = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(2, '0')}`)

/** Records the numbers that this page and its worker set on the app icon; 0 means cleared. */
export async function watchBadge(page: Page): Promise<() => Promise<number[]>> {
  const install = () => {
    const shown: number[] = []
    Object.assign(globalThis, { shownOnBadge: shown })
    Object.defineProperty(navigator, 'setAppBadge', { value: async (count: number) => shown.push(count) })
    Object.defineProperty(navigator, 'clearAppBadge', { value: async () => shown.push(0) })
  }
  const read = () => (globalThis as unknown as { shownOnBadge: number[] }).shownOnBadge
  const workers = page.context().serviceWorkers()
  await Promise.all([page.evaluate(install), ...workers.map((worker) => worker.evaluate(install))])
  return async () =>
    (await Promise.all([page.evaluate(read), ...workers.map((worker) => worker.evaluate(read))])).flat()
}
