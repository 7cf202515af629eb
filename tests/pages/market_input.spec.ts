// Bad searches: nonsense in the address, filters that match nothing, odd texts in the search box.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { chips, rows } from '../support/browser_market.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('an address with invalid parameters shows the list of the valid ones', async ({ page }) => {
  await openAt(
    page,
    '/home/quotation?shape=banana&shape=ring&min_d=abc&max_d=-5&ordering=evil&page=-1&character=9&region=1e99&material=&have_photo=maybe&x=%00',
  )
  await expect(rows(page).first()).toBeVisible()
  await expect(chips(page).getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list without matches offers to remove each filter', async ({ page }) => {
  await openAt(page, '/home/quotation?keyword=没有这种钢&shape=ring')
  await expect(page.getByText(t('Nothing matches these filters'))).toBeVisible()
  // The foot of every page links to the help page of this name.
  await expect(page.getByRole('main').getByRole('link', { name: t('Post a request') })).toHaveAttribute(
    'href',
    new RegExp(`^/backend/buyer_purchase_material\\?command=create&draft=.+&spec=${encodeURI('环件')}`),
  )
  const text = t('Keyword “{0}”', { 0: '没有这种钢' })
  await page.getByRole('button', { name: t('Without {text}', { text }) }).click()
  await expect(page).toHaveURL('/home/quotation?shape=ring')
  await expect(rows(page).first()).toBeVisible()

  await openAt(page, '/home/raise?keyword=没有这种钢')
  await expect(page.getByText(t('Nothing matches these filters'))).toBeVisible()
  const asks = page.getByRole('main').getByRole('button', { name: t('Request a group buy') })
  await expect(asks).toHaveCount(2)

  await openAt(page, '/home/quotation?min_piece_weight=500&max_piece_weight=100')
  await expect(page.getByRole('alert')).toHaveText(t('The lower limit is above the upper limit'))
  await page
    .getByRole('button', { name: t('Without {text}', { text: `${t('Piece weight kg')} 500–100` }) })
    .click()
  await expect(page).toHaveURL('/home/quotation')
  await expect(rows(page).first()).toBeVisible()
})

test('a grade without postings offers those of comparable grades, in words for both', async ({ page }) => {
  await openAt(page, '/home/quotation?keyword=1.1191')
  const offer = page.getByRole('main').getByRole('button', { name: /^近似牌号 .*45.*：\d+ 条$/ })
  await offer.click()
  await expect(page).toHaveURL(/^[^?]+\/home\/quotation\?material=(?!.*keyword)/)
  await expect(rows(page).filter({ hasText: '45' }).first()).toBeVisible()
})

test('a search without matches prefills a request form, beside a draft that was begun before', async ({
  visit,
}) => {
  const as = 'mould@demo.test'
  const page = await visit({ as, at: '/backend/buyer_purchase_material?command=create' })
  const line = page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
  await line.fill('40Cr')
  await expect(page.getByRole('combobox', { name: t('Grade'), exact: true })).toHaveValue('40Cr')
  await openAt(page, '/home/quotation?material=34CrNiMo6&keyword=φ555×2000')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Post a request') })
    .click()
  await expect(line).toHaveValue('34CrNiMo6 φ555×2000')
  await expect(page.getByRole('combobox', { name: t('Grade'), exact: true })).toHaveValue('34CrNiMo6')
  await expect(page.getByRole('textbox', { name: t('Diameter') })).toHaveValue('555')
  await page.reload()
  await expect(line).toHaveValue('34CrNiMo6 φ555×2000')
})

test('anything typed into the search box is treated as plain text', async ({ page }) => {
  await openAt(page, '/home')
  const box = page.getByRole('combobox', { name: t('Keyword') })
  for (const typed of [
    `'; drop table posting; --`,
    '🔩🔥',
    '<img src=x onerror=alert(1)><b>42CrMo</b>',
    '%_\\',
    'مرحبا \u05d0\u05d1',
    '钢'.repeat(10_000),
  ]) {
    const searched = typed.slice(0, 100)
    await box.fill(typed)
    await box.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === searched)
    await expect(box).toHaveValue(searched)
    // As one part, or in several where a part was understood.
    await expect(chips(page)).toContainText(searched.slice(0, 4))
    await expect(page.getByRole('region', { name: t('Postings') })).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await chips(page)
    .getByRole('button', { name: t('Clear') })
    .click()
  await expect(rows(page).first()).toBeVisible()
})
