// Two companies that are one: an operator merges them after a preview and a confirmation (decision 098).
import { expect, test } from '../support/browser.ts'
import { callerOf, draftSpot, registerTrader } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const t = words('en-US')
type Listed = { results: { id: number; code: string }[] }

test('an operator sees what a merge does, confirms it, and the old address shows the company that stays', async ({
  visit,
  request,
}) => {
  // The first draft founds a company.
  for (const [email, name] of [
    ['twice@demo.test', '重名锻造厂'],
    ['once@demo.test', '留存锻造厂'],
  ] as const)
    await draftSpot(await registerTrader(request, email, name), {})
  const operator = await callerOf(request, 'operator')
  const keyword = encodeURIComponent('重名锻造厂')
  const { results } = await operator.call<Listed>('get', `/api/admin/tenant/?keyword=${keyword}`)
  const { id, code } = results[0]!

  const page = await visit({ as: 'operator', language: 'en-US', at: `/admin/tenant?row=${id}` })
  await page.getByRole('button', { name: t('Merge into another company') }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('Merge the companies') })
  await submit.click()
  const stays = dialog.getByRole('combobox', { name: t('Company that stays') })
  await expect(stays).toHaveAttribute('aria-invalid', 'true')
  await stays.fill('留存锻造')
  await page.getByRole('option', { name: /^留存锻造厂/ }).click()
  await expect(dialog.getByRole('table', { name: t('Goes over') })).toContainText(/People\s*1/)
  const reason = dialog.getByRole('textbox', { name: t('Reason') })
  await reason.fill('Registered twice')
  await submit.click()
  await expect(dialog.getByText(t('Please confirm that both are one company'))).toBeVisible()
  await expect(reason).toHaveValue('Registered twice')
  await dialog.getByRole('checkbox').check()
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary').getByText('留存锻造厂').first()).toBeVisible()

  await page.goto(`/home/company/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('留存锻造厂')
  await expect(page.getByText(t('{0} is now part of this company.', { 0: '重名锻造厂' }))).toBeVisible()
})
