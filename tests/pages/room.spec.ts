// Badges, headings of tables and filters have the room that they need, on a phone and beside an open row.
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { looks } from '../support/looks.ts'
import { test } from '../support/pages.ts'

const phone = { width: 390, height: 844 }

/** Headings of tables that stand in more than two lines. */
const tallHeads = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('th')].flatMap((head) => {
      const range = document.createRange()
      range.selectNodeContents(head)
      const tops = new Set([...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2)))
      return tops.size > 2 ? [head.textContent] : []
    }),
  )

/** Texts of a table that are no wider than a name, but stand in more than two lines. */
const tallNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d')!
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!parent?.closest('td')) continue
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      if (pen.measureText(text.nodeValue ?? '').width > 190) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 2) found.push(text.nodeValue ?? '')
    }
    return found
  })

/** Placeholders of searches that are wider than their inputs. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d')!
    return [...main.querySelectorAll<HTMLInputElement>('input[type=search]')]
      .filter((input) => {
        const style = getComputedStyle(input)
        pen.font = `${style.fontSize} ${style.fontFamily}`
        const room =
          input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        return pen.measureText(input.placeholder).width > room
      })
      .map(({ placeholder }) => placeholder)
  })

const beyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const look of looks) {
  const { t } = look

  test(`names in the lists of the back office stand in two lines at most on a phone, and the window does not scroll sideways (${look.language})`, async ({
    visit,
  }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize(phone)
    for (const list of [
      'tenant',
      'quotation?state=all',
      'user_accusation',
      'article',
      'backend_user',
      'app_edition',
      'market_price',
      'review_reason',
      'spec_report',
      'audit_log',
    ]) {
      await openAt(page, `/admin/${list}`)
      await expect(page.getByRole('main').locator('tbody tr[data-clickable]')).not.toHaveCount(0)
      expect(await tallNames(page), list).toEqual([])
      expect(await beyondWindow(page), list).toBeLessThanOrEqual(0)
    }
  })

  test(`what can be searched for is read whole on a phone (${look.language})`, async ({ visit }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize(phone)
    for (const list of ['forum?queue=all', 'quotation', 'membership', 'inspect_business']) {
      await openAt(page, `/admin/${list}`)
      await expect(page.getByRole('main').locator('input[type=search]')).not.toHaveCount(0)
      expect(await cutPlaceholders(page), list).toEqual([])
      expect(await beyondWindow(page), list).toBeLessThanOrEqual(0)
    }
  })

  test(`headings of the operators’ figures stand in two lines at most (${look.language})`, async ({
    visit,
  }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize(phone)
    const heading = page.getByRole('columnheader', {
      name: t('Expired', {}, 'figure'),
      includeHidden: true,
    })
    const numbers = page.getByRole('main').locator('details').filter({ has: heading })
    await numbers.getByText(t('Show as a table')).click()
    await expect(numbers.getByRole('table')).toBeVisible()
    expect(await tallHeads(page)).toEqual([])
  })

  test(`a table to be read: that it is kept on the device is said whole, and its headings stand in two lines at most (${look.language})`, async ({
    visit,
  }) => {
    const page = await visit({ look, as: 'gold', at: '/backend/seller_quotation/bulk' })
    await page.setViewportSize(phone)
    await page.getByRole('textbox', { name: t('Paste a table or a list of lines') }).fill('42CrMo φ300×2000')
    await page.getByRole('button', { name: t('Read this text') }).click()
    await expect(page.getByRole('button', { name: t('Another table') })).toBeVisible()
    const badge = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d\d:\d\d:\d\d$/ })
    await expect(badge).toBeVisible()
    const cut = await badge
      .locator('span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut).toBe(0)
    await expect(page.getByRole('columnheader', { name: t('First values') })).toBeVisible()
    expect(await tallHeads(page)).toEqual([])
  })

  test(`headings of the facts of a posting stand in two lines at most (${look.language})`, async ({
    visit,
  }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize(phone)
    await openAt(page, '/admin/purchase_forging?state=all')
    await expect(page.getByRole('main').locator('tbody th')).not.toHaveCount(0)
    expect(await tallHeads(page)).toEqual([])
  })

  test(`the figures of compared quotes have labels of two lines at most (${look.language})`, async ({
    visit,
    request,
  }) => {
    const buyer = await callerOf(request, 'gold')
    const { results } = await buyer.call<{ results: { posting: { code: string }; quotes: number }[] }>(
      'get',
      '/api/backend/quote/request/?size=50',
    )
    const code = results.find(({ quotes }) => quotes > 1)?.posting.code
    const page = await visit({ look, as: 'gold', at: `/backend/quotes_received?code=${code}` })
    await page.setViewportSize(phone)
    await expect(page.getByRole('rowheader', { name: t('Quote valid until') })).toBeVisible()
    const tall = new Set(await tallHeads(page))
    const labels = [t('Price per tonne, incl. 13% VAT'), t('Quantity'), t('Total, about, incl. 13% VAT')]
    expect(labels.filter((label) => tall.has(label))).toEqual([])
    for (const label of labels) await expect(page.getByRole('rowheader', { name: label })).toBeVisible()
  })

  test(`page numbers and buttons of a person are whole on a phone (${look.language})`, async ({ visit }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/dashboard' })
    await page.setViewportSize(phone)
    const main = page.getByRole('main')
    await openAt(page, '/admin/market_price')
    const pages = main.getByRole('button', { name: t('Next page') }).locator('..')
    await expect(pages).toBeVisible()
    const lines = await pages
      .locator('> *')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom))).size)
    expect(lines).toBe(1)

    await openAt(page, '/admin/tenant?row=2')
    const making = main.getByRole('button', { name: t('Make main account…') })
    await expect(making).not.toHaveCount(0)
    const beyond = await making.evaluateAll((all) =>
      all.filter((one) => {
        const card = one.closest('section, .mantine-Paper-root')
        return !card || one.getBoundingClientRect().right > card.getBoundingClientRect().right - 8
      }),
    )
    expect(beyond).toHaveLength(0)
  })

  test(`customer service, the quota of searches and the newest message have room on a phone (${look.language})`, async ({
    visit,
    request,
  }) => {
    const page = await visit({ look, as: 'gold', at: '/backend/saved_search' })
    await page.setViewportSize(phone)
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
    const intro = page.getByText(
      t('Open one to see its current list; matches since your last look are counted as new.'),
    )
    expect(await widthOf(intro)).toBeGreaterThan(250)

    const tools = page.getByRole('complementary', { name: t('Tools') })
    const service = tools.getByRole('button', { name: t('Service') })
    expect(await widthOf(service)).toBeGreaterThan(60)
    await service.click()
    const card = await tools.getByRole('img', { name: t('QR code of the service phone') }).boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)

    const buyer = await callerOf(request, 'gold')
    const talks = await buyer.call<{ results: { id: number }[] }>('get', '/api/backend/conversation/')
    await openAt(page, `/backend/conversations?id=${talks.results[0]?.id}`)
    const box = page.getByRole('region', { name: t('Messages of the conversation') })
    await expect(box.getByRole('listitem')).not.toHaveCount(0)
    expect((await box.boundingBox())?.height).toBeGreaterThan(150)
  })

  test(`filters beside an open row are in columns (${look.language})`, async ({ visit }) => {
    const page = await visit({ look, as: 'operator', at: '/admin/tenant?row=2' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Filter'), exact: true })
      .click()
    const inputs = page.locator('[data-filters] input:not([type="hidden"])')
    await expect(inputs.last()).toBeVisible()
    const boxes = await inputs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const lines = new Set(boxes.map(({ top }) => Math.round(top)))
    const columns = new Set(boxes.map(({ left }) => Math.round(left)))
    expect([lines.size, columns.size]).toEqual([2, 4])
  })
}
