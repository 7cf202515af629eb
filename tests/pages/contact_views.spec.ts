// Who looked at whose contact: told before it, and read afterwards by the owner and by the viewer's colleagues.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { itemOf } from '../support/browser_quotes.ts'
import { companyInEnglish, inEnglish } from '../support/looks.ts'

const goldName = { zh: '澜川重锻（演示）', en: 'Lanchuan Heavy Forge (demo)' }
const at = '/backend/contact_views'

type Today = { today: { used: number; limit: number } }

test('gold looks at a contact; the owner reads which company, colleagues read who @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const seller = await callerOf(request, 'pressure@demo.test')
  const code = await submitSpot(seller, { dims: { d: 347, l: 4002 + ours.no } })
  await approveSpot(await callerOf(request, 'operator'), code)

  const gold = await visit({ look: ours, as: 'gold', at: `/home/quotation/${code}` })
  const company = gold.getByRole('region', { name: ours.t('Company') })
  await expect(
    company.getByText(
      ours.t('Each company you look up counts once a day and sees that your company looked.'),
    ),
  ).toBeVisible()
  await company.getByRole('button', { name: ours.t('Show contact details') }).click()
  await expect(company.getByRole('link', { name: /^\+86/ })).toBeVisible()

  const owner = await visit({ look: theirs, as: 'pressure@demo.test', at })
  const seen = itemOf(owner, code)
  await expect(seen).toContainText(goldName[theirs.lang])
  await expect(seen).not.toContainText(theirs.t('Viewed by {0}', { 0: '' }))
  await owner.getByRole('tab', { name: theirs.t('We looked') }).click()
  await expect(owner.getByText(theirs.t('No contact looked up yet'))).toBeVisible()

  await openAt(gold, at)
  await gold.getByRole('tab', { name: ours.t('We looked') }).click()
  await expect(gold).toHaveURL(`${at}?tab=made`)
  await expect(itemOf(gold, code)).toContainText(ours.t('Viewed by {0}', { 0: '' }))
  const { today } = await (await callerOf(request, 'gold')).call<Today>('get', '/api/backend/card_view/made/')
  await expect(gold.getByText(`${today.used} / ${today.limit}`, { exact: true })).toBeVisible()
  await itemOf(gold, code).getByRole('link').click()
  await expect(gold).toHaveURL(`/home/quotation/${code}`)

  await openAt(gold, `${at}?tab=made`)
  await seller.call('post', `/api/quotation/${code}/close/`)
  await gold.reload()
  await expect(itemOf(gold, code)).toContainText(ours.t('no longer open to you'))
  await expect(itemOf(gold, code).getByRole('link')).toHaveCount(0)
})

test('nobody has looked yet', async ({ visit }) => {
  const look = inEnglish
  const young = await visit({ look, as: 'young@demo.test', at })
  await expect(young.getByText(look.t('Nobody has looked yet'))).toBeVisible()
})
