// The tools work offline, because they make no requests.
import { expect, test } from '../../support/browser.ts'
import { workerReady } from '../../support/browser_offline.ts'
import { field, openTool } from '../../support/browser_tools.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
// The browser logs every failed request in its console.
test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/ })

test('every tool opens offline, even if it was never opened before', async ({ visit }) => {
  const page = await visit()
  await workerReady(page)
  await page.context().setOffline(true)
  await page.goto('/home/tools/weight?shape=round&d=320&l=6150&material=42CrMo&pieces=2')
  await expect(field(page, t('Weight in tonnes'))).toHaveValue('7.765')
  await field(page, t('Length L')).fill('6000')
  await expect(field(page, t('Weight in tonnes'))).toHaveValue('7.576')
  await openTool(page, t, 'Spec parser')
  await page.getByRole('textbox', { name: t('Lines') }).fill('178*32')
  await expect(page.getByRole('group', { name: t('Which shape is meant?') })).toBeVisible()
  await openTool(page, t, 'Grade finder')
  await page.getByRole('searchbox', { name: t('Name, standard or country') }).fill('1.7225')
  await expect(page.getByRole('region', { name: '42CrMo4', exact: true })).toBeVisible()
  await page.goto('/home/tools/units?kg=1000')
  await expect(field(page, t('Pounds'))).toHaveValue('2204.6226')
})
