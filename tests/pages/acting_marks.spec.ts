// An operator who acts for somebody reads without marking, and is refused what only the person may do.
import { problems } from '#contract/problems.ts'
import { expect, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { actFor } from '../support/browser_account.ts'
import {
  approveSpot,
  callerOf,
  draftSpot,
  publishKind,
  registerTrader,
  submitSpot,
} from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'
import { inEnglish } from '../support/looks.ts'
import { completeValues } from '../support/postings.ts'

const t = words('en-US')
const account = 'gold@demo.test'

test.use({ expectedErrors: /status of 403/ })

test('what an operator reads for somebody stays new for that person, whose contacts stay closed', async ({
  visit,
  request,
}) => {
  const [seller, buyer] = [await callerOf(request, 'gold'), await callerOf(request, 'buyer')]
  const operator = await callerOf(request, 'operator')
  const code = await submitSpot(seller, { dims: { d: 366, l: 4050 } })
  await approveSpot(operator, code)
  const message = `For inspection of marks ${code}`
  await buyer.call('post', `/api/quotation/${code}/intention/`, { quantity: 1, message })
  const { id } = await buyer.call<{ id: number }>('post', '/api/backend/conversation/', { code })
  await buyer.call('post', `/api/backend/conversation/${id}/message/`, { text: message })
  const unread = () => seller.call('get', '/api/backend/conversation/unread_count/')
  const before = await unread()

  const page = await visit({ language: 'en-US', as: 'operator', at: '/home/tools' })
  await actFor(page, operator, { account, reason: 'The customer called' })
  const marks: string[] = []
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (asked.method() !== 'GET' && /\/(seen|read|look|read_all)\/$|user_message/.test(pathname))
      marks.push(pathname)
  })
  await openAt(page, '/backend/dashboard')
  await expect(page.getByRole('region', { name: t('Enquiries') })).toContainText(message)
  await openAt(page, `/backend/conversations?id=${id}`)
  await expect(page.getByText(message).last()).toBeVisible()
  await openAt(page, '/backend/messages')
  await page
    .getByRole('list', { name: t('Messages') })
    .getByRole('button')
    .first()
    .click()
  await expect(page).not.toHaveURL('/backend/messages')
  expect(marks).toEqual([])
  expect(await unread()).toEqual(before)

  const offered = await publishKind(request, 'quotation', { by: 'pressure@demo.test' })
  await openAt(page, `/home/quotation/${offered}`)
  await page.getByRole('button', { name: t('Show contact details') }).click()
  await expectRefusal(page, problems.only_in_person.en)
})

test('what only the person may do says so before anything is pressed, and the person reads what was changed', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const email = 'acted_for@demo.test'
  const person = await registerTrader(request, email, 'Acted For Forging')
  const operator = await callerOf(request, 'operator')
  const code = await draftSpot(person, completeValues({ photos: [], heat_no: 'HEAT-A1' }))
  const page = await visit({ look, as: 'operator', at: '/home/tools' })
  const { token } = await actFor(page, operator, { account: email, reason: 'The customer called' })
  const reason = t('Only the person can do this, not an operator acting for them')

  await openAt(page, '/backend/company')
  const contact = page.getByRole('region', { name: t('Contact person') })
  await contact.getByRole('button', { name: t('Change') }).click()
  const dialog = page.getByRole('dialog', { name: t('Contact person') })
  await expect(dialog.getByText(reason)).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('Save') })).toBeDisabled()
  await openAt(page, `/backend/seller_quotation?command=edit&code=${code}`)
  await expect(page.getByRole('button', { name: t('Submit for review') })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible()

  const headers = { 'Access-Token': token }
  const edited = await request.put(`/api/quotation/${code}/?revision=1`, {
    headers,
    data: completeValues({ photos: [], heat_no: 'HEAT-B2' }),
  })
  expect(edited.status()).toBe(200)
  await request.post('/api/impersonation/end/', { headers, data: {} })
  const own = await visit({ look, as: email, at: '/backend/messages' })
  const params = { operator: { zh: '', en: '' }, minutes: 1, reason: '' }
  await own.getByRole('button', { name: look.told('impersonated', params) }).click()
  await expect(own).toHaveURL(/\/backend\/acted#acting-\d+$/)
  await expect(own.getByRole('row').filter({ hasText: 'HEAT-B2' })).toContainText('HEAT-A1')
  await expect(own.getByText(code)).toBeVisible()
})
