// Every page of the back office, opened by somebody with the one permission that it needs: nothing on it is refused.
import type { Page } from '@playwright/test'
import { adminPermissions, type AdminPermission } from '#contract/permissions.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, registerPerson, type Caller } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'
import { forEveryOperator, permissionTable } from '../support/permission_table.ts'

const t = words('en-US')
const email = 'one_permission@demo.test'

/** Pages that people reach from other pages, not from the menu, by the permission they need. */
const besideMenu: Partial<Record<AdminPermission, readonly string[]>> = { 'admin_raise.get': ['deals'] }

/** Gives the person this permission and no other. */
async function giveOnly(operator: Caller, person: number, permission: AdminPermission): Promise<void> {
  const name = { zh: `仅 ${permission}`, en: `Only ${permission}` }
  const role = await operator.call<{ id: number }>('post', '/api/admin/role/', {
    name,
    permissions: [permission],
  })
  const path = `/api/admin/backend_user/${person}/roles/`
  const { revision } = await operator.call<{ revision: number }>('get', path)
  await operator.call('put', `${path}?revision=${revision}`, { role_ids: [role.id] })
}

/** Adds the person to the back office with a new role that may edit tags, and returns the account's id. */
async function addPerson(operator: Caller, account: string, no: number): Promise<number> {
  const name = { zh: `新人 ${no}`, en: `Newcomer ${no}` }
  const permissions = ['admin_tag.get']
  const { id: role } = await operator.call<{ id: number }>('post', '/api/admin/role/', { name, permissions })
  const body = { account, display_name: 'One Permission', role_ids: [role] }
  return (await operator.call<{ id: number }>('post', '/api/admin/backend_user/', body)).id
}

/** Waits until the page has loaded: no placeholders, no loading bar. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  const line = page.getByRole('progressbar', { name: t('Loading: {open}', { open: '' }).trim() })
  await expect(line).toHaveCount(0)
}

/** Opens the first row of a list, with what its panel loads. */
async function openFirstRow(page: Page): Promise<void> {
  // oxlint-disable-next-line house/no-luck -- whichever row is first has to open without a refusal
  const row = page.getByRole('main').locator('tr[data-clickable]').first()
  if ((await row.count()) === 0) return
  await row.locator('td').nth(1).click()
  await settled(page)
}

/** The pages of the back office that links of this page lead to, without `/admin/`. */
const linkedPages = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/admin/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[2] ?? ''),
    )

test('no page of the back office shows, asks or offers what its one permission does not allow', async ({
  visit,
  request,
}) => {
  test.slow()
  await registerPerson(request, email)
  const operator = await callerOf(request, 'operator')
  const person = await addPerson(operator, email, 1)
  const refused: string[] = []
  const offered: string[] = []
  for (const permission of adminPermissions) {
    await giveOnly(operator, person, permission)
    const { pages } = permissionTable[permission]
    const allowed = new Set([...forEveryOperator.pages, ...pages, ...(besideMenu[permission] ?? [])])
    const page = await visit({ as: email, language: 'en-US', at: '/admin/dashboard' })
    let at = ''
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && answer.status() >= 400)
        refused.push(`${at} (${permission}): ${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    /** Notes the links to pages that this person may not open. */
    const note = async () => {
      for (const one of await linkedPages(page))
        if (!allowed.has(one)) offered.push(`${at} (${permission}): /admin/${one}`)
    }
    const shared = permission === adminPermissions[0] ? forEveryOperator.pages : []
    for (const name of [...shared, ...pages]) {
      at = `/admin/${name}`
      if (new URL(page.url()).pathname !== at) await openAt(page, at)
      await settled(page)
      await expect(page, `${at} with ${permission}`).toHaveURL(new RegExp(`^[^?]*${at}(\\?|$)`))
      await expect(page.getByRole('button', { name: t('Try again'), exact: true })).toHaveCount(0)
      await note()
      await openFirstRow(page)
      await note()
    }
    await page.context().close()
  }
  expect({ refused: [...new Set(refused)], offered: [...new Set(offered)] }).toEqual({
    refused: [],
    offered: [],
  })
})

test.describe('a page without its permission', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('leads back to the overview of the back office and says why', async ({ visit, request }) => {
    const account = 'without_permission@demo.test'
    await registerPerson(request, account)
    await addPerson(await callerOf(request, 'operator'), account, 2)
    const page = await visit({ as: account, language: 'en-US', at: '/admin/tag' })
    await expect(page.getByRole('main').getByRole('heading', { name: t('Tags') })).toBeVisible()
    await openAt(page, '/admin/article')
    const said = t(
      'Your role does not include this. The menu shows what you may open; whoever manages the back-office users can add more.',
    )
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('heading', { name: t('Overview') })).toBeVisible()
  })
})
