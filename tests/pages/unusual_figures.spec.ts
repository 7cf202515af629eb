// A price or weight far from what is usual is asked about in the form, and marked for the reviewer; so is that of a quote.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { approvePosting, callerOf, submitMaterial } from '../support/browser_people.ts'
import { choosePhotos, fillPosting, photoBox, photos, publishPath } from '../support/browser_publish.ts'
import { field, quoteDrawer } from '../support/browser_quotes.ts'
import { inEnglish, looks } from '../support/looks.ts'
import { dayAfter } from '../support/quotes.ts'

// Refused until it is confirmed.
test.use({ expectedErrors: /status of 409/ })

for (const look of looks)
  test(`¥/kg that was meant per tonne is corrected with one click, the weight of one bar confirmed (${look.language})`, async ({
    visit,
    request,
  }) => {
    const { t, no } = look
    const length = 4_800 + no
    const page = await visit({ look, as: 'gold', at: publishPath })
    await fillPosting(page, t, `42CrMo 锻圆 φ321*${length} 调质 3支`)
    await choosePhotos(page, t, await photos(1))
    // A form whose picture is still on its way waits in the queue instead of being answered.
    await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: t('Price basis') }).selectOption('per_kg')
    await page.getByRole('combobox', { name: t('Weighing method') }).click()
    await page.getByRole('option', { name: t('Scale weight') }).click()
    await page.getByRole('textbox', { name: t('Scale weight, whole lot') }).fill('3050')
    await page.getByRole('button', { name: t('Submit for review') }).click()
    const dialog = page.getByRole('dialog', { name: t('Please check these figures') })
    const submit = dialog.getByRole('button', { name: t('Submit as confirmed') })
    await expect(dialog.getByText(t('Did you mean per tonne?'))).toBeVisible()
    await expect(dialog.getByText(t('Is it the weight of one piece?'))).toBeVisible()
    await expect(submit).toBeDisabled()
    const price = dialog.getByRole('region', { name: t('Price') })
    await price.getByRole('button', { name: t('Yes, correct it') }).click()
    await expect(price).toBeHidden()
    await dialog.getByRole('checkbox').check()
    await submit.click()
    await expect(page).toHaveURL(/seller_quotation\?state=in_review$/)

    const operator = await callerOf(request, 'operator')
    const { results } = await operator.call<{ results: { flags: string[]; dims: { l?: number } }[] }>(
      'get',
      `/api/admin/quotation/?state=in_review&keyword=${encodeURIComponent(`φ321×${length}`)}`,
    )
    const mine = results.filter(({ dims }) => dims.l === length)
    expect(mine.map(({ flags }) => flags.filter((flag) => flag.endsWith('_far')))).toEqual([['weight_far']])
  })

for (const look of looks)
  test(`¥/t that was meant per kilogram of a quote is corrected or confirmed (${look.language})`, async ({
    visit,
    request,
  }) => {
    const { t, no } = look
    const buyer = await callerOf(request, 'mould@demo.test')
    const target = { price_amount: 5_500, price_basis: 'per_t', currency: 'CNY', tax_included: 1 }
    const code = await submitMaterial(buyer, { dims: { d: 345, l: 5_200 + no }, weight_t: 20, ...target })
    await approvePosting(await callerOf(request, 'operator'), 'purchase_material', code)

    const page = await visit({ look, as: 'stainless@demo.test', at: `/home/purchase_material/${code}` })
    await page
      .getByRole('button', { name: t('Quote'), exact: true })
      .first()
      .click()
    const form = quoteDrawer(page, t)
    await field(form, t('Price')).fill('5.5')
    await form.getByLabel(t('Delivery date')).fill(dayAfter(20))
    await form.getByRole('button', { name: t('Send quote') }).click()
    const dialog = page.getByRole('dialog', { name: t('Please check these figures') })
    await expect(dialog.getByText('5,500')).toBeVisible()
    await expect(dialog.getByText(t('Did you mean per kilogram?'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: t('Send as confirmed') })).toBeDisabled()
    if (look.lang === 'zh') {
      await dialog.getByRole('button', { name: t('Yes, correct it') }).click()
      await expect(form.getByRole('combobox', { name: t('Price basis') })).toHaveValue('per_kg')
      await form.getByRole('button', { name: t('Send quote') }).click()
    } else {
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: t('Send as confirmed') }).click()
    }
    await expect(page.getByText(t('Your quote has been sent'))).toBeVisible()
  })

test('the total of a lot that was typed as the price of a tonne is corrected', async ({ visit, request }) => {
  const { t } = inEnglish
  const buyer = await callerOf(request, 'mould@demo.test')
  const target = { price_amount: 5_500, price_basis: 'per_t', currency: 'CNY', tax_included: 1 }
  const code = await submitMaterial(buyer, { dims: { d: 345, l: 5_300 }, weight_t: 20, ...target })
  await approvePosting(await callerOf(request, 'operator'), 'purchase_material', code)
  const page = await visit({
    look: inEnglish,
    as: 'stainless@demo.test',
    at: `/home/purchase_material/${code}`,
  })
  await page
    .getByRole('button', { name: t('Quote'), exact: true })
    .first()
    .click()
  const form = quoteDrawer(page, t)
  await field(form, t('Price')).fill('112000')
  await form.getByLabel(t('Delivery date')).fill(dayAfter(20))
  await form.getByRole('button', { name: t('Send quote') }).click()
  const dialog = page.getByRole('dialog', { name: t('Please check these figures') })
  await expect(dialog.getByText(t('Is it the price of all together?'))).toBeVisible()
  await dialog.getByRole('button', { name: t('Yes, correct it') }).click()
  await expect(field(form, t('Price'))).toHaveValue('5,600')
  await form.getByRole('button', { name: t('Send quote') }).click()
  await expect(page.getByText(t('Your quote has been sent'))).toBeVisible()
})
