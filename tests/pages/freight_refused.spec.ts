// A refund of a freight fee is refused with a reason, which the company reads before it asks again (SPEC 1.26).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { companyInChinese } from '../support/looks.ts'

test('an operator refuses a refund with a reason; the company reads it and asks again', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const why = '发票抬头不符'
  const seller = await callerOf(request, 'pressure@demo.test')
  const gold = await callerOf(request, 'gold')
  const code = await submitSpot(seller, { dims: { d: 353, l: 4030 + ours.no }, quantity: 4 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const wish = { quantity: 1, message: '需要一支' }
  const { id } = await gold.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, wish)
  await seller.call('post', `/api/backend/intention/${id}/accept/`, { answer: '', agreed_quantity: 1 })
  const deal = `/api/backend/deal/intention/${id}/freight/`
  await gold.call('post', `${deal}use/`)
  await gold.call('post', `${deal}refund/`, { fee: 640.25, remark: `Waybill 77-123${ours.no}` })

  const office = await visit({ look: theirs, as: 'operator', at: '/admin/membership?tab=freight' })
  const row = office.getByRole('listitem').filter({ hasText: code })
  await expect(row).toContainText(`Waybill 77-123${ours.no}`)
  const dialog = office.getByRole('dialog', { name: theirs.t('Refuse the refund') })
  const reason = dialog.getByRole('textbox', { name: theirs.t('Reason') })
  await row.getByRole('button', { name: theirs.t('Refuse…') }).click()
  await dialog.getByRole('button', { name: theirs.t('Refuse') }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill(why)
  // What was typed stays with the request.
  await dialog.getByRole('button', { name: theirs.t('Cancel') }).click()
  await row.getByRole('button', { name: theirs.t('Refuse…') }).click()
  await expect(reason).toHaveValue(why)
  await dialog.getByRole('button', { name: theirs.t('Refuse') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(theirs.t('Refund refused'))
  await expect(row).toContainText(why)
  await expect(row.getByRole('button', { name: theirs.t('Refunded…') })).toHaveCount(0)
  const shown = (state: string) =>
    office
      .getByRole('radiogroup', { name: theirs.t('State') })
      .getByText(theirs.t(state), { exact: true })
      .click()
  await shown('Refund requested')
  await expect(office).toHaveURL(/refund=requested/)
  await expect(row).toHaveCount(0)
  await shown('Refund refused')
  await expect(row).toContainText(why)

  const page = await visit({ look: ours, as: 'gold', at: '/backend/messages' })
  const message = page
    .getByRole('main')
    .getByRole('button', {
      name: ours.told('freight_refused', { title: { zh: '', en: '' }, reason: why }),
    })
    .first()
  await expect(message).toContainText(why)
  await openAt(page, `/backend/deals/intention-${id}`)
  const freight = page.getByRole('region', { name: ours.t('Freight allowance') })
  await expect(freight).toContainText(ours.t('Refund refused'))
  await expect(freight).toContainText(ours.t('Reason: {0}', { 0: why }))
  await freight.getByRole('button', { name: ours.t('Ask for the refund') }).click()
  const again = page.getByRole('dialog', { name: ours.t('Refund of the freight fee') })
  await again.getByRole('textbox', { name: ours.t('Freight fee paid') }).fill('640.25')
  await again.getByRole('button', { name: ours.t('Send request') }).click()
  await expect(freight).toContainText(ours.t('Refund requested'))
  await expect(freight).not.toContainText(why)
})
