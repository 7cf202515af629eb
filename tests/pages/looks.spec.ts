// Every route in both languages and colour schemes, from 390 px width: no error, nothing cut off or untranslated, no axe violation.
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Language } from '#contract/enums.ts'
import { expect, tokenOf, type Account } from '../support/browser.ts'
import { drawNoMore, drawNow } from '../support/drawing.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { catalogue, words, type Words } from '../support/browser_words.ts'
import { routes } from '../support/browser_routes.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag22aa']

type Case = {
  language: Language
  scheme: 'light' | 'dark'
  otherScheme: 'light' | 'dark'
  /** How pages of accounts are reached: by their address, or within the open page. Public ones are found by address in both. */
  by: 'address' | 'link'
  /** The axe rules to check; all of WCAG 2.2 AA by default. */
  axeRules?: string[]
}

/** Axe checks each page in both schemes, the second time only rules that depend on colours and text length. */
const cases: Case[] = [
  { language: 'zh-CN', scheme: 'light', otherScheme: 'dark', by: 'address' },
  {
    language: 'en-US',
    scheme: 'dark',
    otherScheme: 'light',
    by: 'link',
    axeRules: ['color-contrast', 'target-size', 'html-lang-valid', 'valid-lang'],
  },
]

/** Returns the interface texts of the other language that must not appear in a page of this one. */
function foreignTexts(language: Language): Set<string> {
  const isPlain = (text: string) => !/[{<]/.test(text)
  const pairs = [...catalogue('zh-CN')].map(([key, zh]) => ({ en: key.split('\u0004')[1] ?? '', zh }))
  const different = pairs.filter(({ en, zh }) => en !== zh && isPlain(en) && isPlain(zh))
  // A choice between languages names each in its own words.
  const own = new Set([...pairs.map((pair) => (language === 'zh-CN' ? pair.zh : pair.en)), '中文', 'English'])
  return new Set(
    different
      .map((pair) => (language === 'zh-CN' ? pair.en : pair.zh))
      .filter((text) => !own.has(text) && text.length > 1),
  )
}

/** Returns what people read or hear: texts and accessible names, without words marked as another language. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (isOwn(walker.currentNode.parentElement)) found.push(walker.currentNode.nodeValue?.trim() ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isOwn(element)) found.push(element.getAttribute(name) ?? '')
    return found
  })

/** Returns the data of a call made by somebody. */
async function dataFor<T>(request: APIRequestContext, account: Account, path: string): Promise<T> {
  const headers = { 'Access-Token': await tokenOf(request, account) }
  const answer = await request.get(path, { headers })
  return ((await answer.json()) as { data: T }).data
}
const asGold = <T>(request: APIRequestContext, path: string) => dataFor<T>(request, 'gold', path)

/** Returns the number of the first row in a list of operators. */
async function firstRow(request: APIRequestContext, list: string): Promise<string> {
  type Rows = { results: { id: number }[] }
  const { results } = await dataFor<Rows>(request, 'operator', `/api/admin/${list}`)
  return String(results[0]?.id)
}

/** Returns the code of the gold company's request with the most quotes. */
async function mostQuoted(request: APIRequestContext): Promise<string> {
  type Requests = { results: { quotes: number; posting: { code: string } }[] }
  const data = await asGold<Requests>(request, '/api/backend/quote/request/')
  return data.results.toSorted((a, b) => b.quotes - a.quotes)[0]?.posting.code ?? ''
}

/** Returns the gold company's conversation with the newest message. */
async function newestTalk(request: APIRequestContext): Promise<string> {
  const data = await asGold<{ results: { id: number }[] }>(request, '/api/backend/conversation/')
  return String(data.results[0]?.id)
}

/** Dialogs that are looked at on the page behind them, by the buttons that open them. */
const dialogs: Record<string, string[]> = {
  '/admin/tenant?row=2': ['Revoke…', 'Correct…', 'End…', 'Make main account…'],
}

/** What every page of a section has around its own part. */
const frameParts = ['#root > header', '#root > * > header', 'footer']

type Deals = { results: { source: string; id: number }[] }

/** Keeps a picture of the page for people to look through. */
async function keepPicture(page: Page, account: string, language: Language, path: string): Promise<void> {
  const name = path.replaceAll(/[^\p{L}\d]+/gu, '_').slice(0, 100)
  await page.screenshot({ path: `test-results/pictures/${account} ${language}/${name}.png` })
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the labels of buttons and tabs that are cut off. */
const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.mantine-Button-label, .mantine-Tabs-tabLabel, .mantine-SegmentedControl-innerLabel',
      ),
    ]
      .filter((label) => label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0)
      .map((label) => label.textContent ?? ''),
  )

/** Returns names and values in rows of lists that are cut off; what somebody wrote is an excerpt there. */
const cutInRows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li *')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .filter(
        (part) =>
          getComputedStyle(part).textOverflow === 'ellipsis' && !part.matches('[data-excerpt], input'),
      )
      .map((part) => part.textContent ?? ''),
  )

/**
 * Returns the addresses of entries of the back office's menu that lie half under the head of a group, as lists do where they scroll: an
 * entry that somebody comes to is scrolled out from under it whole.
 */
const scrolledHalfUnder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('nav[data-menu=dark] button[aria-expanded]')].map((head) =>
      head.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('nav[data-menu=dark] a')]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return heads.some((head) => head.top < bottom && head.bottom > top)
      })
      .map((link) => `href="${link.getAttribute('href')}"`)
  })

/** Waits until the page has loaded: no placeholders, no loading bar. */
async function settled(page: Page, t: Words): Promise<void> {
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  const line = page.getByRole('progressbar', { name: t('Loading: {open}', { open: '' }).trim() })
  await expect(line).toHaveCount(0)
}

/** Returns what the names in the routes stand for. */
async function codesFor(request: APIRequestContext): Promise<Record<string, string>> {
  const newestCode = async (kind: string, query = '') => {
    const answer = await request.get(`/api/${kind}/?size=1&${query}`)
    const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
    return data.results[0]?.code ?? ''
  }
  const codes: Record<string, string> = {
    ':foreign': await newestCode('quotation', 'company=C1038DEMO'),
    ':own': await newestCode('quotation', 'company=C1001DEMO'),
    ':forging': await newestCode('purchase_forging', 'keyword=环锻件'),
    ':material': await newestCode('purchase_material'),
    ':piece': await newestCode('purchase_piece', 'keyword=切块'),
    ':raise': await newestCode('raise'),
    ':quoted': await mostQuoted(request),
    ':talk': await newestTalk(request),
    ':supplier': await firstRow(request, 'good_business/?ordering=submitted_at'),
    ':report': await firstRow(request, 'user_accusation/?ordering=created_time'),
    ':write': await firstRow(request, 'audit_log/?action=approve'),
    ':post': await firstRow(request, 'forum/?queue=all'),
  }
  const { results: deals } = await asGold<Deals>(request, '/api/backend/deal/')
  codes[':deal'] = `${deals[0]?.source}-${deals[0]?.id}`
  codes[':joined'] = String(deals.find(({ source }) => source === 'join')?.id)
  return codes
}

const withCodes = (path: string, codes: Record<string, string>) =>
  path.replaceAll(/:[a-z]+/g, (code) => codes[code] ?? code)

test.use({ trace: 'off', isDrawn: true })
// The longest file; its tests only read, so both workers can share it.
test.describe.configure({ mode: 'parallel' })

for (const { language, scheme, otherScheme, by, axeRules } of cases)
  for (const [as, paths] of routes)
    test(`no page has a defect for ${as ?? 'visitor'} in ${language}`, async ({ visit, request }) => {
      test.setTimeout(10_000 * paths.length)
      const codes = await codesFor(request)
      const page = await visit({ as, language, colorScheme: scheme, at: '/home' })
      const [untranslated, t] = [foreignTexts(language), words(language)]
      const titles = new Map<string, Set<string>>()
      const sectionsSeen = new Set<string>()
      for (const path of paths)
        await test.step(path, async () => {
          const address = withCodes(path, codes)
          await (by === 'link' && as ? openAt(page, address) : page.goto(address))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await settled(page, t)
          await keepPicture(page, as ?? 'visitor', language, path)
          await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language)
          const title = await page.title()
          expect.soft(title, path).toContain(language === 'zh-CN' ? '锻材市场' : 'Forging Market')
          const { pathname, searchParams } = new URL(page.url())
          const route = `${pathname} ${searchParams.get('command') ?? ''}`
          titles.set(title, new Set([...(titles.get(title) ?? []), route]))
          const broken = await page.evaluate(() =>
            [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id)),
          )
          expect.soft(broken, `ids with blanks on ${path}`).toEqual([])
          // Legacy mode runs axe in the page itself, which halves the time; there are no frames of other origins.
          const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
          // Header and footer are half of a page's elements and differ only by section, whose entry they mark as current.
          const section = pathname.split('/').slice(1, 3).join('/')
          if (sectionsSeen.has(section)) for (const part of frameParts) axe.exclude(part)
          sectionsSeen.add(section)
          const { violations } = await (axeRules ? axe.withRules(axeRules) : axe.withTags(wcag)).analyze()
          const halfUnder = await scrolledHalfUnder(page)
          const complaints = violations
            .map(({ id, nodes }) => [
              id,
              ...nodes
                .map((node) => node.html)
                .filter((html) => id !== 'target-size' || !halfUnder.some((href) => html.includes(href))),
            ])
            .filter(({ length }) => length > 1)
          expect.soft(complaints, `axe on ${path}`).toEqual([])
          const wrong = (await textsOf(page)).filter((text) => untranslated.has(text))
          expect.soft(wrong, `other language on ${path}`).toEqual([])
          // Widths are measured, not looked at.
          await drawNoMore(page)
          await page.emulateMedia({ colorScheme: otherScheme })
          await expect
            .soft(page.locator('html'), path)
            .toHaveAttribute('data-mantine-color-scheme', otherScheme)
          for (const width of [390, 640, 1280, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
            expect.soft(await cutLabels(page), `${path} at ${width}`).toEqual([])
            if (as !== 'operator' && width >= 1280)
              expect.soft(await cutInRows(page), `${path} at ${width}`).toEqual([])
          }
          await page.emulateMedia({ colorScheme: scheme })
          await drawNow(page)
          for (const name of dialogs[path] ?? []) {
            await page
              .getByRole('button', { name: t(name) })
              .first()
              .click()
            const dialog = page.getByRole('dialog').filter({ visible: true })
            await expect(dialog).toBeVisible()
            const { violations: found } = await new AxeBuilder({ page })
              .setLegacyMode()
              .include('[role=dialog]')
              .withTags(wcag)
              .analyze()
            const named = found.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)])
            expect.soft(named, `axe on ${name}`).toEqual([])
            const foreign = (await textsOf(page)).filter((text) => untranslated.has(text))
            expect.soft(foreign, `other language on ${name}`).toEqual([])
            expect.soft(await cutLabels(page), name).toEqual([])
            await page.keyboard.press('Escape')
            await expect(dialog).toHaveCount(0)
          }
        })
      const shared = [...titles].filter(([, of]) => of.size > 1).map(([title, of]) => [title, ...of])
      expect.soft(shared, 'pages of one title').toEqual([])
      const plain = [...(titles.get(language === 'zh-CN' ? '锻材市场' : 'Forging Market') ?? [])]
      expect.soft(plain, 'pages without a title of their own').toEqual(as === undefined ? ['/home '] : [])
    })

/** Widths of quotation marks at 100 px in the font of this part; a Chinese font draws them one em wide. */
const quoteWidths = (part: Locator): Promise<number[]> =>
  part.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = `100px ${getComputedStyle(element).fontFamily}`
    return [...'’“”'].map((quote) => pen.measureText(quote).width)
  })

test('quotation marks in English are drawn in a Latin font', async ({ visit }) => {
  const page = await visit({ language: 'en-US' })
  expect(Math.max(...(await quoteWidths(page.locator('body'))))).toBeLessThan(60)
})

test('English beside Chinese on an order sheet has a Latin font, too', async ({ visit, request }) => {
  const { results } = await asGold<Deals>(request, '/api/backend/deal/')
  const page = await visit({ as: 'gold', at: `/backend/deals/${results[0]?.source}-${results[0]?.id}` })
  const english = page.getByText('Seller’s signature, date')
  expect(Math.max(...(await quoteWidths(english)))).toBeLessThan(60)
})
