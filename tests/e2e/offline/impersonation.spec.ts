// An operator acts for an account: what the page says, what the device keeps, and the way back.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { actFor } from '../../support/browser_account.ts'
import { callerOf } from '../../support/browser_people.ts'
import { inChinese, inEnglish } from '../../support/looks.ts'

const person = 'stainless@demo.test'
const why = '客户来电，请求协助'

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted())

test('an operator acts for a company, leaves nothing on the device, and the person is told @main', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { no, t } = look
  const reason = `${why} ${no}`
  const page = await visit({
    look,
    as: 'operator',
    at: `/admin/user?keyword=${encodeURIComponent(person)}`,
  })
  await page.getByRole('row', { name: new RegExp(person) }).click()
  const { id } = await (await callerOf(request, person)).call<{ id: number }>('get', '/api/account/info/')
  const isKept = async () => (await databases(page)).includes(`account-${id}`)
  const other = await page.context().newPage()
  await other.goto('/admin/tag')
  await expect(other.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: t('Act for this person') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('Open the account') }).click()
  await expect(dialog.getByRole('textbox', { name: t('Reason') })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: t('Reason') }).fill(reason)
  await dialog.getByRole('button', { name: t('Open the account') }).click()

  await expect(page).toHaveURL('/backend/dashboard')
  const bar = page.getByRole('status').filter({ hasText: reason })
  await expect(bar).toBeVisible()
  // Another tab follows; it does not end what has just begun.
  await expect(other).toHaveURL('/backend/dashboard')
  await expect(other.getByRole('status').filter({ hasText: reason })).toBeVisible()
  await other.close()

  await page.goto('/backend/seller_quotation?command=create')
  await page
    .getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
    .fill('42CrMo4 φ300×2000')
  await expect(page.getByText(t('Not kept on this device'))).toBeVisible()
  expect(await isKept()).toBe(false)

  // What was typed is on this page alone, so leaving it asks first.
  await bar.getByRole('link', { name: t('Return to back-office account') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Stay') })
    .click()
  await expect(bar).toBeVisible()
  await bar.getByRole('link', { name: t('Return to back-office account') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Discard') })
    .click()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(bar).toBeHidden()
  expect(await isKept()).toBe(false)

  type Messages = { results: { title: string; info: string }[] }
  const { results } = await (
    await callerOf(request, person)
  ).call<Messages>('get', '/api/user_message/?size=5')
  expect(results[0]).toMatchObject({ info: expect.stringContaining(reason) })
})

test.describe('when the time is over', () => {
  test.use({ expectedErrors: /401/ })

  test('the page goes back to the operator’s own session', async ({ visit, request }) => {
    const look = inChinese
    const { no, t } = look
    const reason = `${why} ${no}`
    const page = await visit({ look, as: 'operator', at: '/home/tools' })
    const operator = await callerOf(request, 'operator')
    const { token } = await actFor(page, operator, { account: person, reason })
    await page.goto('/backend/collection')
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible()
    await request.post('/api/logout/', { headers: { 'Access-Token': token }, data: {} })
    await page.getByRole('link', { name: t('Overview') }).click()
    await expect(page.getByText(t('Your time on this account is over'))).toBeVisible()
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeHidden()
  })
})
