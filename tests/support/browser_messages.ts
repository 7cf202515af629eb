/** Pages of people who get notifications, on a server of the test's own, over a line that can fail. */
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

/** The server is the test's own; `line` is a way to it that the test can cut. */
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
  // Set up after the line, so that pages are closed before what they ask.
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
  // Of this session: the rows of an earlier one may still be there.
  const isListed = async () => {
    const session = await metaRow(page, 'session')
    const poll = await metaRow(page, 'poll')
    return session?.uid === person.id && poll?.epoch === session.epoch && poll?.listed
  }
  await expect.poll(isListed).toBe(true)
}

/** Tells the account something; `sign` is what its text can be found by. */
export const tell = (
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

/** Tells several things, oldest first. */
export async function tellAll(
  server: OwnServer,
  person: Member,
  signs: string[],
  module?: MessageModule,
): Promise<void> {
  for (const sign of signs) await tell(server, person, sign, module)
}

/** Somebody who has been told these, oldest first. */
export async function readerOf(server: OwnServer, signs: string[]): Promise<Member> {
  const person = await server.make.member()
  await tellAll(server, person, signs)
  return person
}

/** Where all notifications are. */
export const centre = '/backend/messages'

/** The button of the side bar, whose name ends with the number that is unread. */
export const bell = (page: Page, t: Words) =>
  page
    .getByRole('complementary', { name: t('Tools') })
    .getByRole('button', { name: t('Messages', {}, 'side bar') })

/** Expects the number beside the bell; nothing stands there when all is read. */
export async function expectUnread(page: Page, t: Words, count: number): Promise<void> {
  const name = t('Messages', {}, 'side bar')
  await expect(bell(page, t)).toHaveAccessibleName(
    count === 0 ? name : new RegExp(t('{unread} unread', { unread: count })),
  )
}

/** Rows of the list of notifications in a part of the page. */
export const rowsOf = (part: Locator, t: Words) =>
  part
    .getByRole('list', { name: t('Messages') })
    .getByRole('listitem')
    .filter({ has: part.page().locator('time') })

/** What the server counts as unread. */
export const unreadOnServer = async ({ deps }: OwnServer, { id }: Member): Promise<number> =>
  (await countUnread(deps.database.orm, id)).all

/** Id of the notification about a record. */
export async function idOf({ deps }: OwnServer, sign: string): Promise<number> {
  const found = sql`select id::int from user_message where record_sign = ${sign}`
  return (await rows<{ id: number }>(deps.database.orm, found))[0]?.id ?? 0
}

/** The drawer that the bell opens. */
export const drawer = (page: Page, t: Words) => page.getByRole('dialog', { name: t('Messages') })

/** What the browser draws next has been drawn: whatever watches the scrolling has seen it. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Signs that can be told apart, oldest first. */
export const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(2, '0')}`)

/** Collects what is shown on the icon of the installed app, by this page and by its worker; 0 is nothing. */
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
