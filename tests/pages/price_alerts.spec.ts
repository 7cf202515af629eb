// A price alert on the market's index of a grade: set below the chart, changed and deleted among the saved searches.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { inEnglish } from '../support/looks.ts'

const series = '/home/market_price?tab=index&series=grade-42CrMo'

test('an alert on the index of a grade is set, changed, deleted and set again', async ({ visit }) => {
  const look = inEnglish
  const { t, language, scheme: colorScheme, no } = look
  const as = no === 1 ? 'alloy@demo.test' : 'pipe@demo.test'
  const page = await visit({ as, language, colorScheme, at: '/backend/saved_search' })
  const main = page.getByRole('main')
  const alerts = main.getByRole('region', { name: t('Price alerts') })
  const none = alerts.getByText(t('No price alerts yet'))
  const text = (when: string) => `42CrMo: ${when}`
  const fall = t('at {money} or below', { money: `4,000 ${t('¥/t')}` })
  const change = t('changes by {0}%', { 0: '3.5' })
  const amount = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label })

  await test.step('without alerts the page says where to set one', async () => {
    await expect(none).toBeVisible()
    await alerts.getByRole('link', { name: t('Market prices') }).click()
    await expect(page).toHaveURL('/home/market_price')
  })

  await test.step('the index of a grade has alerts like the price of a material', async () => {
    await openAt(page, series)
    await expect(main.getByRole('heading', { name: /42CrMo/ })).toBeVisible()
    await main.getByRole('button', { name: t('Price alert'), exact: true }).click()
    await page.getByRole('radio', { name: t('falls to the amount or below') }).check()
    await amount(t('Amount ({unit})', { unit: t('¥/t') })).fill('4000')
    await page.getByRole('button', { name: t('Set the alert') }).click()
    const own = main.getByRole('region', { name: t('My price alerts') })
    await expect(own.getByRole('listitem')).toContainText(fall)
  })

  await test.step('the dialog opens as the alert is, and changes it', async () => {
    await openAt(page, '/backend/saved_search')
    await expect(alerts.getByRole('listitem')).toContainText(t('Not reached yet'))
    await alerts.getByRole('button', { name: t('Change: {text}', { text: text(fall) }) }).click()
    const dialog = page.getByRole('dialog', { name: t('Change price alert') })
    await expect(dialog.getByRole('radio', { name: t('falls to the amount or below') })).toBeChecked()
    await expect(amount(t('Amount ({unit})', { unit: t('¥/t') }))).toHaveValue('4,000')
    await dialog
      .getByRole('radio', {
        name: t('changes by the per cent or more, from today’s price or the last alert'),
      })
      .check()
    await amount(t('Per cent')).fill('3.5')
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(alerts.getByRole('listitem')).toContainText(change)
  })

  await test.step('it opens its series, and can be deleted and set again', async () => {
    await alerts.getByRole('link', { name: '42CrMo' }).click()
    await expect(page).toHaveURL(/series=grade-42CrMo/)
    await page.goBack()
    const remove = alerts.getByRole('button', { name: t('Delete: {text}', { text: text(change) }) })
    await remove.click()
    await expect(none).toBeVisible()
    await page.getByRole('button', { name: t('Undo') }).click()
    await expect(alerts.getByRole('listitem')).toContainText(change)
    await remove.click()
    await expect(none).toBeVisible()
  })
})
