// Certification: a company applies with its licence, is asked for a change, applies again and is certified (SPEC 1.14).
import { checkDigitOf } from '#contract/credit_code.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { tagApi } from '#contract/tag.ts'
import { expect, test } from '../support/browser.ts'
import { callerOf, registerPerson } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

// Refused on purpose: forms that are not complete.
test.use({ expectedErrors: /status of 400/ })

const t = words('zh-CN')
const beginning = '91320200MA1X2Y3T4'
const code = beginning + checkDigitOf(beginning)
/** With a check digit that does not fit. */
const mistyped = beginning + (code.endsWith('1') ? '2' : '1')
const company = '无锡新恒锻造有限公司'

test('a company is certified after a change that the operator asked for @main', async ({
  visit,
  request,
}) => {
  const email = 'certify-me@demo.test'
  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const { results: tags } = await person.call<Reply<typeof tagApi.list>>('get', '/api/tag/')
  await person.call('post', '/api/account/pre_login_info/', {
    pre_company_name: company,
    pre_business_tag_id: tags.find(({ module }) => module === 'pre_business')?.id,
  })
  const page = await visit({ as: email, at: '/backend/company' })
  const english = page.getByRole('textbox', { name: t('Company name in English') })
  const creditCode = page.getByRole('textbox', { name: t('Unified social credit code') })
  const send = page.getByRole('button', { name: t('Submit for review') })

  await test.step('an English name is proposed, and what is wrong is said at its field', async () => {
    await page.getByRole('button', { name: t('Propose one from the Chinese name') }).click()
    await expect(english).toHaveValue('Wuxi Xinheng Forging Co., Ltd.')
    await creditCode.fill(mistyped)
    await page.getByRole('textbox', { name: t('Contact person') }).fill('陈工')
    await page.getByRole('textbox', { name: t('Mobile number') }).fill('13912345678')
    await send.click()
    await expect(creditCode).toHaveAttribute('aria-invalid', 'true')
    await expect(creditCode).toHaveValue(mistyped)
    await creditCode.fill(code.toLowerCase())
    await page.locator('input[type=file]').setInputFiles(await png('licence.png'))
    await expect(page.getByText('licence.png')).toBeVisible()
    await send.click()
    await expect(page.getByRole('heading', { name: t('Your application is in review') })).toBeVisible()
    await expect(page.getByText(code)).toBeVisible()
  })

  const office = await visit({ as: 'operator', at: '/admin/tenant' })
  const dialog = office.getByRole('dialog')
  const open = () => office.getByRole('row').filter({ hasText: company }).click()
  await test.step('an operator sees the licence and asks for a change with a reason', async () => {
    await open()
    await expect(office.getByRole('button', { name: t('Enlarge {0}', { 0: 'licence.png' }) })).toBeVisible()
    await office.getByRole('button', { name: t('Ask for changes') }).click()
    await dialog.getByRole('button', { name: t('Submit'), exact: true }).click()
    await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').first().fill('请上传清晰的营业执照')
    await dialog.getByRole('button', { name: t('Submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the company reads the reason, finds what it had sent, and applies again', async () => {
    await page.goto('/backend/messages')
    await page
      .getByRole('main')
      .getByRole('button', { name: /请上传清晰的营业执照|认证/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/backend\/company$/)
    await expect(page.getByText('请上传清晰的营业执照').first()).toBeVisible()
    await expect(creditCode).toHaveValue(code)
    await send.click()
    await expect(page.getByRole('heading', { name: t('Your application is in review') })).toBeVisible()
  })

  await test.step('it is certified, and its pages say so', async () => {
    await office.reload()
    await office.getByRole('button', { name: t('Certify'), exact: true }).click()
    await expect(office.getByRole('button', { name: t('Certify'), exact: true })).toBeHidden()
    await page.reload()
    await expect(page.getByText(t('Certified'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(t('Certified on'))).toBeVisible()
  })
})
