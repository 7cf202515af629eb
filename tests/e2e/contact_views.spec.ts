// Who looked at whose contact: told before it, and read afterwards by the owner and by the viewer's colleagues.
import { expect, test } from '../support/browser.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { itemOf } from '../support/browser_quotes.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const at = '/backend/contact_views'

type Today = { today: { used: number; limit: number } }

test('gold looks at a contact; the owner reads which company, colleagues read who @main', async ({
  visit,
  request,
}) => {
  const seller = await callerOf(request, 'pressure@demo.test')
  const code = await submitSpot(seller, { dims: { d: 347, l: 4003 } })
  await approveSpot(await callerOf(request, 'operator'), code)

  const gold = await visit({ as: 'gold', at: `/home/quotation/${code}` })
  const company = gold.getByRole('region', { name: t('Company') })
  await expect(
    company.getByText(t('Each company you look up counts once a day and sees that your company looked.')),
  ).toBeVisible()
  await company.getByRole('button', { name: t('Show contact details') }).click()
  await expect(company.getByRole('link', { name: /^\+86/ })).toBeVisible()

  const owner = await visit({ as: 'pressure@demo.test', at })
  const seen = itemOf(owner, code)
  await expect(seen).toContainText('澜川重锻（演示）')
  await expect(seen).not.toContainText(t('Viewed by {0}', { 0: '' }))
  await owner.getByRole('tab', { name: t('We looked') }).click()
  await expect(owner.getByText(t('No contact looked up yet'))).toBeVisible()

  await gold.goto(at)
  await gold.getByRole('tab', { name: t('We looked') }).click()
  await expect(gold).toHaveURL(`${at}?tab=made`)
  await expect(itemOf(gold, code)).toContainText(t('Viewed by {0}', { 0: '' }))
  const { today } = await (await callerOf(request, 'gold')).call<Today>('get', '/api/backend/card_view/made/')
  await expect(gold.getByText(`${today.used} / ${today.limit}`, { exact: true })).toBeVisible()
  await itemOf(gold, code).getByRole('link').click()
  await expect(gold).toHaveURL(`/home/quotation/${code}`)

  await gold.goto(`${at}?tab=made`)
  await seller.call('post', `/api/quotation/${code}/close/`)
  await gold.reload()
  await expect(itemOf(gold, code)).toContainText(t('no longer open to you'))
  await expect(itemOf(gold, code).getByRole('link')).toHaveCount(0)
})

test('nobody has looked yet', async ({ visit }) => {
  const young = await visit({ as: 'young@demo.test', at })
  await expect(young.getByText(t('Nobody has looked yet'))).toBeVisible()
})
