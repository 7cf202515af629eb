// A single market price that is unusual is asked about, each reason with its figures; the office's list says units.
import { expect } from '../support/browser.ts'
import { callerOf } from '../support/browser_people.ts'
import { looks } from '../support/looks.ts'
import { test } from '../support/pages.ts'

// Refused until it is confirmed.
test.use({ expectedErrors: /status of 409/ })

const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

for (const look of looks)
  test(`an unusual price is asked about with its figures, and listed in its unit (${look.language})`, async ({
    visit,
    request,
  }) => {
    const { t, no } = look
    const operator = await callerOf(request, 'operator')
    const name = { zh: `合结钢屑${no}`, en: `Alloy turnings ${no}` }
    const made = { name, group: 'scrap', unit: 'kg', tax: 'without_tax', sort: 99 }
    const { id } = await operator.call<{ id: number }>('post', '/api/admin/market_material/', made)
    const row = { material: id, region: 110_000, low: null, high: null, source: 'Test', replaces: null }
    const rows = [
      { ...row, day: dayAgo(1), price: 2.4, confirmed: true },
      { ...row, day: dayAgo(0), price: 2.5, confirmed: true },
    ]
    await operator.call('post', '/api/admin/market_price/upload/', { rows })
    const { results } = await operator.call<{ results: { id: number; price: number }[] }>(
      'get',
      `/api/admin/market_price/?material=${id}`,
    )
    const newest = results.find(({ price }) => price === 2.5)?.id
    const page = await visit({ look, as: 'operator', at: `/admin/market_price?material=${id}&row=${newest}` })
    const main = page.getByRole('main')
    const units = { 0: t('¥/kg'), 1: t('excl. VAT') }
    await expect(main.getByText(t('Prices of this material are in {0}, {1}.', units))).toBeVisible()
    await main.getByRole('textbox', { name: t('Price'), exact: true }).fill('24')
    await main.getByRole('textbox', { name: t('Low', {}, 'price of a day') }).fill('2.3')
    await main.getByRole('button', { name: t('Save'), exact: true }).click()

    const percent = (change: string) => (look.lang === 'en' ? `${change}\u00a0%` : `${change}%`)
    const day = look.day(dayAgo(1)).replaceAll(' ', '\u00a0')
    for (const reason of [
      t('Price {given}, on {on} {other}: {change}', {
        given: '24',
        on: day,
        other: '2.4',
        change: percent('+900'),
      }),
      t('Lowest price {given}, price {other}: {change}', {
        given: '2.3',
        other: '24',
        change: percent('−90.4'),
      }),
    ])
      await expect(main.getByRole('alert').getByText(reason, { exact: true })).toBeVisible()
    await main.getByRole('button', { name: t('It is right: save it') }).click()
    await expect(main.getByRole('cell', { name: `24 ${t('¥/kg')}`, exact: true })).toBeVisible()
  })
