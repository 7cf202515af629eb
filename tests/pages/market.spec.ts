// The spot mall: filters and address, keywords, order, endless list, keyboard, no layout shifts (SPEC 2.22).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { chip, chips, end, filters, nextAnswer, rows, total, weight } from '../support/browser_market.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('filters set rows, address and chips; an address sets the filters; going back restores them @main', async ({
  page,
  visit,
}) => {
  await openAt(page, '/home/quotation')
  const choose = (group: string, name: RegExp) =>
    filters(page)
      .getByRole('group', { name: t(group) })
      .getByRole('button', { name })
      .click()
  const type = async (range: string, which: 'from' | 'to', value: string, said: string) => {
    await end(page, range, which).fill(value)
    await end(page, range, which).press('Enter')
    await expect(chip(page, said)).toBeVisible()
  }
  await choose('Stock type', new RegExp(`^${t('Prime')} ?\\d+$`))
  await expect(page).toHaveURL('/home/quotation?character=1')
  await choose('Grade', /^42CrMo ?\d+$/)
  await expect(chip(page, '42CrMo')).toBeVisible()
  await choose('Category', /^锻圆 ?\d+$/)
  await expect(chip(page, '锻圆')).toBeVisible()
  await type('Diameter', 'from', '100', `${t('Diameter')} ≥ 100`)
  await type('Diameter', 'to', '600', `${t('Diameter')} 100–600`)
  await type('Lot weight t', 'to', '60', `${t('Lot weight t')} ≤ 60`)
  await type('Piece weight kg', 'from', '200.5', `${t('Piece weight kg')} ≥ 200.5`)
  await type('Price ¥/t', 'to', '9000', `${t('Price ¥/t')} ≤ 9,000`)
  await filters(page)
    .getByRole('button', { name: t('Stored at') })
    .click()
  const places = page.getByRole('dialog', { name: t('Choose a place') })
  await expect(places.getByRole('button', { name: /^江苏 ?[1-9]/ })).toBeVisible()
  await places.getByRole('textbox', { name: t('Search city or district') }).fill('江苏')
  await places.getByRole('option', { name: '江苏', exact: true }).click()
  await expect(chip(page, '江苏')).toBeVisible()
  await filters(page)
    .getByRole('button', { name: t('Delivery condition') })
    .click()
  await page.getByRole('checkbox', { name: /^调质/ }).check()
  await expect(chip(page, '调质')).toBeVisible()
  await page.keyboard.press('Escape')
  const answered = nextAnswer(page)
  await filters(page)
    .getByRole('checkbox', { name: t('With photos') })
    .check()

  const found = await answered
  expect(found.length).toBeGreaterThan(0)
  for (const row of found) {
    expect(row).toMatchObject({ character: 1, shape: 'round', delivery_state: 'quenched_tempered' })
    expect(['42CrMo', '42CrMo4', '1.7225']).toContain(row.material)
    expect(row.dims.d).toBeGreaterThanOrEqual(100)
    expect(row.dims.d).toBeLessThanOrEqual(600)
    expect(weight(row)).toBeLessThanOrEqual(60_000)
    expect(weight(row) / row.quantity).toBeGreaterThanOrEqual(200.5)
    expect(row.price_per_t).toBeLessThanOrEqual(9000)
    expect(Math.floor(row.region_id / 10_000)).toBe(32)
    expect(row.photo_count).toBeGreaterThan(0)
  }
  // oxlint-disable-next-line house/no-luck -- compared with the server's answer to the same query
  await expect(rows(page)).toHaveCount(found.length)
  await expect(total(page)).toHaveText(String(found.length))
  await expect(page).toHaveURL((url) => url.searchParams.get('have_photo') === '1')
  const { searchParams, search } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    character: '1',
    material: '42CrMo',
    category: '1',
    min_d: '100',
    max_d: '600',
    max_weight: '60000',
    min_piece_weight: '200.5',
    max_price: '9000',
    region: '320000',
    delivery_state: 'quenched_tempered',
    have_photo: '1',
  })

  const other = await visit({ at: `/home/quotation${search}` })
  await expect(filters(other).getByRole('button', { name: t('Prime') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(end(other, 'Piece weight kg', 'from')).toHaveValue('200.5')
  await expect(end(other, 'Lot weight t', 'to')).toHaveValue('60')
  await expect(filters(other).getByRole('checkbox', { name: t('With photos') })).toBeChecked()
  await expect(chips(other).getByRole('button')).toHaveCount(10)
  // oxlint-disable-next-line house/no-luck -- compared with the server's answer to the same query
  await expect(rows(other)).toHaveCount(found.length)

  await page.goBack()
  await expect(filters(page).getByRole('checkbox', { name: t('With photos') })).not.toBeChecked()
  await expect(end(page, 'Piece weight kg', 'from')).toHaveValue('200.5')
  await chip(page, `${t('Piece weight kg')} ≥ 200.5`).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('min_piece_weight'))
  await expect(end(page, 'Piece weight kg', 'from')).toHaveValue('')
  await expect(end(page, 'Diameter', 'from')).toHaveValue('100')
})

test('a keyword of grade and dimensions is completed by keyboard, and options count the rows they would show @main', async ({
  page,
}) => {
  await openAt(page, '/home/quotation')
  const box = page.getByRole('combobox', { name: t('Keyword') })
  await box.fill('42crmo Φ300*1200')
  const read = page.getByRole('option', { name: '42CrMo φ300×1200', exact: true })
  await expect(read).toBeVisible()
  const options = await page
    .getByRole('listbox', { name: t('Suggestions') })
    .getByRole('option')
    .allInnerTexts()
  for (let at = options.indexOf('42CrMo φ300×1200'); at >= 0; at -= 1) await box.press('ArrowDown')
  await expect(read).toHaveAttribute('aria-selected', 'true')
  const answered = nextAnswer(page)
  await box.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '42CrMo φ300×1200')
  const found = await answered
  expect(found.length).toBeGreaterThan(0)
  for (const row of found) {
    expect(['42CrMo', '42CrMo4', '1.7225']).toContain(row.material)
    expect(Math.abs((row.dims.d ?? 0) - 300)).toBeLessThanOrEqual(6)
    expect(row.dims.l).toBeGreaterThanOrEqual(1176)
  }
  await expect(total(page)).toHaveText(String(found.length))
  await openAt(page, '/home/quotation?keyword=42CrMo')
  const disc = filters(page)
    .getByRole('group', { name: t('Shape') })
    .getByRole('button', { name: /^饼/ })
  await expect(disc).toHaveText(/^饼 ?[1-9]/)
  const count = /\d+$/.exec(await disc.innerText())?.[0]
  await disc.click()
  await expect(chip(page, '饼')).toBeVisible()
  await expect(total(page)).toHaveText(String(count))
  // oxlint-disable-next-line house/no-luck -- compared with the count beside the filter
  await expect(rows(page)).toHaveCount(Number(count))
})

test('filters that do not fit into their line fold into one button, and the chosen ones have chips', async ({
  visit,
}) => {
  const en = words('en-US')
  const page = await visit({ language: 'en-US', at: '/home/quotation' })
  const photos = filters(page, en).getByRole('checkbox', { name: en('With photos') })
  const fold = filters(page, en).getByRole('button', { name: en('Filter'), exact: true })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(photos).toBeHidden()
  await fold.click()
  await photos.check()
  await expect(chip(page, en('With photos'), en)).toBeVisible()
  await fold.click()
  await expect(photos).toBeHidden()
  await expect(chip(page, en('With photos'), en)).toBeVisible()
})

test('chips remove filters one by one and all at once', async ({ page }) => {
  await openAt(page, '/home/quotation?material=42CrMo&material=45&shape=round&min_l=500&keyword=锻')
  await expect(chips(page).getByRole('button')).toHaveCount(6)
  await chip(page, '45').click()
  await expect(page).toHaveURL((url) => url.searchParams.getAll('material').join() === '42CrMo')
  await chip(page, t('Keyword “{0}”', { 0: '锻' })).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('keyword'))
  await chips(page)
    .getByRole('button', { name: t('Clear') })
    .click()
  await expect(page).toHaveURL('/home/quotation')
  await expect(chips(page)).toHaveCount(0)
})

test('the list can be sorted by price up and down, by weight, and by newest again', async ({ page }) => {
  await openAt(page, '/home/quotation')
  await expect(rows(page).first()).toBeVisible()
  const sort = (name: string) => page.getByRole('group', { name: t('Sort by') }).getByRole('button', { name })
  const prices = async (by: string) => {
    const answer = nextAnswer(page)
    await sort(by).click()
    return (await answer).flatMap((row) => row.price_per_t ?? [])
  }
  const up = await prices(t('Price'))
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  await expect(page).toHaveURL('/home/quotation?ordering=price')
  await expect(sort(t('Price')).getByRole('img', { name: t('ascending') })).toBeVisible()
  const down = await prices(t('Price'))
  expect(down).toEqual(down.toSorted((a, b) => b - a))
  await sort(t('Weight')).click()
  await expect(page).toHaveURL('/home/quotation?ordering=-weight')
  await sort(t('Newest')).click()
  await expect(page).toHaveURL('/home/quotation')
})

test('more rows load near the end, each once, and going back restores the scroll position', async ({
  page,
}) => {
  await openAt(page, '/home/quotation?shape=round')
  await expect(rows(page).first()).toBeVisible()
  const first = await rows(page).count()
  // oxlint-disable-next-line house/no-luck -- whichever is last is near the end
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(first)
  // In one evaluation, because more rows may load meanwhile.
  const addresses = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('a')?.href))
  expect(new Set(addresses).size).toBe(addresses.length)
  // oxlint-disable-next-line house/no-luck -- whichever is there is remembered by its name
  const target = rows(page).nth(first + 2)
  const name = await target.getByRole('link').filter({ hasText: /\S/ }).innerText()
  await target.scrollIntoViewIfNeeded()
  await target.getByRole('link').filter({ hasText: /\S/ }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(target).toContainText(name)
  await expect(target).toBeInViewport()
})

test('arrow keys move along the rows and Enter opens one', async ({ page }) => {
  await openAt(page, '/home/quotation')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  // oxlint-disable-next-line house/no-luck -- the keys go by place, whichever lot is there
  await expect(rows(page).nth(0).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  // oxlint-disable-next-line house/no-luck -- the keys go by place, whichever lot is there
  const link = rows(page).nth(1).getByRole('link').last()
  await expect(link).toBeFocused()
  const address = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(address))
})

test('rows out of sight are not laid out until they are scrolled to or searched for', async ({ page }) => {
  await openAt(page, '/home/quotation')
  // oxlint-disable-next-line house/no-luck -- whichever is there is out of sight
  const last = rows(page).nth(19)
  await expect(last).toBeAttached()
  const isLaidOut = () =>
    last
      .getByRole('link')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})

test('the choice between rows and cards is remembered', async ({ page }) => {
  await openAt(page, '/home/quotation')
  await page
    .getByRole('radiogroup', { name: t('Show as') })
    .getByText(t('Cards'))
    .click()
  await page.reload()
  await expect(page.getByRole('radio', { name: t('Cards') })).toBeChecked()
})
