// What one person typed is gone for the next one at the same computer, whichever way the first one left.
import type { APIRequestContext, Page } from '@playwright/test'
import { accountApi, type Session } from '#contract/account.ts'
import { demoPassword, expect, type Account } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { fillPlace, marker, places, readPlace, type Codes } from '../support/browser_forms.ts'
import { callerOf } from '../support/browser_people.ts'
import { storedText } from '../support/browser_offline.ts'
import { inChinese, inEnglish, type Look } from '../support/looks.ts'

const first = 'gear@demo.test'
const next = 'square@demo.test'

test.use({ actionTimeout: 10_000, expectedErrors: /status of 401/ })

/** Returns postings of companies other than the two accounts'. */
async function codesOf(request: APIRequestContext): Promise<Codes> {
  const seller = await callerOf(request, 'pressure@demo.test')
  const companyOf = async (account: Account) =>
    (await (await callerOf(request, account)).call<Session>('get', '/api/account/info/')).tenant?.code
  const own = [await companyOf(first), await companyOf(next)]
  const newest = async (kind: string) => {
    const { results } = await seller.call<{ results: { code: string; company: { code: string } }[] }>(
      'get',
      `/api/${kind}/?size=20`,
    )
    return results.find(({ company }) => !own.includes(company.code))?.code ?? ''
  }
  return {
    spot: await newest('quotation'),
    raise: await newest('raise'),
    request: await newest('purchase_material'),
  }
}

const logOut = async (page: Page, { t }: Look) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Log out') })
    .click()
  await page.getByRole('button', { name: t('Delete and log out') }).click()
  await expect(page).toHaveURL(/\/login/)
}

async function signIn(page: Page, { t }: Look, account: string): Promise<void> {
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(account)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

type Leaving = (page: Page, look: Look) => Promise<void>

/** Ways in which an account leaves a tab, each in a look; each ends with the next account signed in there. */
const waysToLeave: Record<string, [Look, Leaving]> = {
  'by log-out': [
    inChinese,
    async (page, look) => {
      await logOut(page, look)
      await signIn(page, look, next)
    },
  ],
  'by a session that the server ended': [
    inEnglish,
    async (page, look) => {
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
      await page.request.post(accountApi.logout.path, { headers: { 'Access-Token': token }, data: {} })
      await page.evaluate(() => history.pushState({}, '', '/backend/collection'))
      await expect(page).toHaveURL(/\/login/)
      await signIn(page, look, next)
    },
  ],
  'in another tab': [
    inChinese,
    async (page, look) => {
      const other = await page.context().newPage()
      await openAt(other, '/home')
      await logOut(other, look)
      await signIn(other, look, next)
      await other.close()
    },
  ],
}

for (const [how, [look, leave]] of Object.entries(waysToLeave))
  test(`typed text is gone for the next person after the account was left ${how}`, async ({
    visit,
    request,
  }) => {
    const { t } = look
    const codes = await codesOf(request)
    const page = await visit({ look, as: first, at: '/home/quotation' })
    const list = page.getByRole('region', { name: t('Postings') })
    await list
      .getByRole('checkbox', { name: t('Compare') })
      .first()
      .check()
    await expect(page.getByRole('region', { name: t('Comparison') })).toBeVisible()
    for (const [name, place] of Object.entries(places))
      expect(await fillPlace(page, t, place, codes), `fields at: ${name}`).toBeGreaterThan(0)
    const before = await page.evaluate(() => ({ ...sessionStorage }))

    await leave(page, look)

    const found: string[] = []
    for (const [name, place] of Object.entries(places)) {
      const text = await readPlace(page, t, place, codes)
      if (text.includes(marker) || /\b7,?391\b/.test(text)) found.push(name)
    }
    expect(found, 'places that show it').toEqual([])
    await page.evaluate(() => history.pushState({}, '', '/home/quotation'))
    await expect(list.getByRole('checkbox', { name: t('Compare') }).first()).not.toBeChecked()
    await expect(page.getByRole('region', { name: t('Comparison') })).toBeHidden()
    const uid = (await (await callerOf(request, first)).call<{ id: number }>('get', '/api/account/info/')).id
    const stored = (await storedText(page)).split('\n')
    // After a session that the server ended, drafts are kept for the same person, in the account's own database.
    const outsideAccount = stored.filter((_, at) => !stored[at - 1]?.startsWith(`account-${uid}/`))
    const mustBeClean = how.includes('ended') ? outsideAccount : stored
    expect(mustBeClean.filter((text) => text.includes(marker)).map((text) => text.slice(0, 300))).toEqual([])
    const after = await page.evaluate(() => ({ ...sessionStorage }))
    const stayed = Object.entries(after).filter(([key, value]) => before[key] === value)
    expect(stayed.map(([key]) => key).filter((key) => !/^(install:visit|tsr-)/.test(key))).toEqual([])
  })
