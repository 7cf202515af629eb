// The contact person: changed by the main account, seen by a gold member, read but not changed by staff (SPEC 1.25).
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { certifiedTrader } from '../support/browser_companies.ts'
import { approveSpot, submitSpot } from '../support/browser_people.ts'
import { companyInChinese } from '../support/looks.ts'

// Refused on purpose: a person who cannot be reached.
test.use({ expectedErrors: /status of 400/ })

const person = { zh: '沈听澜', en: 'Shen Tinglan', typed: '139 1234 5678', mobile: '+8613912345678' }

test('a company changes whom others reach, and a gold member then reaches that person', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese
  const { t } = ours
  const email = 'is_reached@demo.test'
  const company = { email, name: '联系人测试厂', digits: '351406' } as const
  const { main: seller, operator } = await certifiedTrader(request, company)
  const code = await submitSpot(seller, { dims: { d: 351, l: 4006 } })
  await approveSpot(operator, code)
  const page = await visit({ look: ours, as: email, at: '/backend/company' })
  const section = page.getByRole('region', { name: t('Contact person') })
  const open = section.getByRole('button', { name: t('Change') })
  const dialog = page.getByRole('dialog', { name: t('Contact person') })
  const field = (name: string, context?: string) =>
    dialog.getByRole('textbox', { name: t(name, {}, context), exact: true })

  await open.click()
  await field('Name', 'person').fill(person.zh)
  await field('Name in English', 'person').fill(person.en)
  await field('Mobile number').fill('')
  await field('E-mail').fill('')
  await dialog.getByRole('button', { name: t('Save') }).click()
  await expect(field('Mobile number')).toHaveAttribute('aria-invalid', 'true')

  // What was typed is still there after the dialog was closed by mistake.
  await dialog.getByRole('button', { name: t('Cancel') }).click()
  await open.click()
  await expect(field('Name', 'person')).toHaveValue(person.zh)
  await field('Mobile number').fill(person.typed)
  await dialog.getByRole('button', { name: t('Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(section).toContainText(person[ours.lang])
  await expect(section).toContainText(person.mobile)

  const gold = await visit({ look: theirs, as: 'gold', at: `/home/quotation/${code}` })
  const card = gold.getByRole('region', { name: theirs.t('Company') })
  await card.getByRole('button', { name: theirs.t('Show contact details') }).click()
  await expect(card.getByText(person[theirs.lang])).toBeVisible()
  await expect(card.getByRole('link', { name: /^\+86/ })).toHaveAttribute('href', `tel:${person.mobile}`)
  await seller.call('post', `/api/quotation/${code}/close/`)
})
