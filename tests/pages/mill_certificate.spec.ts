// A seller enters a certificate with a value outside the limits, a second company offers the same piece, an operator
// sees both postings side by side, and a buyer reads the certificate.
import type { Locator } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { companyInEnglish } from '../support/looks.ts'

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('values of a certificate are compared with the grade, shown on its page, and with those of other companies @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const heat = `E2E-81-004${ours.no}`
  const seller = await callerOf(request, 'gold')
  const file = 'https://files.example/certificate.pdf'
  const code = await submitSpot(seller, {
    dims: { d: 61, l: 4120 + ours.no },
    quantity: 2,
    have_warranty: 1,
    certificate_type: '3.1',
    certificate_files: [{ address: file, name: 'certificate.pdf', type: 'pdf' }],
  })

  const form = await visit({
    look: ours,
    as: 'gold',
    at: `/backend/seller_quotation?command=edit&code=${code}`,
  })
  const group = form.getByRole('region', { name: ours.t('Certificates and heat numbers') })
  await group.getByRole('button', { name: ours.t('Certificates and heat numbers') }).click()
  await group.getByRole('button', { name: ours.t('Add a heat') }).click()
  const heats = group.getByRole('group', { name: ours.t('Values heat by heat') })
  await heats.getByRole('textbox', { name: ours.t('Heat number') }).fill(heat)
  await heats.getByRole('textbox', { name: ours.t('Piece numbers') }).fill('1, 2')
  const warning = group.getByRole('status')
  const carbon = heats.getByRole('textbox', { name: 'C', exact: true })
  const sulphur = heats.getByRole('textbox', { name: 'S', exact: true })
  await paste(carbon, 'C ×100\tMn ×100\tP ×1000\tS ×1000\n41\t62\t11\t<5')
  await expect(sulphur).toHaveValue('<0.005')
  await form.getByRole('button', { name: ours.t('Undo') }).click()
  await expect(sulphur).toHaveValue('')
  await paste(carbon, 'C 41 Mn 62 P 11 S <5')
  const offer = heats.getByRole('status')
  await expect(offer).toContainText('C 41 → 0.41')
  await offer.getByRole('button', { name: ours.t('Divide') }).click()
  await expect(sulphur).toHaveValue('<0.005')
  await expect(warning).toHaveCount(0)
  await carbon.fill('0.47')
  await expect(warning).toContainText('C 0.47 %')
  await expect(warning).toContainText('0.38–0.45')
  await form.getByRole('button', { name: ours.t('Submit for review') }).click()
  await expect(form.getByRole('button', { name: ours.t('Submit for review') })).toHaveCount(0)
  const review = await visit({ look: theirs, as: 'operator', at: `/admin/quotation?code=${code}` })
  await expect(
    review
      .getByRole('complementary', { name: theirs.t('Review') })
      .getByText(theirs.t('Certificate outside the limits')),
  ).toBeVisible()
  await approveSpot(await callerOf(request, 'operator'), code)

  const buyer = await visit({ look: theirs, as: 'buyer', at: `/home/quotation/${code}` })
  await buyer
    .getByRole('link', { name: theirs.t('Certificate') })
    .first()
    .click()
  await expect(buyer).toHaveURL(`/home/quotation/${code}/certificate`)
  const sheet = buyer.getByRole('article', { name: theirs.t('Mill certificate') })
  await expect(sheet).toContainText('Mill certificate')
  await expect(sheet).toContainText('certificate.pdf')
  const table = sheet
    .getByRole('region', { name: heat })
    .getByRole('table', { name: theirs.t('Heat analysis in %') })
  await expect(table.getByRole('row', { name: /^C 0.47/ })).toContainText(theirs.t('above'))
  await expect(table.getByRole('row', { name: /^Mn 0.62/ })).toContainText(theirs.t('within'))
  await expect(table.getByRole('row', { name: /^S < 0.005/ })).toContainText(theirs.t('within'))

  const other = await callerOf(request, 'silver')
  const again = await submitSpot(other, {
    dims: { d: 61, l: 4120 + ours.no },
    have_warranty: 1,
    heats: [{ heat_no: heat.toLowerCase(), pieces: ['2'] }],
  })
  const office = await visit({ look: theirs, as: 'operator', at: '/admin/mill_certificate?state=open' })
  const alert = office.getByRole('listitem', { name: `${code}, ${again}` })
  await expect(async () => {
    await office.reload()
    await expect(alert).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(alert).toContainText(`E2E81004${ours.no}/2`)
  // Pieces and tonnes are not the same.
  await expect(alert).toContainText(/\d (支|bars)/)
  await alert.getByRole('button', { name: theirs.t('Dismiss…') }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: theirs.t('Reason') }).fill('Sold on, confirmed by both')
  await dialog.getByRole('button', { name: theirs.t('Dismiss') }).click()
  await expect(alert).toHaveCount(0)
  await openAt(office, '/admin/mill_certificate?state=dismissed')
  await expect(alert).toContainText('Sold on, confirmed by both')
})
