// In a window as narrow as a phone's, menus are one line each, so that pages begin in the first screen.
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { inChinese, inEnglish, looks } from '../support/looks.ts'
import { test } from '../support/pages.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page of the account begins in the first screen, and its menus open and close', async ({ visit }) => {
  const { t } = inEnglish
  const page = await visit({ look: inEnglish, as: 'gold', at: '/backend/staff' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  expect((await heading.boundingBox())!.y).toBeLessThan(844 / 2)
  const menu = page.getByRole('navigation', { name: t('My account') })
  const link = menu.getByRole('link', { name: t('My deals') })
  await expect(link).toBeHidden()
  await menu.getByRole('button', { name: t('My account') }).click()
  await link.click()
  await expect(page).toHaveURL('/backend/deals')
  await expect(link).toBeHidden()
  const sections = page.getByRole('navigation', { name: t('Sections') })
  await sections.getByRole('button', { name: t('Sections') }).click()
  await expect(sections.getByRole('link', { name: t('Group buys') })).toBeVisible()
})

test('an opened row of the back office is in view, below a menu of one line', async ({ visit }) => {
  const { t } = inChinese
  const page = await visit({ look: inChinese, as: 'operator', at: '/admin/tenant' })
  const menu = page.getByRole('navigation', { name: t('Back office') })
  await expect(menu.getByRole('link', { name: t('Platform users') })).toBeHidden()
  await openAt(page, '/admin/tenant?row=2')
  const details = page.getByRole('complementary', { name: t('Details') })
  await expect(details.getByText(t('Company code'))).toBeInViewport()
})

test('hints with figures are whole in the list of the review', async ({ visit }) => {
  const page = await visit({ look: inEnglish, as: 'operator', at: '/admin/quotation' })
  const hints = page.getByRole('main').locator('td [data-tone]')
  await expect(hints.filter({ hasText: '%' })).not.toHaveCount(0)
  const cut = await hints.evaluateAll((all) =>
    all
      .filter((hint) => {
        const cell = hint.closest('td')!
        return hint.getBoundingClientRect().right > cell.getBoundingClientRect().right
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

for (const look of looks)
  test(`on a usual laptop no entry of the back office’s menu is half below an edge (${look.language})`, async ({
    visit,
  }) => {
    const { t } = look
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAt(page, '/admin/audit_log')
    const menu = page.getByRole('navigation', { name: t('Back office') })
    const entries = menu.getByRole('link').or(menu.getByRole('button', { expanded: true }))
    await expect(entries.filter({ hasText: t('Audit log') })).toBeInViewport({ ratio: 1 })
    const cut = await entries.evaluateAll((all) =>
      all
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          const box = one.closest('[style*="--heads"]')?.getBoundingClientRect()
          return box !== undefined && (top < box.top - 1 || bottom > box.bottom + 1)
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })

/** Words that stand in two lines, and texts that end before they do, in the rows of a table. */
const brokenInRows = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.parentElement?.closest('td')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\w.@]{2,}/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    }
    for (const one of main.querySelectorAll('td *'))
      if (getComputedStyle(one).webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1)
        found.push(one.textContent)
    return found
  })

test('names in the lists of the back office are whole', async ({ visit }) => {
  const page = await visit({ look: inEnglish, as: 'operator', at: '/admin/dashboard' })
  for (const width of [390, 1440])
    for (const list of ['article?row=new', 'quotation?state=all', 'banner', 'backend_user', 'app_edition']) {
      await page.setViewportSize({ width, height: 900 })
      await openAt(page, `/admin/${list}`)
      await expect(page.getByRole('main').locator('tbody tr[data-clickable]')).not.toHaveCount(0)
      expect(await brokenInRows(page), `${list} at ${width}`).toEqual([])
    }
})

test('the tip about new messages covers nothing', async ({ visit }) => {
  const { t } = inEnglish
  const page = await visit({ look: inEnglish, as: 'gold', at: '/backend/seller_quotation' })
  const tip = page.getByRole('banner').getByRole('button', { name: /You have \d+ new messages?/ })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(tip).toBeVisible()
    await expect(page.getByRole('region', { name: t('Notices') }).getByRole('status')).toHaveCount(0)
  }
})

test('buttons of own postings are within the window, and dates in one line', async ({ visit, request }) => {
  const page = await visit({ look: inChinese, as: 'gold', at: '/backend/seller_quotation' })
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  const outside = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
        .filter(([, { left, right, width }]) => width > 0 && (left < 0 || right > innerWidth))
        .map(([text]) => text),
    )
  expect(outside).toEqual([])
  const { data } = (await (await request.get('/api/purchase_piece/?size=50')).json()) as {
    data: { results: { code: string; extras: { needed_by: string | null } }[] }
  }
  const dated = data.results.find(({ extras }) => extras.needed_by)
  await openAt(page, `/home/purchase_piece/${dated?.code}`)
  const day = page.getByRole('main').getByText(/^20\d\d-\d\d-\d\d$/)
  await expect(day).not.toHaveCount(0)
  const lines = await day.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('technical data has one fact per line', async ({ visit, request }) => {
  const { data } = (await (await request.get('/api/quotation/?size=1')).json()) as {
    data: { results: { code: string }[] }
  }
  const page = await visit({ look: inChinese, at: `/home/quotation/${data.results[0]!.code}` })
  const heading = page.getByRole('heading', { name: inChinese.t('Technical data') })
  await expect(heading).toBeVisible()
  const facts = page.locator('section').filter({ has: heading }).locator('dl > div')
  const places = await facts.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  )
  expect(new Set(places).size).toBe(1)
})

test('the tools have room for what was read of a line, and for figures with their units', async ({
  visit,
}) => {
  const { t } = inEnglish
  const page = await visit({ look: inEnglish, at: '/home/tools/spec?text=42CrMo+%CF%86320*6150+Q%2BT+2+pcs' })
  const main = page.getByRole('main')
  const words = main.locator('p[lang=en-US]').filter({ hasText: 'φ320×6150' })
  await expect(words).toBeVisible()
  expect((await words.boundingBox())!.width).toBeGreaterThan(250)
  const weight = main.getByRole('link', { name: t('Calculate weight') })
  const box = (await weight.boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(390)

  await openAt(page, '/home/tools/units?in=1+1/2&t=1&per_t=5480&piece_kg=3862&hrc=62')
  const parts = main.getByRole('list', { name: t('Inches in mm') }).getByRole('button')
  await expect(parts).toHaveCount(16)
  const cut = await parts
    .or(main.getByRole('textbox'))
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent || (one as HTMLInputElement).value),
    )
  expect(cut).toEqual([])
})

test('a request without a target price is open to quotes in the own list, too', async ({ visit }) => {
  const { t } = inEnglish
  const page = await visit({ look: inEnglish, as: 'gold', at: '/backend/buyer_purchase_piece?tab=online' })
  await expect(page.getByRole('main').getByText(t('Open to quotes'))).not.toHaveCount(0)
})

test('the chosen postings of a comparison are named within the window', async ({ visit, request }) => {
  const { t } = inEnglish
  const { data } = (await (await request.get('/api/quotation/?size=2&keyword=42CrMo')).json()) as {
    data: { results: { code: string }[] }
  }
  const page = await visit({ look: inEnglish })
  for (const { code } of data.results) {
    await openAt(page, `/home/quotation/${code}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Compare'), exact: true })
      .click()
  }
  await openAt(page, '/home/quotation')
  const tray = page.getByRole('region', { name: t('Comparison') })
  await expect(tray.getByText('42CrMo', { exact: false })).toHaveCount(2)
  const widths = await tray
    .getByText('42CrMo', { exact: false })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(80)
  const box = (await tray.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  await tray.getByRole('link', { name: t('Compare {0}', { 0: 2 }) }).click()
  await expect(page).toHaveURL(/home\/compare/)
})

test('what a request asks for is readable beside the answers of a quote', async ({ visit, request }) => {
  const { t } = inEnglish
  const found = await request.get(`/api/purchase_forging/?size=1&keyword=${encodeURIComponent('环锻件')}`)
  const { data } = (await found.json()) as { data: { results: { code: string }[] } }
  const page = await visit({
    look: inEnglish,
    as: 'gold',
    at: `/home/purchase_forging/${data.results[0]?.code}`,
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Quote'), exact: true })
    .click()
  const asked = page.getByRole('region', { name: t('Compared with the request') })
  await expect(asked.getByRole('radiogroup')).not.toHaveCount(0)
  const widths = await asked
    .locator('td:has(+ td)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(150)
})

test('ready-made reasons stay within their dialog', async ({ visit }) => {
  const { t } = inEnglish
  const page = await visit({ look: inEnglish, as: 'operator', at: '/admin/user_accusation?row=1' })
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Answer') })
    .click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const reasons = dialog.getByRole('group', { name: t('Common reasons') }).locator('label')
  await expect(reasons).not.toHaveCount(0)
  const { x, width } = (await dialog.boundingBox())!
  const ends = await reasons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(x + width - 12)
})
