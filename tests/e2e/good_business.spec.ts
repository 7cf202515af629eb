// Preferred suppliers: a company applies, changes its profile, is listed and sponsored, and buyers find it (SPEC 1.6, 2.29, 2.59).
import { expect, test } from '../support/browser.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')
const company = '汉峤机械（演示）'
const nextYear = `${new Date().getFullYear() + 1}-12-31`

test('a company applies as a preferred supplier, is listed, sponsored, and found by its press @main', async ({
  visit,
}) => {
  const page = await visit({ as: 'buyer', at: '/home/good_business' })
  await page.getByRole('link', { name: zh('Apply to be listed') }).click()
  await expect(page).toHaveURL('/backend/supplier')
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: zh('Submit for review') })
  const tags = form.getByRole('combobox', { name: zh('Tags') })

  await test.step('what is missing is said at its field, and what was typed is kept', async () => {
    await form.getByRole('textbox', { name: zh('Introduction in Chinese') }).fill('大型自由锻件，自有热处理')
    await form.getByRole('combobox', { name: zh('Products in Chinese') }).fill('轴类锻件，饼类锻件，')
    await form.getByRole('textbox', { name: zh('Largest press') }).fill('450.55')
    await send.click()
    await expect(tags).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: zh('Largest press') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByRole('link', { name: zh('My membership') }).click()
    await expect(page).toHaveURL('/backend/membership')
    await page.getByRole('link', { name: zh('My supplier profile') }).click()
    await expect(form.getByRole('textbox', { name: zh('Introduction in Chinese') })).toHaveValue(
      '大型自由锻件，自有热处理',
    )
    await expect(form.getByText('饼类锻件')).toBeVisible()
  })

  await test.step('the profile with a certificate is sent', async () => {
    await form.getByRole('textbox', { name: zh('Largest press') }).fill('450.5')
    await tags.click()
    await page.getByRole('option', { name: '大型锻件' }).click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: zh('Add a certificate') }).click()
    await form.getByRole('combobox', { name: zh('Name of the certificate') }).fill('ISO 9001')
    await form.getByRole('textbox', { name: zh('Certificate no.') }).fill('QM-77')
    await form.getByRole('textbox', { name: zh('Issued by') }).fill('DNV')
    await form.getByRole('textbox', { name: zh('Valid until') }).fill(nextYear)
    await page.keyboard.press('Tab')
    await form.locator('input[type=file]').setInputFiles(await png('iso.png'))
    await expect(form.getByText('iso.png')).toBeVisible()
    await expect(send).toBeEnabled()
    await send.click()
    await expect(form.getByRole('heading', { name: zh('Profile in review') })).toBeVisible()
  })

  const office = await visit({ as: 'operator', at: '/admin/good_business?application=submitted' })
  const details = office.getByRole('complementary', { name: zh('Details') })
  const dialog = office.getByRole('dialog')
  await test.step('an operator sees the scan and asks for a change', async () => {
    await office.getByRole('row').filter({ hasText: company }).click()
    await expect(details.getByRole('button', { name: zh('Enlarge {0}', { 0: 'iso.png' }) })).toBeVisible()
    await details.getByRole('button', { name: zh('Ask for changes') }).click()
    await dialog.getByRole('textbox').first().fill('请补充英文简介')
    await dialog.getByRole('button', { name: zh('Submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the company reads why, finds what it sent, and sends it again', async () => {
    await page.goto('/backend/messages')
    await form
      .getByRole('button', { name: /请补充英文简介/ })
      .first()
      .click()
    await expect(page).toHaveURL('/backend/supplier')
    await expect(form.getByRole('alert')).toContainText('请补充英文简介')
    await form.getByRole('textbox', { name: zh('Introduction in English') }).fill('Heavy open-die forgings')
    await send.click()
    await expect(form.getByRole('heading', { name: zh('Profile in review') })).toBeVisible()
  })

  await test.step('it is listed and sponsored', async () => {
    await office.goto('/admin/good_business?application=submitted')
    await office.getByRole('row').filter({ hasText: company }).click()
    await details.getByRole('button', { name: zh('List the company') }).click()
    await details.getByRole('textbox', { name: zh('Sponsored until') }).fill(nextYear)
    await office.keyboard.press('Tab')
    await details.getByRole('button', { name: zh('Save') }).click()
    await expect(office.getByText(zh('Sponsorship saved'))).toBeVisible()
    await page.reload()
    await expect(form.getByRole('region', { name: zh('Listed profile') })).toContainText(
      zh('Sponsored until {0}', { 0: nextYear }),
    )
  })

  const buyer = await visit({ language: 'en-US', at: '/home/good_business?keyword=open-die' })
  const card = buyer.getByRole('listitem').filter({ hasText: 'Hanqiao Machinery' })
  await test.step('buyers find it by its press, marked as sponsored, with its valid certificate', async () => {
    await expect(card).toContainText(en('Sponsored'))
    await buyer.getByRole('textbox', { name: `${en('Press from')} (MN)` }).fill('400')
    await buyer.keyboard.press('Enter')
    await expect(buyer).toHaveURL(/min_press_mn=400/)
    await expect(card).toContainText('450.5 MN')
    await expect(buyer.getByRole('status').filter({ hasText: '1 supplier' })).toBeVisible()
    await card.getByRole('link', { name: 'Hanqiao Machinery (demo)' }).click()
    const section = buyer.getByRole('region', { name: en('As a supplier') })
    await expect(section).toContainText('Heavy open-die forgings')
    await expect(section).toContainText('QM-77')
    await section.getByRole('link', { name: 'Heavy forgings' }).click()
    await expect(buyer).toHaveURL(/\/home\/good_business\?tag_id=\d+/)
    await expect(buyer.getByRole('button', { name: /^Heavy forgings/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('without a match the filters are cleared', async () => {
    await buyer.goto('/home/good_business?min_press_mn=999')
    await buyer
      .getByRole('main')
      .getByRole('button', { name: en('Clear filters') })
      .last()
      .click()
    await expect(buyer).toHaveURL('/home/good_business')
    await expect(card).toBeVisible()
  })
})

test('a company ends its listing, and staff only read', async ({ visit }) => {
  const page = await visit({ as: 'stainless@demo.test', language: 'en-US', at: '/backend/supplier' })
  await page.getByRole('button', { name: en('End the listing') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('End the listing') })
    .click()
  await expect(page.getByRole('heading', { name: en('Apply to be listed') })).toBeVisible()
  const staff = await visit({ as: 'staff', language: 'en-US', at: '/backend/supplier' })
  await expect(
    staff.getByText(en('Only the main account of the company can apply or change the profile.')),
  ).toBeVisible()
  await expect(staff.getByRole('region', { name: en('Listed profile') })).toContainText('80 MN')
})
