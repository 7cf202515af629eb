// Market prices that were seen open without a network, with their age (SPEC 1.8, 2.19).
import { accounts } from '../../support/browser.ts'
import {
  ageStart,
  expect,
  storedText,
  test,
  untilPolled,
  workerReady,
} from '../../support/browser_offline.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('list, chart and table seen before open offline with their age, and are new again once a late line answers', async ({
  page,
  context,
  line,
  signIn,
}) => {
  const main = page.getByRole('main')
  const age = ageStart(t('As you saw it on {0}; price and stock may have changed since.', { 0: '###' }))
  const chart = main.getByRole('slider')
  const table = main.getByRole('region', { name: t('Table of prices') })
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await untilPolled(page)
  const address = `${line.origin}/home/market_price?range=1y`
  await page.goto(address)
  await expect(chart.locator('canvas').first()).toBeVisible()
  await expect.poll(() => storedText(page)).toContain('zh-CN /api/market_price/history/')
  await expect.poll(() => storedText(page)).toContain('zh-CN /api/market_price/ {')
  const seen = await table.innerText()
  const latest = await chart.getAttribute('aria-valuetext')
  await expect(main.getByText(age)).toBeHidden()

  await context.setOffline(true)
  await page.goto(address)
  await expect(main.getByText(age).first()).toBeVisible()
  await expect(chart.locator('canvas').first()).toBeVisible()
  await expect(chart).toHaveAttribute('aria-valuetext', latest ?? '')
  expect(await table.innerText()).toBe(seen)
  await chart.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', latest ?? '')

  // Back on a line that accepts requests and is late with its answers.
  line.hold('/api/market_price/')
  await context.setOffline(false)
  await page.goto(address)
  await expect.poll(() => line.held('/api/market_price/')).toBeGreaterThan(0)
  await expect(main.getByRole('heading', { level: 1, name: t('Market prices') })).toBeVisible()
  line.release('/api/market_price/')
  await expect(chart.locator('canvas').first()).toBeVisible()
  await expect(main.getByText(age)).toBeHidden()
})
