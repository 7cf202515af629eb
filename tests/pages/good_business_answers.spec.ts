// Preferred suppliers besides their main way: an application that is rejected, and a listing that an operator ends (SPEC 1.6, 2.59).
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { supplierApplicant } from '../support/browser_companies.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'

/** A preset reason, which its reader gets in the language of the account: here Chinese, as it registered. */
const implausible = {
  'zh-CN': '设备数据存疑，请提供证明',
  'en-US': 'The equipment is not plausible; please send proof',
}

test('a rejected company reads the reason and finds its profile in the form', async ({ visit, request }) => {
  const [ours, theirs] = companyInEnglish

  const email = `supplier_rejected_${ours.no}@demo.test` as const
  const comment = '80 MN 压机无证明'
  const { id } = await supplierApplicant(request, {
    email,
    name: `商家驳回测试厂 ${ours.no}`,
    digits: `GBRJ0${ours.no}`,
  })
  const office = await visit({ look: theirs, as: 'operator', at: `/admin/good_business?row=${id}` })
  const details = office.getByRole('complementary', { name: theirs.t('Details') })
  const dialog = office.getByRole('dialog', { name: theirs.t('Reject') })
  const reason = dialog.getByRole('textbox', { name: theirs.t('Description') })
  const open = () => details.getByRole('button', { name: theirs.t('Reject'), exact: true }).click()
  await open()
  await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill(comment)
  await dialog.getByRole('button', { name: theirs.t('Cancel') }).click()
  await open()
  await expect(reason).toHaveValue(comment)
  await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(details.getByRole('region', { name: theirs.t('Supplier profile') })).toContainText(
    theirs.t('Rejected'),
  )

  const page = await visit({ look: ours, as: email, at: '/backend/messages' })
  const main = page.getByRole('main')
  const message = main.getByRole('button', {
    name: ours.told('supplier_refused', { decision: 'rejected', comment }),
  })
  await expect(message).toContainText(comment)
  await message.click()
  await expect(page).toHaveURL('/backend/supplier')
  const alert = main.getByRole('alert').filter({ hasText: ours.t('The application was rejected') })
  await expect(alert).toContainText(comment)
  await expect(main.getByRole('textbox', { name: ours.t('Largest press') })).toHaveValue('80')
  await expect(main.getByRole('button', { name: ours.t('Submit for review') })).toBeEnabled()
})

test('a listed company that an operator removes is gone for buyers, and reads why', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const [email, name] = [`supplier_removed_${ours.no}@demo.test`, `商家移出测试厂 ${ours.no}`] as const
  const { operator, id } = await supplierApplicant(request, { email, name, digits: `GBRM0${ours.no}` })
  await operator.call('post', `/api/admin/supplier/${id}/list/`)
  const buyer = await visit({ look: ours, at: `/home/good_business?keyword=${encodeURIComponent(name)}` })
  await expect(buyer.getByRole('link', { name })).toBeVisible()

  const office = await visit({ look: theirs, as: 'operator', at: `/admin/good_business?row=${id}` })
  const details = office.getByRole('complementary', { name: theirs.t('Details') })
  await details.getByRole('button', { name: theirs.t('Remove from the list') }).click()
  const dialog = office.getByRole('dialog', { name: theirs.t('Remove from the list') })
  const chip = dialog
    .getByRole('group', { name: theirs.t('Common reasons') })
    .getByText(implausible[theirs.language])
  await chip.click()
  const reason = dialog.getByRole('textbox', { name: theirs.t('Description') })
  await expect(reason).toHaveValue(new RegExp(`^${implausible[theirs.language]}`))
  await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(details.getByRole('region', { name: theirs.t('Supplier profile') })).toContainText(
    theirs.t('Removed by operator'),
  )
  await expect(details.getByRole('region', { name: theirs.t('Sponsored place') })).toHaveCount(0)

  await buyer.reload()
  await expect(buyer.getByText(ours.t('No supplier matches'))).toBeVisible()
  const page = await visit({ look: ours, as: email, at: '/backend/messages' })
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: ours.told('supplier_refused', { decision: 'removed', comment: '' }) })
    .click()
  await expect(page).toHaveURL('/backend/supplier')
  const alert = main.getByRole('alert').filter({ hasText: ours.t('Your company was removed from the list') })
  await expect(alert).toContainText(implausible['zh-CN'])
  await expect(main.getByRole('region', { name: ours.t('Listed profile') })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: ours.t('Apply to be listed') })).toBeVisible()
})
