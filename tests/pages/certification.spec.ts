// Certification: a company applies with its licence, is asked for a change, applies again and is certified (SPEC 1.14).
import type { Reply } from '#contract/endpoint.ts'
import type { tagApi } from '#contract/tag.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { creditCode } from '../support/browser_companies.ts'
import { callerOf, registerPerson } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { companyInChinese } from '../support/looks.ts'

// Refused on purpose: forms that are not complete.
test.use({ expectedErrors: /status of 400/ })

/** Names of the company in each run, and what is proposed in English. */
const companies = {
  1: { company: '无锡新恒锻造有限公司', proposed: 'Wuxi Xinheng Forging Co., Ltd.' },
  2: { company: '苏州长力锻造有限公司', proposed: 'Suzhou Changli Forging Co., Ltd.' },
}

test('a company is certified after a change that the operator asked for @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese
  const { no, t } = ours
  const email = `certify-me-${no}@demo.test` as const
  const { company, proposed } = companies[no]
  const code = creditCode(`2Y3T4${no}`)
  // With a check digit that does not fit.
  const mistyped = code.slice(0, -1) + (code.endsWith('1') ? '2' : '1')
  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const { results: tags } = await person.call<Reply<typeof tagApi.list>>('get', '/api/tag/')
  await person.call('post', '/api/account/pre_login_info/', {
    pre_company_name: company,
    pre_business_tag_id: tags.find(({ module }) => module === 'pre_business')?.id,
  })
  const page = await visit({ look: ours, as: email, at: '/backend/company' })
  const english = page.getByRole('textbox', { name: t('Company name in English') })
  const codeField = page.getByRole('textbox', { name: t('Unified social credit code') })
  const send = page.getByRole('button', { name: t('Submit for review') })

  await test.step('an English name is proposed, and what is wrong is said at its field', async () => {
    await page.getByRole('button', { name: t('Propose one from the Chinese name') }).click()
    await expect(english).toHaveValue(proposed)
    await codeField.fill(mistyped)
    await page.getByRole('textbox', { name: t('Contact person') }).fill('陈工')
    await page.getByRole('textbox', { name: t('Mobile number') }).fill('13912345678')
    await send.click()
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    await expect(codeField).toHaveValue(mistyped)
    await codeField.fill(code.toLowerCase())
    await page.locator('input[type=file]').setInputFiles(await png('licence.png'))
    await expect(page.getByText('licence.png')).toBeVisible()
    await send.click()
    await expect(page.getByRole('heading', { name: t('Your application is in review') })).toBeVisible()
    await expect(page.getByText(code)).toBeVisible()
  })

  const comment = '请上传清晰的营业执照'
  const office = await visit({ look: theirs, as: 'operator', at: '/admin/tenant' })
  const dialog = office.getByRole('dialog')
  const open = () => office.getByRole('row').filter({ hasText: company }).click()
  await test.step('an operator sees the licence and asks for a change with a reason', async () => {
    await open()
    await expect(
      office.getByRole('button', { name: theirs.t('Enlarge {0}', { 0: 'licence.png' }) }),
    ).toBeVisible()
    await office.getByRole('button', { name: theirs.t('Ask for changes') }).click()
    await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
    await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').first().fill(comment)
    await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the company reads the reason, finds what it had sent, and applies again', async () => {
    await openAt(page, '/backend/messages')
    await page
      .getByRole('main')
      .getByRole('button', {
        name: ours.told('certification_refused', { decision: 'revision_requested', comment }),
      })
      .first()
      .click()
    await expect(page).toHaveURL(/\/backend\/company$/)
    await expect(page.getByText(comment).first()).toBeVisible()
    await expect(codeField).toHaveValue(code)
    await send.click()
    await expect(page.getByRole('heading', { name: t('Your application is in review') })).toBeVisible()
  })

  await test.step('it is certified, and its pages say so', async () => {
    await office.reload()
    await office.getByRole('button', { name: theirs.t('Certify'), exact: true }).click()
    await expect(office.getByRole('button', { name: theirs.t('Certify'), exact: true })).toBeHidden()
    await page.reload()
    await expect(page.getByText(t('Certified'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(t('Certified on'))).toBeVisible()
  })
})
