// Badges, headings of tables and filters have the room that they need, on a phone and beside an open row.
import type { Page } from '@playwright/test'
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
