// The search shows what it reads; a part that is removed takes its words along, and Back brings them back.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')

test('what the search reads is shown part by part, and stock that a piece can be cut from is asked for', async ({
  visit,
}) => {
  const page = await visit({ at: '/home/quotation' })
  const box = page.getByRole('combobox', { name: zh('Keyword') })
  await box.fill('42CrMo 锻圆 φ300*1200 2支')
  const read = page.getByRole('group', { name: zh('What the search reads') })
  const part = (within: typeof read, text: string) =>
    within.getByRole('button', { name: zh('Remove filter {text}', { text }), exact: true })
  await expect(part(read, '直径 D 294–306 mm')).toBeVisible()
  await expect(part(read, '42CrMo')).toBeVisible()
  await part(read, zh('{text}: not searched for', { text: '2支' })).click()
  await expect(box).toHaveValue('42CrMo 锻圆 φ300×1200')
  await box.press('Enter')
  await expect(page).toHaveURL(/keyword=/)

  const chosen = page.getByRole('group', { name: zh('Chosen filters') })
  await part(chosen, '直径 D 294–306 mm').press('Enter')
  await expect(box).toHaveValue('42CrMo 锻圆 L=1200')
  await expect(part(chosen, '直径 D 294–306 mm')).toBeHidden()
  await page.goBack()
  await expect(part(chosen, '直径 D 294–306 mm')).toBeVisible()

  await chosen.getByRole('combobox', { name: zh('Fits my part') }).selectOption('30')
  await expect(page).toHaveURL(/fits=30/)
  await expect(part(chosen, zh('Fits my part, at most {most} % waste', { most: 30 }))).toBeVisible()
})

test('a bare number is told as what it may be', async ({ visit }) => {
  const en = words('en-US')
  const page = await visit({ language: 'en-US', at: '/home/quotation?keyword=45' })
  const chosen = page.getByRole('group', { name: en('Chosen filters') })
  await expect(chosen.getByRole('button')).toContainText([/^grade 45 or round bar φ45.* or square bar □45/])
})

test('stock that a searched part can be cut from is offered where none has its size', async ({
  visit,
  request,
}) => {
  const en = words('en-US')
  const lot = { material: '35CrMoV', shape: 'round' as const, dims: { d: 340, l: 3300 }, quantity: 1 }
  const code = await submitSpot(await callerOf(request, 'pressure@demo.test'), lot)
  await approveSpot(await callerOf(request, 'operator'), code)
  const page = await visit({
    language: 'en-US',
    at: `/home/quotation?keyword=${encodeURIComponent('35CrMoV φ333×4.7')}`,
  })
  await expect(page.getByText(en('Nothing matches these filters'))).toBeVisible()
  await page.getByRole('button', { name: '1 lot from which it can be cut' }).click()
  await expect(page).toHaveURL(/fits=100/)
  const found = page.getByRole('listitem').filter({ has: page.locator(`a[href="/home/quotation/${code}"]`) })
  await expect(found).toContainText(/Each yields 1 piece, \d+ % waste; the seller does not cut/)
})
