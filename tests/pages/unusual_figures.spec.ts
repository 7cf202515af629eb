// A price or weight far from what is usual is asked about in the form and in a table, and marked for the reviewer.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { choosePhotos, fillPosting, photoBox, photos, publishPath } from '../support/browser_publish.ts'
import { looks } from '../support/looks.ts'

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
      '/api/admin/quotation/?state=in_review&size=50',
    )
    const mine = results.filter(({ dims }) => dims.l === length)
    expect(mine.map(({ flags }) => flags.filter((flag) => flag.endsWith('_far')))).toEqual([['weight_far']])
  })
