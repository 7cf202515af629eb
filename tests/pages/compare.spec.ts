// Comparing several postings, and templates for new ones.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { rows } from '../support/browser_market.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('postings chosen in a list are compared side by side with their differences marked @main', async ({
  page,
  request,
}) => {
  const [seller, operator] = [
    await callerOf(request, 'pressure@demo.test'),
    await callerOf(request, 'operator'),
  ]
  const lengths = [4701, 4702, 4703]
  for (const l of lengths) await approveSpot(operator, await submitSpot(seller, { dims: { d: 357, l } }))
  await openAt(page, '/home/quotation?material=42CrMo&strict=1')
  const names: string[] = []
  for (const l of lengths) {
    const row = rows(page).filter({ hasText: `φ357×${l}` })
    names.push((await row.getByRole('link').first().textContent()) ?? '')
    await row.getByRole('checkbox', { name: t('Compare') }).check()
  }
  const tray = page.getByRole('region', { name: t('Comparison') })
  // oxlint-disable-next-line house/no-luck -- what this browser has chosen
  await expect(tray.getByRole('listitem')).toHaveCount(3)
  await tray.getByRole('link', { name: t('Compare {0}', { 0: 3 }) }).click()
  await expect(page).toHaveURL(/\/home\/compare\?kind=quotation&code=Q\w+&code=Q\w+&code=Q\w+$/)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  for (const name of names) await expect(table.getByRole('link', { name })).toBeVisible()
  const heads = table.getByRole('rowheader')
  expect((await heads.filter({ hasText: t('Specification') }).boundingBox())?.width).toBeCloseTo(220, 0)
  const grade = table.getByRole('row', { name: new RegExp(`^${t('Grade')}`) })
  await expect(grade).toContainText('42CrMo')
  await expect(grade.getByRole('img', { name: t('differs') })).toHaveCount(0)
  const specification = table.getByRole('row', { name: new RegExp(`^${t('Specification')}`) })
  await expect(specification.getByRole('img', { name: t('differs') })).toBeVisible()
  await page.getByRole('switch', { name: t('Differences only') }).click()
  await expect(grade).toBeHidden()
  await table.getByRole('columnheader').first().getByRole('button', { name: /^移除/ }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await page.goBack()
  // oxlint-disable-next-line house/no-luck -- what this browser has chosen
  await expect(tray.getByRole('listitem')).toHaveCount(2)
})

test('a form is saved as a template of the company, a colleague starts from it, and its deletion can be undone', async ({
  visit,
}) => {
  const name = '42CrMo 调质圆钢模板'
  const at = '/backend/seller_quotation?command=create'
  const author = await visit({ as: 'gold', at })
  const line = t('Type or paste one line and the form fills itself')
  await author.getByRole('textbox', { name: line }).fill('42CrMo 锻圆 φ287*4270 调质')
  await expect(author.getByRole('combobox', { name: t('Grade'), exact: true })).toHaveValue('42CrMo')
  await author.getByRole('button', { name: t('Save as template') }).click()
  const saving = author.getByRole('dialog', { name: t('Save as template') })
  await saving.getByRole('textbox', { name: t('Template name') }).fill(name)
  await saving.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(saving).toBeHidden()

  const colleague = await visit({ as: 'staff', at })
  const grade = colleague.getByRole('combobox', { name: t('Grade'), exact: true })
  await colleague.getByRole('button', { name: t('Start from a template') }).click()
  const dialog = colleague.getByRole('dialog', { name: t('Templates') })
  const item = dialog.getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button', { name: t('Use') }).click()
  await expect(grade).toHaveValue('42CrMo')
  await colleague.getByRole('button', { name: t('Undo') }).click()
  await expect(grade).toHaveValue('')
  await expect(colleague.getByRole('button', { name: t('Undo') })).toBeHidden()

  await colleague.getByRole('button', { name: t('Start from a template') }).click()
  await item.getByRole('button', { name: t('Delete {0}', { 0: name }) }).click()
  await expect(item).toBeHidden()
  await colleague.getByRole('button', { name: t('Undo') }).click()
  await expect(item).toBeVisible()
})
