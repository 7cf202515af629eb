// Two companies that are one: an operator merges them after a preview and a confirmation (decision 098).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, draftSpot, registerTrader } from '../support/browser_people.ts'
import { inChinese } from '../support/looks.ts'

type Listed = { results: { id: number; code: string }[] }

test('an operator sees what a merge does, confirms it, and the old address shows the company that stays', async ({
  visit,
  request,
}) => {
  const look = inChinese
  const { no, t } = look
  const [gone, kept] = [`重名锻造厂 ${no}`, `留存锻造厂 ${no}`]
  // The first draft founds a company.
  for (const [email, name] of [
    [`twice_${no}@demo.test`, gone],
    [`once_${no}@demo.test`, kept],
  ] as const)
    await draftSpot(await registerTrader(request, email, name), {})
  const operator = await callerOf(request, 'operator')
  const keyword = encodeURIComponent(gone)
  const { results } = await operator.call<Listed>('get', `/api/admin/tenant/?keyword=${keyword}`)
  const { id, code } = results[0]!

  const page = await visit({ look, as: 'operator', at: `/admin/tenant?row=${id}` })
  await page.getByRole('button', { name: t('Merge into another company') }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('Merge the companies') })
  await submit.click()
  const stays = dialog.getByRole('combobox', { name: t('Company that stays') })
  await expect(stays).toHaveAttribute('aria-invalid', 'true')
  await stays.fill(kept.slice(0, -3))
  await page.getByRole('option', { name: new RegExp(`^${kept}`) }).click()
  await expect(dialog.getByRole('table', { name: t('Goes over') })).toContainText(
    new RegExp(`${t('People')}\\s*1`),
  )
  const reason = dialog.getByRole('textbox', { name: t('Reason') })
  await reason.fill('Registered twice')
  await submit.click()
  await expect(dialog.getByText(t('Please confirm that both are one company'))).toBeVisible()
  await expect(reason).toHaveValue('Registered twice')
  await dialog.getByRole('checkbox').check()
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary').getByText(kept).first()).toBeVisible()

  await openAt(page, `/home/company/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept)
  await expect(page.getByText(t('{0} is now part of this company.', { 0: gone }))).toBeVisible()
})
