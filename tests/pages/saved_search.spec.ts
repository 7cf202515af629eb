// Saved searches: saved from a list, notified of new matches, opened, renamed, deleted and restored (SPEC 4.12).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { rows } from '../support/browser_market.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test.use({ expectedErrors: /status of 409/ })
const list = '/home/quotation?material=34CrNiMo6&shape=round&min_d=777&max_d=777'

test('a saved search without matches notifies of the first one and shows it @main', async ({
  visit,
  request,
}) => {
  const page = await visit({ as: 'young@demo.test', at: '/backend/saved_search' })
  const main = page.getByRole('main')
  await expect(main.getByText(t('No saved searches yet'))).toBeVisible()

  await test.step('nothing matches yet, and the search is saved under a name suggested by its filters', async () => {
    await openAt(page, list)
    await expect(main.getByText(t('Nothing matches these filters'))).toBeVisible()
    await main.getByRole('button', { name: t('Save this search') }).click()
    const dialog = page.getByRole('dialog', { name: t('Save this search') })
    const name = dialog.getByRole('textbox', { name: t('Search name') })
    await expect(name).toHaveValue(/34CrNiMo6/)
    await name.fill('')
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(name).toHaveAccessibleDescription('必填项')
    await name.fill('大圆 777')
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await main.getByRole('button', { name: t('Save this search') }).click()
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('您已保存过相同的搜索')
    await dialog.getByRole('button', { name: t('Open saved searches') }).click()
    await expect(page).toHaveURL('/backend/saved_search')
  })

  const seller = await callerOf(request, 'pressure@demo.test')
  const code = await submitSpot(seller, { material: '34CrNiMo6', dims: { d: 777, l: 1500 }, quantity: 1 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const reader = await callerOf(request, 'young@demo.test')
  type Messages = { results: { title: string; record_sign: string }[] }
  await expect
    .poll(async () => (await reader.call<Messages>('get', '/api/user_message/')).results[0]?.record_sign, {
      timeout: 30_000,
    })
    .toBe(code)

  await test.step('the notification opens the posting', async () => {
    await openAt(page, '/backend/messages')
    await main.getByRole('button', { name: /“大圆 777”有新匹配/ }).click()
    await expect(page).toHaveURL(`/home/quotation/${code}`)
  })

  const item = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: '大圆 777' }) })
  await test.step('the search counts new matches until it is opened', async () => {
    await openAt(page, '/backend/saved_search')
    await expect(item.getByText(t('{0} new', { 0: 1 }))).toBeVisible()
    await item.getByRole('link').click()
    // oxlint-disable-next-line house/no-luck -- no other test has lots of this diameter
    await expect(rows(page)).toHaveCount(1)
    await page.goBack()
    await expect(item).toBeVisible()
    await expect(item.getByText(t('{0} new', { 0: 1 }))).toBeHidden()
  })

  await test.step('the search can be renamed, deleted and restored', async () => {
    await item.getByRole('button', { name: t('Edit “{name}”', { name: '大圆 777' }) }).click()
    const dialog = page.getByRole('dialog', { name: t('Edit saved search') })
    await dialog.getByRole('textbox', { name: t('Search name') }).fill('特大圆 777')
    await dialog.getByRole('radio', { name: t('Once a day') }).check()
    await dialog.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    const renamed = main.getByRole('listitem').filter({ hasText: '特大圆 777' })
    await expect(renamed.getByRole('combobox')).toHaveValue(t('Once a day'))
    await renamed.getByRole('button', { name: t('Delete “{name}”', { name: '特大圆 777' }) }).click()
    await expect(main.getByText(t('No saved searches yet'))).toBeVisible()
    await page.getByRole('button', { name: t('Undo') }).click()
    await expect(renamed).toBeVisible()
    await renamed.getByRole('button', { name: t('Delete “{name}”', { name: '特大圆 777' }) }).click()
    await expect(renamed).toBeHidden()
  })
})
