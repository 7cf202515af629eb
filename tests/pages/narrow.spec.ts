// In a window as narrow as a phone's, menus are one line each, so that pages begin in the first screen.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { inChinese, inEnglish } from '../support/looks.ts'
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
