// Certification besides its main way: withdrawn, rejected with a reason that is kept while it is typed, and renewed (SPEC 1.14).
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { applyForCertification, certify, companyId, creditCode } from '../support/browser_companies.ts'
import { callerOf, registerTrader } from '../support/browser_people.ts'
import type { Words } from '../support/browser_words.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'
import { dayAfter } from '../support/quotes.ts'

/** Opens the decision dialog with this name. */
async function refusal(office: Page, t: Words, name: string) {
  await office.getByRole('button', { name: t(name), exact: true }).click()
  const dialog = office.getByRole('dialog', { name: t(name) })
  return {
    dialog,
    reason: dialog.getByRole('textbox', { name: t('Description') }),
    submit: () => dialog.getByRole('button', { name: t('Submit'), exact: true }).click(),
  }
}

test('a company withdraws its application and finds in the form what it had sent', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const name = `撤回认证测试厂 ${ours.no}`
  const email = `withdraws_certification_${ours.no}@demo.test` as const
  const code = creditCode(`WDRAW${ours.no}`)
  const main = await registerTrader(request, email, name)
  await applyForCertification(main, { name, code })
  const page = await visit({ look: ours, as: email, at: '/backend/company' })
  const waiting = page.getByRole('heading', { name: ours.t('Your application is in review') })
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: ours.t('Withdraw'), exact: true }).click()
  await expect(waiting).toHaveCount(0)
  const creditCodeField = page.getByRole('textbox', { name: ours.t('Unified social credit code') })
  await expect(creditCodeField).toHaveValue(code)
  await expect(page.getByText('licence.png').first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: ours.t('Withdrawn') }).filter({ hasText: name }),
  ).toBeVisible()

  const id = await companyId(await callerOf(request, 'operator'), name)
  const office = await visit({ look: theirs, as: 'operator', at: `/admin/tenant?row=${id}` })
  await expect(office.getByRole('region', { name: theirs.t('Earlier applications') })).toContainText(
    theirs.t('Withdrawn'),
  )
  await expect(office.getByRole('button', { name: theirs.t('Certify'), exact: true })).toHaveCount(0)
})

test('the reason of a rejection outlives its closed dialog, and the company reads it', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const name = `驳回认证测试厂 ${ours.no}`
  const email = `rejected_certification_${ours.no}@demo.test` as const
  const comment = 'The licence belongs to another company'
  const main = await registerTrader(request, email, name)
  await applyForCertification(main, { name, code: creditCode(`REJCT${ours.no}`) })
  const id = await companyId(await callerOf(request, 'operator'), name)
  const office = await visit({ look: theirs, as: 'operator', at: `/admin/tenant?row=${id}` })

  const first = await refusal(office, theirs.t, 'Reject')
  await first.reason.fill('The licence belongs to')
  await first.dialog.getByRole('button', { name: theirs.t('Cancel') }).click()
  await expect(first.dialog).toBeHidden()
  // The other decision has a text of its own.
  const other = await refusal(office, theirs.t, 'Ask for changes')
  await expect(other.reason).toHaveValue('')
  await office.keyboard.press('Escape')
  await expect(other.dialog).toBeHidden()
  const { reason, dialog, submit } = await refusal(office, theirs.t, 'Reject')
  await expect(reason).toHaveValue('The licence belongs to')
  await reason.fill(comment)
  await submit()
  await expect(dialog).toBeHidden()
  await expect(office.getByRole('region', { name: theirs.t('Earlier applications') })).toContainText(
    theirs.t('Rejected'),
  )

  const page = await visit({ look: ours, as: email, at: '/backend/messages' })
  const message = page
    .getByRole('main')
    .getByRole('button', { name: ours.told('certification_refused', { decision: 'rejected', comment }) })
  await expect(message).toContainText(comment)
  await message.click()
  await expect(page).toHaveURL('/backend/company')
  const alert = page.getByRole('alert').filter({ hasText: ours.t('The application was rejected') })
  await expect(alert).toContainText(comment)
  await expect(page.getByRole('textbox', { name: ours.t('Company name'), exact: true })).toHaveValue(name)
})

test('a certified company renews under a new name, answers a question, and stays certified meanwhile', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const name = `续期认证测试厂 ${ours.no}`
  const email = `renews_certification_${ours.no}@demo.test` as const
  const renamed = `续期认证测试锻造有限公司 ${ours.no}`
  const main = await registerTrader(request, email, name)
  const operator = await callerOf(request, 'operator')
  await certify(main, { name, code: creditCode(`RENEW${ours.no}`), operator })
  const id = await companyId(operator, name)
  const page = await visit({ look: ours, as: email, at: '/backend/company' })
  const nameField = page.getByRole('textbox', { name: ours.t('Company name'), exact: true })
  const send = page.getByRole('button', { name: ours.t('Submit for review') })
  const inReview = page.getByRole('heading', { name: ours.t('Your application is in review') })
  // In the list of applications the first one keeps the same word, whatever is in force.
  const stillCertified = () =>
    expect(page.getByRole('definition').getByText(ours.t('Certified'), { exact: true })).toBeVisible()

  await test.step('the form opens on demand and replaces nothing', async () => {
    const open = page.getByRole('button', { name: ours.t('Renew or change the name') })
    await open.click()
    await nameField.fill('X')
    await page.getByRole('button', { name: ours.t('Cancel') }).click()
    await open.click()
    await expect(nameField).toHaveValue(name)
    await nameField.fill(renamed)
    await send.click()
    await expect(inReview).toBeVisible()
    await stillCertified()
  })

  const office = await visit({ look: theirs, as: 'operator', at: `/admin/tenant?row=${id}` })
  await test.step('a question about it leaves the certification in force', async () => {
    const { reason, submit, dialog } = await refusal(office, theirs.t, 'Ask for changes')
    await reason.fill('请上传变更通知书')
    await submit()
    await expect(dialog).toBeHidden()
    await page.reload()
    await stillCertified()
    const alert = page.getByRole('alert').filter({ hasText: ours.t('The operator asks for changes') })
    await expect(alert).toContainText('请上传变更通知书')
    await expect(nameField).toHaveValue(renamed)
    await send.click()
    await expect(inReview).toBeVisible()
  })

  await test.step('it is certified for a year from the end of the last one, under the new name', async () => {
    await office.reload()
    const review = office.getByRole('region', { name: theirs.t('Application for certification') })
    const end = new Date(dayAfter(365))
    end.setUTCFullYear(end.getUTCFullYear() + 1)
    await expect(review.getByRole('textbox', { name: theirs.t('Certified until') })).toHaveValue(
      end.toISOString().slice(0, 10),
    )
    await review.getByRole('button', { name: theirs.t('Certify'), exact: true }).click()
    await expect(review).toHaveCount(0)
    await page.reload()
    await stillCertified()
    await expect(page.getByRole('definition').filter({ hasText: renamed }).first()).toBeVisible()
    await expect(page.getByText(ours.day(end.toISOString().slice(0, 10))).first()).toBeVisible()
  })
})
