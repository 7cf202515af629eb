// Decisions about many postings at once: all that match a filter, in steps, with what became of each; and the export.
import type { Page } from '@playwright/test'
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { bulkStep } from '#shared/table/bulk_steps.ts'
import { expect, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { exportedRows } from '../support/browser_exports.ts'
import {
  callerOf,
  ownSpot,
  registerPerson,
  spotValues,
  submitSpot,
  uploadPicture,
} from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const seller = 'pipe@demo.test'
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const tick = (page: Page) => page.getByRole('checkbox', { name: t('Select all rows of this page') }).check()
const bar = (page: Page) => page.getByRole('group', { name: t('Selected postings') })

test('all that match beyond the page are rejected for one reason, except what somebody reads', async ({
  visit,
  request,
}) => {
  const owner = await callerOf(request, seller)
  const photos = [await uploadPicture(owner, 'posting')]
  const codes: string[] = []
  for (let at = 0; at < bulkStep + 4; at++)
    codes.push(await submitSpot(owner, { dims: { d: 336, l: 2001 + at }, heat_no: 'MANY-336', photos }))
  const [read = '', edited = ''] = codes
  const email = 'second_reader@demo.test'
  await registerPerson(request, email)
  const operator = await callerOf(request, 'operator')
  const name = { zh: '审核', en: 'Review' }
  const role = await operator.call<{ id: number }>('post', '/api/admin/role/', {
    name,
    permissions: ['admin_quotation.get'],
  })
  await operator.call('post', '/api/admin/backend_user/', {
    account: email,
    display_name: '周审',
    role_ids: [role.id],
  })
  const second = await callerOf(request, email)
  await second.call('post', `/api/admin/quotation/${read}/read/`, {})

  const page = await visit({ as: 'operator', at: '/admin/quotation?keyword=MANY-336' })
  await tick(page)
  await expect(bar(page).getByRole('button', { name: `${t('Reject')} (20)` })).toBeVisible()
  await bar(page)
    .getByRole('button', { name: t('All {count} that match', { count: codes.length }) })
    .click()
  await bar(page)
    .getByRole('button', { name: t('Reject'), exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: `${t('Reject')} (${codes.length})` })
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await expectRefusal(page, fieldIssues.comment_required.zh)
  await dialog.getByText('重复发布').click()
  // What changes after the operator has chosen is not decided.
  const change = await spotValues(owner, { dims: { d: 336, l: 3002 }, heat_no: 'MANY-336', photos })
  await owner.call('put', `/api/quotation/${edited}/?revision=1&submit=1`, change)
  // The second step is held until the first has been seen.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let first: string | null = null
  await page.route('**/api/admin/quotation/many/reject/*', (route) => {
    // Sent again if the limit on writes refuses it.
    first ??= route.request().postData()
    return route.request().postData() === first ? route.continue() : held.then(() => route.continue())
  })
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await page
    .getByRole('dialog', { name: t('Please confirm') })
    .getByRole('button', { name: t('Confirm') })
    .click()
  await expect(dialog.getByRole('status').filter({ hasText: `${bulkStep} / ${codes.length}` })).toBeVisible()
  release()
  const result = page.getByRole('dialog', { name: t('{0} done, {1} not', { 0: codes.length - 2, 1: 2 }) })
  const outcome = (code: string) => result.getByRole('row').filter({ hasText: code })
  await expect(outcome(read)).toContainText(problems.read_by_another.zh.replace('{by}', ''))
  await expect(outcome(codes.at(-1)!)).toContainText(t('Done'))
  await expect(outcome(edited)).toContainText(problems.edit_conflict.zh)
  // oxlint-disable-next-line house/no-luck -- the dialog's own list
  await expect(result.getByRole('row').first()).toContainText(read)
  await result.getByRole('button', { name: read }).click()
  await expect(
    page.getByRole('complementary', { name: t('Review') }).getByRole('heading', { name: read }),
  ).toBeVisible()
  for (const code of [read, edited]) expect((await ownSpot(owner, code)).state).toBe('in_review')
  expect((await ownSpot(owner, codes.at(-1)!)).state).toBe('rejected')
  for (const code of codes) await owner.call('post', `/api/quotation/${code}/close/`)
})

test('a bulk takedown can be stopped; what was not reached stays as it is', async ({ visit, request }) => {
  const owner = await callerOf(request, seller)
  const operator = await callerOf(request, 'operator')
  const photos = [await uploadPicture(owner, 'posting')]
  const codes: string[] = []
  for (let at = 0; at < bulkStep + 2; at++)
    codes.push(await submitSpot(owner, { dims: { d: 337, l: 2001 + at }, heat_no: 'MANY-337', photos }))
  const rows = codes.map((code) => ({ code, revision: 1 }))
  await operator.call('post', '/api/admin/quotation/approve/', { rows })
  const page = await visit({ as: 'operator', at: '/admin/quotation?state=online&keyword=MANY-337' })
  await tick(page)
  await bar(page)
    .getByRole('button', { name: t('All {count} that match', { count: codes.length }) })
    .click()
  await bar(page)
    .getByRole('button', { name: t('Take down') })
    .click()
  const dialog = page.getByRole('dialog', { name: `${t('Take down')} (${codes.length})` })
  await dialog.getByRole('textbox', { name: t('Description') }).fill('已在别处售出')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/quotation/many/take_down/*', (route) => held.then(() => route.continue()))
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await page
    .getByRole('dialog', { name: t('Please confirm') })
    .getByRole('button', { name: t('Confirm') })
    .click()
  await dialog.getByRole('button', { name: t('Stop') }).click()
  release()
  const result = page.getByRole('dialog', { name: t('{0} done, {1} not', { 0: bulkStep, 1: 2 }) })
  await expect(
    result.getByRole('row').filter({ hasText: t('Not done: stopped before its turn') }),
  ).toHaveCount(2)
  const states = await Promise.all(codes.map(async (code) => (await ownSpot(owner, code)).state))
  expect(states.filter((state) => state === 'taken_down')).toHaveLength(bulkStep)
  expect(states.filter((state) => state === 'online')).toHaveLength(2)
  for (const code of codes) await owner.call('post', `/api/quotation/${code}/close/`)
})

test('the exported table has every posting of the filter, and no cell that a spreadsheet would run', async ({
  visit,
  request,
}) => {
  const owner = await callerOf(request, seller)
  const heat = '=1+MANY338'
  const code = await submitSpot(owner, { dims: { d: 338, l: 2001 }, heat_no: heat })
  const page = await visit({ as: 'operator', at: `/admin/quotation?state=all&keyword=${code}` })
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: code })).toBeVisible()
  const rows = await exportedRows(page, t)
  expect(rows.map((row) => row[t('Heat number')])).toEqual([`'${heat}`])
  await expect(
    toast(page, t('{0, plural, one {# row exported} other {# rows exported}}', { 0: 1 })),
  ).toBeVisible()
  await openAt(page, '/admin/audit_log?object_kind=quotation')
  // The log names the filter of an export.
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(t('Exported'))
  await owner.call('post', `/api/quotation/${code}/close/`)
})
