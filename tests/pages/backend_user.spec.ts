// Back-office users: a role is made, somebody is added with it, and a change reaches the page that they have open.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, registerPerson } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

// Refused on purpose: a role without permissions (400), a company's account (409), and the call after the right was lost (403).
test.use({ expectedErrors: /status of (400|403|409)/ })

const t = words('zh-CN')

test('a role is made, given and taken, and the menu of its owner follows @main', async ({
  visit,
  request,
}) => {
  const email = 'new_operator@demo.test'
  await registerPerson(request, email)
  const page = await visit({ as: 'operator', at: '/admin/backend_user?of=roles' })
  const panel = (name: string) => page.getByRole('complementary', { name })

  await test.step('a role needs a name in both languages and permissions', async () => {
    await page.getByRole('button', { name: t('Add a role') }).click()
    const adding = panel(t('Add a role'))
    const inputs = adding.getByRole('textbox', { name: /名称/ })
    await inputs.nth(0).fill('广告标签')
    await inputs.nth(1).fill('Ads and tags')
    await adding.getByRole('button', { name: t('Add'), exact: true }).click()
    const permissions = adding.getByRole('combobox', { name: t('Permissions') })
    await expect(permissions).toHaveAccessibleDescription(/必填项/)
    await permissions.click()
    await page.getByRole('option', { name: t('Tags'), exact: true }).click()
    await page.getByRole('option', { name: t('Site content and settings') }).click()
    await page.keyboard.press('Escape')
    await expect(adding).toContainText(t('Preferred suppliers, ads, categories and grades, site settings'))
    await adding.getByRole('button', { name: t('Add'), exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: '广告标签' })).toBeVisible()
  })

  await page.getByRole('tab', { name: t('Back-office users') }).click()
  const dialog = page.getByRole('dialog', { name: t('Add a back-office user') })
  const send = dialog.getByRole('button', { name: t('Add'), exact: true })
  await test.step('a company’s account is refused, what was typed stays', async () => {
    await page.getByRole('button', { name: t('Add a person') }).click()
    const account = dialog.getByRole('textbox', { name: t('Mobile number or e-mail') })
    await account.fill('gold@demo.test')
    await dialog.getByRole('textbox', { name: t('Name') }).fill('许青')
    await dialog.getByRole('checkbox', { name: '广告标签' }).check()
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('该账号属于一家公司')
    await expect(account).toHaveValue('gold@demo.test')
    await account.fill(email)
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(panel(t('Details'))).toContainText(email)
  })

  const theirs = await visit({ as: email, at: '/admin/tag' })
  const menu = theirs.getByRole('navigation', { name: t('Back office') })
  await expect(menu.getByRole('link', { name: t('Tags') })).toBeVisible()
  await expect(menu.getByRole('link', { name: t('Back-office users') })).toBeHidden()
  const remembers = () => theirs.evaluate(() => localStorage.getItem('account:session') ?? '')
  const before = await remembers()

  await test.step('another role: the open page is refused, and its menu follows', async () => {
    await panel(t('Details'))
      .getByRole('button', { name: t('Change roles') })
      .click()
    const roles = page.getByRole('dialog', { name: /的角色$/ })
    await roles.getByRole('checkbox', { name: '广告标签' }).uncheck()
    await roles.getByRole('checkbox', { name: '企业服务' }).check()
    await roles.getByRole('button', { name: t('Save') }).click()
    await expect(roles).toBeHidden()
    await expect(panel(t('Details'))).toContainText(t('Companies and memberships'))
    await theirs.getByRole('searchbox', { name: t('Search') }).fill('锻')
    await theirs.keyboard.press('Enter')
    await expect(theirs).toHaveURL('/admin/dashboard')
    // As if the browser had been closed before: it remembers the rights of the role that is gone, and asks for a part of
    // the overview that is not open any more before it hears of the new ones.
    await expect.poll(remembers).not.toBe(before)
    await theirs.evaluate((session) => localStorage.setItem('account:session', session), before)
    const refused = theirs.waitForResponse(
      (answer) => answer.url().includes('/api/admin/search_miss/') && answer.status() === 403,
    )
    await theirs.route('**/api/account/info/**', (route) => refused.then(() => route.continue()))
    await openAt(theirs, '/admin/dashboard')
    await expect(menu.getByRole('link', { name: t('Certified companies') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('Tags') })).toBeHidden()
  })

  await test.step('nobody takes the own right to the page away', async () => {
    const operator = await callerOf(request, 'operator')
    const { id } = await operator.call<{ id: number }>('get', '/api/account/info/')
    await openAt(page, `/admin/backend_user?row=${id}`)
    await panel(t('Details'))
      .getByRole('button', { name: t('Change roles') })
      .click()
    const roles = page.getByRole('dialog', { name: /的角色$/ })
    await roles.getByRole('checkbox', { name: /^管理员/ }).uncheck()
    await roles.getByRole('checkbox', { name: '企业服务' }).check()
    await roles.getByRole('button', { name: t('Save') }).click()
    await expect(roles.getByRole('alert')).toContainText('取消您自己对本页的权限')
    await expect(roles.getByRole('checkbox', { name: '企业服务' })).toBeChecked()
  })
})
