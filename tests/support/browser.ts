/** Basis of all browser tests: a page that reports its errors, sign-in, and the outbox of codes. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import type { Language } from '#contract/enums.ts'
import { outboxFile } from './browser_data.ts'
import { drawNothing, drawNow, isWatched } from './drawing.ts'
import { openAt, signIn } from './kept_pages.ts'
import type { Look } from './looks.ts'

/** One line of OUTBOX_FILE: a captcha's answer, a verification code or a mail in demo mode. */
export type OutboxLine = { at: string; kind: string; key?: string; to?: string; text: string }

export function outbox(): OutboxLine[] {
  if (!existsSync(outboxFile)) return []
  const lines = readFileSync(outboxFile, 'utf8').trim().split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as OutboxLine)
}

/** Waits for a line for this captcha key or receiver after the first `known` lines and returns the newest. */
export async function fromOutbox(wanted: { key: string } | { to: string }, known = 0): Promise<OutboxLine> {
  const find = () =>
    outbox()
      .slice(known)
      .findLast((line) => ('key' in wanted ? line.key === wanted.key : line.to === wanted.to))
  await expect
    .poll(() => find() !== undefined, { message: `outbox line for ${JSON.stringify(wanted)}` })
    .toBe(true)
  return find() as OutboxLine
}

/** Demo accounts by their role (see README.md). */
export const accounts = {
  operator: 'operator@demo.test',
  gold: 'gold@demo.test',
  staff: 'staff@demo.test',
  silver: 'silver@demo.test',
  buyer: 'buyer@demo.test',
  newcomer: 'new@demo.test',
} as const
export const demoPassword = 'demo_1234'
/** One of the accounts above, or the address of another demo company's main account. */
export type Account = keyof typeof accounts | `${string}@demo.test`
const addressOf = (account: Account): string => (account in accounts ? accounts[account as 'gold'] : account)

/** Signs the account in and returns the token of the new session. */
export async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.post('/api/account/login/', {
    data: { account: addressOf(account), login_type: 1, password: demoPassword, source: 'pc' },
  })
  const { data, detail } = (await answer.json()) as { data: string; detail?: string }
  expect(answer.status(), detail).toBe(200)
  return data
}

export type Visitor = BrowserContextOptions & {
  /** Signed in as this account from the start; a visitor by default. */
  as?: Account
  language?: Language
  /** Language and colour scheme of the page. */
  look?: Look
  /** Page to open. */
  at?: string
}

/** Signs an account in without the form, which has tests of its own, and opens `at`. */
export async function login(page: Page, account: Account, at: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/manifest.zh-CN.webmanifest')
  const token = await tokenOf(page.request, account)
  await signIn(page, token)
  await openAt(page, at)
}

type Fixtures = {
  /** Errors that a test provokes on purpose: matching messages do not fail it. */
  expectedErrors: RegExp | undefined
  /** Whether the test looks at what is drawn: pictures, colours, shifts. */
  isDrawn: boolean
  /** Opens a page in a new browser profile, as another person on another device. */
  visit: (visitor?: Visitor) => Promise<Page>
}

/** Playwright's test, which also fails on any error in the console or the page. */
export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  isDrawn: [isWatched, { option: true }],
  context: async ({ context, isDrawn }, use) => {
    if (!isDrawn) await drawNothing(context)
    await use(context)
  },
  page: async ({ page, expectedErrors }, use, info) => {
    const errors = watchErrors(page, expectedErrors)
    await use(page)
    await tellFailure(page.context().pages(), errors, info)
    expect(errors, 'errors of the page').toEqual([])
  },
  visit: async ({ browser, request, baseURL, expectedErrors, isDrawn }, use, info) => {
    const opened: { page: Page; errors: string[] }[] = []
    await use(async ({ as, look, language = look?.language ?? 'zh-CN', at = '/home', ...options } = {}) => {
      const kept = { language, ...(as && { token: await tokenOf(request, as) }) }
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
      const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] }
      const colorScheme = look?.scheme ?? 'light'
      const context = await browser.newContext({ storageState, colorScheme, ...options })
      if (!isDrawn) await drawNothing(context)
      const page = await context.newPage()
      opened.push({ page, errors: watchErrors(page, expectedErrors) })
      await page.goto(at)
      if (look) await expectLook(page, look)
      return page
    })
    const [pages, errors] = [opened.map(({ page }) => page), opened.flatMap((one) => one.errors)]
    await tellFailure(pages, errors, info)
    for (const { page, errors } of opened) {
      await page.context().close()
      expect(errors, 'errors of the page').toEqual([])
    }
  },
})

/**
 * When the test has failed, prints why at once, because a run that is cut off has no summary, and attaches what the
 * open pages say, dialogs and errors first: where only the log of a run is left, that is all that tells why. The
 * reporter prints the first 300 characters of each. A picture of each page is put into the test's folder.
 */
export async function tellFailure(pages: Page[], errors: readonly string[], info: TestInfo): Promise<void> {
  const reasons = [...info.errors.map(({ message }) => message ?? ''), ...errors]
  if (reasons.length === 0) return
  console.log([info.title, ...reasons.map((text) => stripVTControlCharacters(text).slice(0, 600))].join('\n'))
  for (const page of pages) {
    const roles = ['dialog', 'alert', 'status', 'main'] as const
    const texts = roles.map((role) => page.getByRole(role).allInnerTexts())
    const body = await Promise.all(texts).then((all) => all.flat().join(' | '), String)
    await info.attach(page.url(), { body: body.replaceAll(/\s+/g, ' '), contentType: 'text/plain' })
    await drawNow(page).catch(() => undefined)
    await page.screenshot({ path: info.outputPath(`${pages.indexOf(page) + 1}.png`) }).catch(() => undefined)
  }
}

/** Expects the page to be in this language and colour scheme. */
export async function expectLook(page: Page, { language, scheme }: Look): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', language)
  await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Expects the text as a message at the field. */
export const expectAt = (field: Locator, text: string): Promise<void> =>
  expect(field).toHaveAccessibleDescription(new RegExp(escaped(text)))

/** Expects an error as a toast; with `field`, the toast names it and the text is at the field too (SPEC 8.8). */
export async function expectRefusal(page: Page, text: string, field?: string): Promise<void> {
  const said = field === undefined ? text : new RegExp(`${escaped(field)}[:：] ?${escaped(text)}`)
  await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeVisible()
  if (field !== undefined) await expectAt(page.getByRole('textbox', { name: field, exact: true }), text)
}

/**
 * Whether the browser notes that the address of a page is not there: the page is delivered with 404 to whoever opens it
 * directly, for strangers do not have it. A person who may read it, such as the owner of a draft, then sees it.
 */
const isMissingDocument = (text: string, url: string): boolean =>
  /status of 404/.test(text) && !/^\/(api|uploads|assets)\/|\.\w+$/.test(new URL(url, 'http://page').pathname)

/** Collects the errors of a page other than the fixture's own, e.g. of a second person in one test. */
export function watchErrors(page: Page, expected?: RegExp): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) errors.push(text)
  }
  page.on('pageerror', (error) => note(error.stack ?? error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isMissingDocument(message.text(), url))
      note(`${message.text()} (${url})`)
  })
  return errors
}

export { expect }
