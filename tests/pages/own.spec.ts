// A seller's own stock list: the actions of each state, confirmations, an exhausted quota, empty tabs (SPEC 2.39, 4.21–4.30, 8.6).
import type { Page } from '@playwright/test'
import { problems } from '#contract/problems.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import {
  approveSpot,
  callerOf,
  draftSpot,
  ownSpot,
  spotValues,
  submitSpot,
  type Caller,
} from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'
import { inChinese } from '../support/looks.ts'

const t = words('zh-CN')
const seller = 'alloy@demo.test'
const list = '/backend/seller_quotation'
const item = (page: Page, code: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: code })
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
/** A tab with its number; an empty one has none. */
const tab = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: count > 0 ? `${t(name)} ${count}` : t(name), exact: true })

/** Chooses an action from the menu of a posting. */
async function choose(page: Page, code: string, action: string): Promise<void> {
  await page.getByRole('button', { name: t('More for {code}', { code }) }).click()
  await page.getByRole('menuitem', { name: t(action), exact: true }).click()
}
/** Clicks a button in the confirmation of an action. */
const answer = (page: Page, action: string, button: string) =>
  page
    .getByRole('dialog', { name: t(action), exact: true })
    .getByRole('button', { name: t(button), exact: true })
    .click()

test.describe('own stock', () => {
  test.use({ expectedErrors: /status of (400|409)/ })

  test('can be submitted, copied and deleted as a draft @main', async ({ visit, request }) => {
    const own = await callerOf(request, seller)
    const code = await draftSpot(own, { material: '42CrMo', shape: 'round', dims: { d: 336, l: 2001 } })
    const page = await visit({ as: seller, at: `${list}?state=draft&keyword=2001` })
    await item(page, code)
      .getByRole('button', { name: t('Submit for review') })
      .click()
    await expect(toast(page, new RegExp(`${code}.*${t('Quantity')}.*${t('Photos')}`))).toBeVisible()
    await expect(page).toHaveURL(`${list}?command=edit&code=${code}`)

    await page.goBack()
    await choose(page, code, 'Copy')
    await expect(page).toHaveURL(/command=edit&code=Q/)
    const copied = new URL(page.url()).searchParams.get('code') ?? ''
    expect(copied).not.toBe(code)
    await openAt(page, `${list}?state=draft&keyword=2001`)
    await expect(tab(page, 'Draft', 2)).toBeVisible()
    for (const one of [code, copied]) {
      await choose(page, one, 'Delete draft')
      await answer(page, 'Delete draft', 'Cancel')
      await expect(item(page, one)).toBeVisible()
      await choose(page, one, 'Delete draft')
      await answer(page, 'Delete draft', 'Delete draft')
      await expect(item(page, one)).toBeHidden()
    }
    await expect(toast(page, '草稿已删除')).toBeVisible()
    await expect(page.getByText(t('Nothing fits “{keyword}”', { keyword: 2001 }))).toBeVisible()
    await page.getByRole('button', { name: t('Show all') }).click()
    await expect(page).toHaveURL(`${list}?state=draft`)
  })

  test('goes through review, online, offline, renewal, dealt and closed', async ({ visit, request }) => {
    const own = await callerOf(request, seller)
    const operator = await callerOf(request, 'operator')
    const values = { dims: { d: 336, l: 2002 }, deadline: 7 } as const
    const code = await submitSpot(own, values)
    const page = await visit({ as: seller, at: `${list}?keyword=${code}` })
    await tab(page, 'In review', 1).click()
    await item(page, code)
      .getByRole('button', { name: t('Edit') })
      .click()
    await expect(page).toHaveURL(`${list}?command=edit&code=${code}`)
    await page.goBack()

    await item(page, code)
      .getByRole('button', { name: t('Withdraw') })
      .click()
    await answer(page, 'Withdraw', 'Cancel')
    await expect(item(page, code)).toBeVisible()
    await item(page, code)
      .getByRole('button', { name: t('Withdraw') })
      .click()
    await answer(page, 'Withdraw', 'Withdraw')
    await expect(toast(page, '已撤回')).toBeVisible()
    await expect(page.getByText(t('Nothing fits “{keyword}”', { keyword: code }))).toBeVisible()
    await tab(page, 'Draft', 1).click()
    await item(page, code)
      .getByRole('button', { name: t('Submit for review') })
      .click()
    await expect(toast(page, '已提交审核')).toBeVisible()
    await expect(tab(page, 'In review', 1)).toBeVisible()

    await approveSpot(operator, code)
    await openAt(page, `${list}?state=online&keyword=${code}`)
    await choose(page, code, 'Take offline')
    await expect(toast(page, '已下架')).toBeVisible()
    await expect(tab(page, 'Offline', 1)).toBeVisible()
    await toast(page, '42CrMo')
      .getByRole('button', { name: t('Undo') })
      .click()
    await expect(tab(page, 'Online', 1)).toBeVisible()
    await choose(page, code, 'Take offline')
    await tab(page, 'Offline', 1).click()
    await item(page, code)
      .getByRole('button', { name: t('Put online') })
      .click()
    await tab(page, 'Online', 1).click()

    const before = (await ownSpot(own, code)).expires_at ?? ''
    await item(page, code)
      .getByRole('button', { name: t('Renew') })
      .click()
    await expect(toast(page, '已续期')).toBeVisible()
    expect((await ownSpot(own, code)).expires_at ?? '').toMatch(/Z$/)
    expect((await ownSpot(own, code)).expires_at! > before).toBe(true)

    const { revision } = await ownSpot(own, code)
    await own.call(
      'put',
      `/api/quotation/${code}/?revision=${revision}&submit=1`,
      await spotValues(own, { ...values, price_amount: 5000 }),
    )
    await page.reload()
    await expect(item(page, code).getByText(t('Edit in review'))).toBeVisible()
    await choose(page, code, 'Withdraw')
    await answer(page, 'Withdraw', 'Withdraw')
    await expect(item(page, code).getByText(t('Edit in review'))).toBeHidden()
    expect(await ownSpot(own, code)).toMatchObject({ state: 'online', pending_revision: null })

    await own.call('post', `/api/quotation/${code}/offline/`)
    await choose(page, code, 'Take offline')
    await expect(toast(page, t('{code} has changed; the list is up to date.', { code }))).toBeVisible()
    await tab(page, 'Offline', 1).click()

    await choose(page, code, 'Mark as sold')
    await answer(page, 'Mark as sold', 'Cancel')
    await choose(page, code, 'Close posting')
    await answer(page, 'Close posting', 'Cancel')
    await expect(item(page, code)).toBeVisible()
    await choose(page, code, 'Mark as sold')
    await answer(page, 'Mark as sold', 'Mark as sold')
    await tab(page, 'Sold', 1).click()
    await item(page, code)
      .getByRole('button', { name: t('Close posting') })
      .click()
    await answer(page, 'Close posting', 'Close posting')
    await tab(page, 'Closed', 1).click()
    await item(page, code)
      .getByRole('button', { name: t('Copy') })
      .click()
    await expect(page.getByRole('textbox', { name: t('Price'), exact: true })).toHaveValue('5,000')
    await own.call('delete', `/api/quotation/${new URL(page.url()).searchParams.get('code')}/`)
  })
})

test.describe('an exhausted quota', () => {
  test.use({ expectedErrors: /status of 422/ })

  /** Submits postings until the tier allows no more. */
  async function fill(own: Caller): Promise<string[]> {
    type Quota = { name: string; used: number; limit: number }
    const { quotas } = await own.call<{ quotas: Quota[] }>('get', '/api/backend/dashboard/')
    const { used, limit } = quotas.find(({ name }) => name === 'spot_online') ?? { used: 0, limit: 0 }
    const { photos } = await spotValues(own)
    const codes: string[] = []
    for (let left = limit - used; left > 0; left -= 1)
      codes.push(await submitSpot(own, { photos, dims: { d: 337, l: 3000 + left } }))
    return codes
  }

  test('shows the limits of each tier, marks the own one and leads to more', async ({ visit, request }) => {
    const look = inChinese
    const { t, lang, language } = look
    const own = await callerOf(request, seller)
    const submitted = await fill(own)
    const code = await draftSpot(own, await spotValues(own, { dims: { d: 337, l: 2999 } }))
    const page = await visit({ look, as: seller, at: `${list}?state=draft&keyword=${code}` })
    await item(page, code)
      .getByRole('button', { name: t('Submit for review') })
      .click()
    await expect(toast(page, problems.quota_exhausted[lang])).toBeVisible()
    const dialog = page.getByRole('dialog', { name: problems.quota_exhausted[lang] })
    await expect(dialog.getByText(t('All {0} of your tier are used.', { 0: 20 }))).toBeVisible()
    const { silver, gold } = defaultQuotas.spot_postings_online
    await expect(dialog.locator('tbody').getByRole('row')).toHaveText([
      new RegExp(`^${t('Registered user')} –$`),
      new RegExp(`^${t('Uncertified company')} –$`),
      new RegExp(`^${t('Certified company')} ${t('Your tier')}20$`),
      `${t('Silver')} ${silver}`,
      `${t('Gold')} ${gold?.toLocaleString(language)}`,
    ])
    await expect(dialog.locator('[aria-current]')).toContainText(t('Your tier'))
    await expect(dialog).toContainText(
      t('This would give you more: {0}', { 0: [t('Silver'), t('Gold')].join(' · ') }),
    )
    await dialog.getByRole('button', { name: t('Close') }).click()
    await expect(item(page, code).getByText(t('Draft'))).toBeVisible()
    await item(page, code)
      .getByRole('button', { name: t('Submit for review') })
      .click()
    await dialog.getByRole('link', { name: t('Compare memberships') }).click()
    await expect(page).toHaveURL('/home/membership')
    await expect(dialog).toBeHidden()

    for (const one of submitted) await own.call('post', `/api/quotation/${one}/withdraw/`)
    for (const one of [...submitted, code]) await own.call('delete', `/api/quotation/${one}/`)
  })
})

test('an empty tab explains what it is for', async ({ visit }) => {
  const page = await visit({ as: 'young@demo.test', at: list })
  await expect(page.getByText(t('Nothing published yet'))).toBeVisible()
  for (const [name, title] of [
    ['In review', 'Nothing is waiting for review'],
    ['Rejected', 'Nothing was rejected'],
    ['Draft', 'No drafts'],
  ] as const) {
    await tab(page, name, 0).click()
    await expect(page.getByText(t(title), { exact: true })).toBeVisible()
  }
  // This tab is shown only if it has entries or if the address names it.
  await openAt(page, `${list}?state=expiring`)
  await expect(page.getByText(t('Nothing ends in the next three days'))).toBeVisible()
  await expect(tab(page, 'Expiring soon', 0)).toHaveAttribute('aria-selected', 'true')
})
