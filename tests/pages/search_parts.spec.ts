// The search shows what it reads; a part that is removed takes its words along, and Back brings them back.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
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
