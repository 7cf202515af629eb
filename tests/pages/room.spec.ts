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

for (const look of looks) {
  const { t } = look

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
