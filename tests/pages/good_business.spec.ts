// Preferred suppliers: a company applies, changes its profile, is listed and sponsored, and buyers find it (SPEC 1.6, 2.29, 2.59).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { certifiedTrader, supplierApplicant } from '../support/browser_companies.ts'
import { png } from '../support/browser_pictures.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'

/** The company of each run, its name as the buyer reads it, and a word of its own in the introduction. */
const applicants = {
  1: {
    account: 'buyer',
    name: '汉峤机械（演示）',
    shown: 'Hanqiao Machinery (demo)',
    word: 'Hanqiaoworks',
  },
  2: {
    account: 'applies_for_listing@demo.test',
    name: '优选申请测试厂',
    shown: '优选申请测试厂',
    word: 'Trialworks',
  },
} as const
const heavy = { zh: '大型锻件', en: 'Heavy forgings' }
const nextYear = `${new Date().getFullYear() + 1}-12-31`

test('a company applies as a preferred supplier, is listed, sponsored, and found by its press @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish
  const { account, name, shown, word } = applicants[ours.no]
  const introductions = { zh: '大型自由锻件，自有热处理', en: `Heavy open-die forgings ${word}` }
  if (ours.no === 2) await certifiedTrader(request, { email: account, name, digits: 'GBAP02' })
  const page = await visit({ look: ours, as: account, at: '/home/good_business' })
  await page.getByRole('link', { name: ours.t('Apply to be listed') }).click()
  await expect(page).toHaveURL('/backend/supplier')
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: ours.t('Submit for review') })
  const tags = form.getByRole('combobox', { name: ours.t('Tags') })

  await test.step('what is missing is said at its field, and what was typed is kept', async () => {
    await form.getByRole('textbox', { name: ours.t('Introduction in Chinese') }).fill(introductions.zh)
    await form.getByRole('combobox', { name: ours.t('Products in Chinese') }).fill('轴类锻件，饼类锻件，')
    await form.getByRole('textbox', { name: ours.t('Largest press') }).fill('450.55')
    await send.click()
    await expect(tags).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: ours.t('Largest press') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByRole('link', { name: ours.t('My membership') }).click()
    await expect(page).toHaveURL('/backend/membership')
    // The new page scrolls to its top, from under the mouse.
    await expect(form.getByRole('heading', { name: ours.t('My membership') })).toBeVisible()
    await page.getByRole('link', { name: ours.t('My supplier profile') }).click()
    await expect(form.getByRole('textbox', { name: ours.t('Introduction in Chinese') })).toHaveValue(
      introductions.zh,
    )
    await expect(form.getByText('饼类锻件')).toBeVisible()
  })

  await test.step('the profile with a certificate is sent', async () => {
    await form.getByRole('textbox', { name: ours.t('Largest press') }).fill('450.5')
    await tags.click()
    await page.getByRole('option', { name: heavy[ours.lang] }).click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: ours.t('Add a certificate') }).click()
    await form.getByRole('combobox', { name: ours.t('Name of the certificate') }).fill('ISO 9001')
    await form.getByRole('textbox', { name: ours.t('Certificate no.') }).fill('QM-77')
    await form.getByRole('textbox', { name: ours.t('Issued by') }).fill('DNV')
    await form.getByRole('textbox', { name: ours.t('Valid until') }).fill(nextYear)
    await page.keyboard.press('Tab')
    await form.locator('input[type=file]').setInputFiles(await png('iso.png'))
    await expect(form.getByText('iso.png')).toBeVisible()
    await expect(send).toBeEnabled()
    await send.click()
    await expect(form.getByRole('heading', { name: ours.t('Profile in review') })).toBeVisible()
  })

  const office = await visit({
    look: theirs,
    as: 'operator',
    at: '/admin/good_business?application=submitted',
  })
  const details = office.getByRole('complementary', { name: theirs.t('Details') })
  const dialog = office.getByRole('dialog')
  await test.step('an operator sees the scan and asks for a change', async () => {
    await office.getByRole('row').filter({ hasText: shown }).click()
    await expect(
      details.getByRole('button', { name: theirs.t('Enlarge {0}', { 0: 'iso.png' }) }),
    ).toBeVisible()
    await details.getByRole('button', { name: theirs.t('Ask for changes') }).click()
    await dialog.getByRole('textbox').first().fill('请补充英文简介')
    await dialog.getByRole('button', { name: theirs.t('Submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the company reads why, finds what it sent, and sends it again', async () => {
    await openAt(page, '/backend/messages')
    await form
      .getByRole('button', {
        name: ours.told('supplier_refused', { decision: 'revision_requested', comment: '' }),
      })
      .first()
      .click()
    await expect(page).toHaveURL('/backend/supplier')
    await expect(form.getByRole('alert')).toContainText('请补充英文简介')
    await form.getByRole('textbox', { name: ours.t('Introduction in English') }).fill(introductions.en)
    await send.click()
    await expect(form.getByRole('heading', { name: ours.t('Profile in review') })).toBeVisible()
  })

  await test.step('it is listed and sponsored', async () => {
    await openAt(office, '/admin/good_business?application=submitted')
    await office.getByRole('row').filter({ hasText: shown }).click()
    await details.getByRole('button', { name: theirs.t('List the company') }).click()
    await details.getByRole('textbox', { name: theirs.t('Sponsored until') }).fill(nextYear)
    await office.keyboard.press('Tab')
    await details.getByRole('button', { name: theirs.t('Save') }).click()
    await expect(office.getByText(theirs.t('Sponsorship saved'))).toBeVisible()
    await page.reload()
    await expect(form.getByRole('region', { name: ours.t('Listed profile') })).toContainText(
      ours.t('Sponsored until {0}', { 0: ours.day(nextYear) }),
    )
  })

  const buyer = await visit({ look: theirs, at: `/home/good_business?keyword=${word}` })
  const card = buyer.getByRole('listitem').filter({ hasText: shown })
  await test.step('buyers find it by its press, marked as sponsored, with its valid certificate', async () => {
    await expect(card).toContainText(theirs.t('Sponsored'))
    await buyer.getByRole('textbox', { name: `${theirs.t('Press from')} (MN)` }).fill('400')
    await buyer.keyboard.press('Enter')
    await expect(buyer).toHaveURL(/min_press_mn=400/)
    await expect(card).toContainText('450.5 MN')
    await expect(
      buyer.getByRole('status').filter({
        hasText: theirs.t('{count, plural, one {# supplier} other {# suppliers}}', { count: 1 }),
      }),
    ).toBeVisible()
    await card.getByRole('link', { name: shown }).click()
    const section = buyer.getByRole('region', { name: theirs.t('As a supplier') })
    await expect(section).toContainText(introductions[theirs.lang])
    await expect(section).toContainText('QM-77')
    await expect(section).toContainText('450.5 MN')
    await section.getByRole('link', { name: heavy[theirs.lang] }).click()
    await expect(buyer).toHaveURL(/\/home\/good_business\?tag_id=\d+/)
    await expect(buyer.getByRole('button', { name: heavy[theirs.lang] })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('without a match the filters are cleared', async () => {
    await openAt(buyer, '/home/good_business?min_press_mn=999')
    await buyer
      .getByRole('main')
      .getByRole('button', { name: theirs.t('Clear filters') })
      .last()
      .click()
    await expect(buyer).toHaveURL('/home/good_business')
    await expect(card).toBeVisible()
  })
})

test('a company ends its listing, and staff only read', async ({ visit, request }) => {
  const [ours, theirs] = companyInChinese

  const [email, name] = [`ends_listing_${ours.no}@demo.test`, `商家退出测试厂 ${ours.no}`] as const
  const { operator, id } = await supplierApplicant(request, { email, name, digits: `GBEND${ours.no}` })
  await operator.call('post', `/api/admin/supplier/${id}/list/`)
  const page = await visit({ look: ours, as: email, at: '/backend/supplier' })
  await page.getByRole('button', { name: ours.t('End the listing') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ours.t('End the listing') })
    .click()
  await expect(page.getByRole('heading', { name: ours.t('Apply to be listed') })).toBeVisible()
  const staff = await visit({ look: theirs, as: 'staff', at: '/backend/supplier' })
  await expect(
    staff.getByText(theirs.t('Only the main account of the company can apply or change the profile.')),
  ).toBeVisible()
  await expect(staff.getByRole('region', { name: theirs.t('Listed profile') })).toContainText('80 MN')
})
