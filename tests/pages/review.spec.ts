// Operators' review of spot postings: reject dialog, takedown, bulk approval, keys, order and address (SPEC 2.47, 4.22, 4.27, 5.17).
import type { Page, Request } from '@playwright/test'
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { expect, expectAt, expectRefusal } from '../support/browser.ts'
import { sendApproval } from '../support/browser_decisions.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, ownSpot, spotValues, submitSpot } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words, type Words } from '../support/browser_words.ts'

const seller = 'pipe@demo.test'
const panel = (page: Page, t: Words) => page.getByRole('complementary', { name: t('Review') })
/** Rows of the list below its heading. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( [\\d,]+)?$`) })
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Returns a list that collects the page's requests whose address contains `part`. */
function watch(page: Page, part: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => void (request.url().includes(part) && seen.push(request)))
  return seen
}

/** Records the usage of each upload in the page itself, because Playwright cannot read bodies with files. */
async function sentUsages(page: Page): Promise<() => Promise<unknown[]>> {
  const seen = await page.evaluateHandle(() => {
    const usages: unknown[] = []
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) usages.push(body.get('usage'))
      send.call(this, body)
    }
    return usages
  })
  return () => seen.jsonValue()
}

test('the reject dialog requires a description, keeps typed text, and sends reason and pictures', async ({
  visit,
  request,
}) => {
  const t = words('zh-CN')
  const code = await submitSpot(await callerOf(request, seller), { dims: { d: 333, l: 3331 } })
  const page = await visit({ as: 'operator', at: `/admin/quotation?keyword=${code}` })
  await expect(panel(page, t).getByRole('heading', { name: code })).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: t('Reject'), exact: true })
  const comment = dialog.getByRole('textbox', { name: t('Description') })
  await expect(dialog).toContainText(code)
  await expect(comment).toHaveAttribute('rows', '5')
  expect((await comment.boundingBox())?.width).toBe(650)

  const decisions = watch(page, '/reject/')
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await expectRefusal(page, fieldIssues.comment_required.zh)
  await expectAt(comment, fieldIssues.comment_required.zh)
  await comment.fill('   ')
  await comment.press('Control+Enter')
  await expectRefusal(page, fieldIssues.comment_required.zh)
  await expectAt(comment, fieldIssues.comment_required.zh)
  expect(decisions).toEqual([])

  await comment.fill('端面看不清')
  await dialog.getByText('重复发布').click()
  await expect(comment).toHaveValue('端面看不清\n重复发布')
  const usages = await sentUsages(page)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: t('Add pictures') }).click()
  await (await chooser).setFiles([await png('marked.png', '#c94a07')])
  await expect(dialog.getByText(t('Uploaded'), { exact: true })).toBeVisible()
  expect(await usages()).toEqual(['admin'])
  // Only the photos of a posting have a cover.
  await expect(dialog.getByText(t('Cover'), { exact: true })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('r')
  await expect(comment).toHaveValue('端面看不清\n重复发布')
  await expect(dialog.getByText(t('Uploaded'), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await expect(dialog).toBeHidden()
  expect(decisions[0]?.postDataJSON()).toEqual({
    comment: '端面看不清\n重复发布',
    img_arr: [expect.stringMatching(/^\/uploads\/.+\.webp$/)],
    revision: 1,
  })
  await tab(page, t('Rejected')).click()
  await expect(rows(page).filter({ hasText: code })).toHaveCount(1)
  const history = panel(page, t).getByRole('region', { name: t('History') })
  await expect(history.getByText('端面看不清')).toBeVisible()
  await expect(history.getByRole('button', { name: t('Open photo {0}', { 0: 1 }) })).toBeVisible()
})

test('a takedown asks for confirmation and can be reverted', async ({ visit, request }) => {
  const t = words('en-US')
  const code = await submitSpot(await callerOf(request, seller), { dims: { d: 334, l: 3341 } })
  await approveSpot(await callerOf(request, 'operator'), code)
  const at = `/admin/quotation?state=online&keyword=${code}`
  const page = await visit({ as: 'operator', language: 'en-US', at })
  const decisions = watch(page, '/take_down/')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/review/reasons/**', (route) => held.then(() => route.continue()))
  await panel(page, t)
    .getByRole('button', { name: t('Take down') })
    .click()
  // The dialog has no title of its own, so its name is the label of the action.
  const dialog = page.getByRole('dialog', { name: t('Take down'), exact: true })
  // The reasons come late: nothing moves away under the pointer.
  const submitAt = async () => (await dialog.getByRole('button', { name: t('Submit') }).boundingBox())?.y
  await expect(dialog.getByRole('textbox', { name: t('Description') })).toBeFocused()
  const before = await submitAt()
  release()
  await expect(dialog.getByRole('group', { name: t('Common reasons') })).toBeVisible()
  expect(await submitAt()).toBe(before)
  await dialog.getByRole('textbox', { name: t('Description') }).fill('Sold elsewhere')
  await dialog.getByRole('button', { name: t('Submit') }).click()
  const question = page.getByRole('dialog', { name: t('Please confirm') })
  await expect(
    question.getByText(t('The posting leaves the market at once, and everyone who saved it is notified.')),
  ).toBeVisible()
  await question.getByRole('button', { name: t('Cancel') }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: t('Description') })).toHaveValue('Sold elsewhere')
  expect(decisions).toEqual([])
  await dialog.getByRole('button', { name: t('Submit') }).click()
  await question.getByRole('button', { name: t('Confirm') }).click()
  await expect(dialog).toBeHidden()
  expect(decisions).toHaveLength(1)
  await expect(page.getByText(t('Nothing matches'))).toBeVisible()
  expect((await request.get(`/api/quotation/${code}/`)).status()).toBe(404)

  await tab(page, t('Removed by operator')).click()
  await panel(page, t)
    .getByRole('button', { name: t('Restore') })
    .click()
  const restoring = page.getByRole('dialog', { name: t('Restore'), exact: true })
  await restoring.getByText('Removed by mistake').click()
  // Text that the operator adds is shown as it is in lists of either language.
  await restoring.getByRole('textbox', { name: t('Description') }).pressSequentially(': 334 was meant')
  await restoring.getByRole('button', { name: t('Submit') }).click()
  await expect(restoring).toBeHidden()
  expect((await request.get(`/api/quotation/${code}/`)).status()).toBe(200)
})

test.describe('several postings at once, while their owner changes them', () => {
  test.use({ expectedErrors: /status of (404|409)/ })

  test('can be reviewed by keyboard and approved in bulk, with a list of those that could not be @main', async ({
    visit,
    request,
  }) => {
    const t = words('zh-CN')
    const owner = await callerOf(request, seller)
    const values = (l: number) => ({ dims: { d: 335, l }, heat_no: 'BULK-335' })
    const codes: string[] = []
    for (const l of [1001, 1002, 1003, 1004]) codes.push(await submitSpot(owner, values(l)))
    const [first = '', edited = '', withdrawn = '', last = ''] = codes
    const page = await visit({ as: 'operator', at: '/admin/quotation?keyword=BULK-335' })
    await expect(rows(page)).toHaveText(codes.map((code) => new RegExp(`^${code}`)))

    const approve = page.getByRole('button', { name: t('Approve selected') })
    await approve.click()
    await expect(toast(page, t('Please select at least one item'))).toBeVisible()

    const shown = (code: string) => expect(panel(page, t).getByRole('heading', { name: code })).toBeVisible()
    await shown(first)
    await page.keyboard.press('j')
    await shown(edited)
    await expect(page).toHaveURL(new RegExp(`code=${edited}`))
    await page.keyboard.press('k')
    await shown(first)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('searchbox')).toHaveValue('BULK-335j')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('o')
    const posting = await opened
    await expect(posting).toHaveURL(`/home/quotation/${first}`)
    await expect(posting.getByRole('heading', { level: 1 })).toContainText('φ335×1001')
    await posting.close()
    await page.keyboard.press('r')
    await page.getByRole('dialog', { name: t('Reject'), exact: true }).press('Escape')

    await page.getByRole('checkbox', { name: t('Select all rows of this page') }).check()
    await owner.call(
      'put',
      `/api/quotation/${edited}/?revision=1&submit=1`,
      await spotValues(owner, values(1012)),
    )
    await owner.call('post', `/api/quotation/${withdrawn}/withdraw/`)
    await page.getByRole('button', { name: `${t('Approve')} (4)` }).click()
    const question = page.getByRole('dialog', {
      name: t('{0, plural, one {Approve # posting?} other {Approve # postings?}}', { 0: 4 }),
    })
    // The confirmation warns that there are few photos and that the heat number is the same.
    // oxlint-disable-next-line house/no-luck -- the dialog's own list
    await expect(question.getByRole('listitem')).toHaveCount(4)
    await question.getByRole('button', { name: t('Cancel') }).click()
    await page.getByRole('button', { name: `${t('Approve')} (4)` }).click()
    await question.getByRole('button', { name: t('Approve {0}', { 0: 4 }) }).click()

    const result = page.getByRole('dialog', { name: t('{0} done, {1} not', { 0: 2, 1: 2 }) })
    const outcome = (code: string) => result.getByRole('row').filter({ hasText: code })
    for (const code of [first, last]) await expect(outcome(code)).toContainText(t('Done'))
    await expect(outcome(edited)).toContainText(problems.edit_conflict.zh)
    await expect(outcome(withdrawn)).toContainText(problems.not_found.zh)
    await result.getByRole('button', { name: edited }).click()
    await expect(result).toBeHidden()
    await expect(panel(page, t).getByRole('cell', { name: 'φ335×1012', exact: true })).toBeVisible()
    // oxlint-disable-next-line house/no-luck -- searched by the heat number of this test's own lots
    await expect(rows(page)).toHaveCount(1)
    await page.keyboard.press('a')
    await expect(page.getByText(t('Nothing matches'))).toBeVisible()
    await sendApproval(page, t, edited)
    for (const code of [first, edited, last]) expect((await ownSpot(owner, code)).state).toBe('online')
    expect((await ownSpot(owner, withdrawn)).state).toBe('draft')

    await owner.call('post', `/api/quotation/${withdrawn}/submit/`)
    await page.reload()
    await shown(withdrawn)
    await owner.call('post', `/api/quotation/${withdrawn}/withdraw/`)
    await page.keyboard.press('a')
    await sendApproval(page, t, withdrawn)
    await expect(
      toast(page, t('{code} is gone: its owner has withdrawn it.', { code: withdrawn })),
    ).toBeVisible()
    await expect(page.getByText(t('Nothing matches'))).toBeVisible()
    for (const code of [first, edited, last]) await owner.call('post', `/api/quotation/${code}/close/`)
  })
})

test('tabs, search, order and page are in the address, and each change sends one request', async ({
  visit,
}) => {
  const t = words('zh-CN')
  const page = await visit({ as: 'operator', at: '/admin/quotation' })
  // oxlint-disable-next-line house/no-luck -- compared with the server's answer to the same query
  const top = rows(page).first()
  await expect(top).toContainText(/Q[0-9A-Z]{8}/)
  const asked = watch(page, '/api/admin/quotation/?')
  type Row = { code: string; price_per_t: number | null }
  /** Returns the list's rows after an action, ignoring the panel's request of size 1 for the company's record. */
  const after = async (act: () => Promise<unknown>) => {
    const isList = (url: string) => url.includes('/api/admin/quotation/?') && !/[?&]size=1(&|$)/.test(url)
    asked.length = 0
    const answer = page.waitForResponse((one) => isList(one.url()))
    await act()
    const { data } = (await (await answer).json()) as { data: { results: Row[]; count: number } }
    await expect(top).toContainText(data.results[0]?.code ?? '')
    expect(asked.map((one) => one.url()).filter(isList)).toHaveLength(1)
    return data
  }
  const all = await after(() => tab(page, t('All')).click())
  await expect(page).toHaveURL(/state=all/)
  await expect(tab(page, t('All'))).toHaveText(`${t('All')} ${all.count}`)

  const heading = page.getByRole('columnheader', { name: t('Price') })
  const sort = heading.getByRole('button')
  const down = await after(() => sort.click())
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/ordering=-price/)
  const next = await after(() => page.getByRole('button', { name: t('Next page') }).click())
  const prices = [...down.results, ...next.results].map((row) => row.price_per_t ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(new Set([...down.results, ...next.results].map((row) => row.code)).size).toBe(40)
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(top).toContainText(next.results[0]?.code ?? '')
  await page.goBack()
  await expect(top).toContainText(down.results[0]?.code ?? '')
  const up = await after(() => sort.click())
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(up.results[0]?.price_per_t).toBeLessThan(down.results[0]?.price_per_t ?? 0)

  await page.getByRole('searchbox').fill('42CrMo')
  const found = await after(() => page.keyboard.press('Enter'))
  await expect(page).toHaveURL(/keyword=42CrMo/)
  await expect(page).toHaveURL(/ordering=price/)
  expect(found.count).toBeLessThan(all.count)
  await after(() => sort.click())
  await expect(page).not.toHaveURL(/ordering/)
  await expect(heading).toHaveAttribute('aria-sort', 'none')
})
