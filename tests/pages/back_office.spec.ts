// Operators maintain tags, ads and grades, freeze an account, and read in the audit log who did what.
import { gradeGroups } from '#contract/steel/grade.ts'
import { grades as builtInGrades } from '#contract/steel/grades.ts'
import { expect, tokenOf } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import type { Page } from '@playwright/test'

const t = words('zh-CN')
const en = words('en-US')

const panel = (page: Page, name: string) => page.getByRole('complementary', { name })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const name = (language: 'Chinese' | 'English') =>
  en(`{label} (${language})`, { label: en('Name', {}, 'thing') })

test.use({ expectedErrors: /409|401|422/ })

test('a tag is added, changed by two operators at once and removed, and the log names each change @main', async ({
  visit,
}) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/tag' })
  await page.getByRole('button', { name: en('Add a tag') }).click()
  const adding = panel(page, en('Add a tag'))
  await adding.getByRole('button', { name: en('Add'), exact: true }).click()
  await expect(adding.getByRole('textbox', { name: name('Chinese') })).toBeFocused()
  await adding.getByRole('textbox', { name: name('Chinese') }).fill('铸锻联合')
  await adding.getByRole('button', { name: en('Add'), exact: true }).click()
  await expect(adding.getByRole('textbox', { name: name('English') })).toBeFocused()
  await adding.getByRole('textbox', { name: name('English') }).fill('Cast and forged')
  // The typed values stay with the row that was left.
  await adding.getByRole('button', { name: en('Close') }).click()
  await page.keyboard.press('n')
  await expect(adding.getByRole('textbox', { name: name('English') })).toHaveValue('Cast and forged')
  await adding.getByRole('combobox', { name: en('Used for') }).click()
  await page.getByRole('option', { name: en('Products') }).click()
  await adding.getByRole('button', { name: en('Add'), exact: true }).click()
  await expect(rowOf(page, 'Cast and forged')).toBeVisible()
  const details = panel(page, en('Details'))
  await expect(details.getByRole('textbox', { name: name('English') })).toHaveValue('Cast and forged')

  const { pathname, search, searchParams } = new URL(page.url())
  const tag = searchParams.get('row')
  const second = await visit({ as: 'operator', language: 'en-US', at: pathname + search })
  const theirs = panel(second, en('Details'))
  await theirs.getByRole('textbox', { name: name('English') }).fill('Cast, then forged')
  await theirs.getByRole('button', { name: en('Save') }).click()
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
  await details.getByRole('textbox', { name: en('Order') }).fill('7')
  await details.getByRole('button', { name: en('Save') }).click()
  const conflict = page.getByRole('dialog', { name: en('Somebody else has changed this meanwhile') })
  await expect(conflict.getByRole('row').filter({ hasText: 'Cast, then forged' })).toBeVisible()
  await conflict.getByRole('button', { name: en('Save my version') }).click()
  await expect(conflict).toBeHidden()
  await expect(details.getByRole('textbox', { name: en('Order') })).toHaveValue('7')

  await details.getByRole('button', { name: en('Remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('Remove') })
    .click()
  await expect(rowOf(page, 'Cast and forged')).toBeHidden()

  await openAt(page, `/admin/audit_log?object_kind=tag&object_sign=${tag}`)
  // oxlint-disable-next-line house/no-luck -- only what was done to this test's own tag
  await expect(page.getByRole('row').nth(1)).toContainText(en('Removed'))
  const change = rowOf(page, en('Changed')).first()
  await expect(change).toContainText(`${en('Order')}: 0 → 7`)
  await change.click()
  const shown = panel(page, en('Details'))
  await expect(shown.getByRole('row').filter({ hasText: en('Order') })).toContainText('07')
  await expect(shown.getByRole('link')).toHaveAttribute('href', `/admin/tag?row=${tag}`)
  await page.getByRole('combobox', { name: en('Operator') }).fill('operator@demo')
  // oxlint-disable-next-line house/no-luck -- any operator that the typed text finds will do
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/actor_id=\d+/)
  await page.getByRole('searchbox', { name: en('No.') }).fill('none')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en('Nothing matches'))).toBeVisible()
  await page.getByRole('searchbox', { name: en('No.') }).fill('')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: en('Export CSV') }).click()
  expect((await saving).suggestedFilename()).toMatch(/^audit_log-\d{4}-\d\d-\d\d\.csv$/)
})

test('an ad is on the start page from its publication to its takedown', async ({ visit }) => {
  const page = await visit({ as: 'operator', at: '/admin/banner?row=new' })
  const form = panel(page, t('Add an ad'))
  await form.getByRole('textbox', { name: t('{label} (Chinese)', { label: t('Title') }) }).fill('秋季锻材周')
  await form
    .getByRole('textbox', { name: t('{label} (English)', { label: t('Title') }) })
    .fill('Autumn forging week')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: t('Add pictures') }).click()
  await (await chooser).setFiles(await png('week.png', '#335577'))
  await expect(form.getByRole('status').filter({ hasText: t('Uploaded') })).toBeVisible()
  await form.getByRole('textbox', { name: t('Link') }).fill('//elsewhere.example')
  await form.getByRole('button', { name: t('Add'), exact: true }).click()
  await expect(form.getByRole('textbox', { name: t('Link') })).toHaveAccessibleDescription(/https:\/\//)
  await form.getByRole('textbox', { name: t('Link') }).fill('/home/raise')
  await form.getByRole('button', { name: t('Add'), exact: true }).click()
  await expect(rowOf(page, '秋季锻材周')).toContainText(t('Draft'))
  await page.getByRole('heading', { name: t('Ads') }).click()
  await page.keyboard.press('a')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Publish') })
    .click()
  await expect(rowOf(page, '秋季锻材周')).toContainText(t('Online'))

  const visitor = await visit({ language: 'en-US' })
  const ad = visitor.getByRole('link', { name: 'Autumn forging week' })
  await expect(ad).toBeVisible()
  await ad.click()
  await expect(visitor).toHaveURL('/home/raise')

  await rowOf(page, '秋季锻材周').getByRole('checkbox').check()
  await page.getByRole('button', { name: `${t('Take down')} (1)` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Take down') })
    .click()
  await expect(rowOf(page, '秋季锻材周')).toContainText(t('Offline'))
  await openAt(visitor, '/home')
  await expect(visitor.getByRole('tab', { name: 'Find steel', selected: true })).toBeVisible()
  await expect(ad).toHaveCount(0)
})

test('an account that is frozen with a reason is signed out at once, cannot sign in, and can again once unfrozen', async ({
  visit,
  request,
}) => {
  const person = await visit({ as: 'mould@demo.test', at: '/backend/dashboard' })
  await expect(person.getByText('林见白').first()).toBeVisible()
  const page = await visit({ as: 'operator', at: '/admin/user?keyword=林见白' })
  await rowOf(page, '林见白').click()
  const details = panel(page, t('Details'))
  await details.getByRole('button', { name: t('Freeze') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('Freeze') }).click()
  await expect(dialog.getByRole('textbox', { name: t('Reason') })).toHaveAccessibleDescription(/请输入说明/)
  await dialog.getByRole('textbox', { name: t('Reason') }).fill('多次发布虚假信息')
  await dialog.getByRole('button', { name: t('Freeze') }).click()
  await expect(rowOf(page, '林见白')).toContainText(t('Frozen'))
  await person.reload()
  await expect(person).toHaveURL(/\/login/)
  await details.getByRole('button', { name: t('Unfreeze') }).click()
  await dialog.getByRole('textbox', { name: t('Reason') }).fill('已核实')
  await dialog.getByRole('button', { name: t('Unfreeze') }).click()
  await expect(rowOf(page, '林见白')).toContainText(t('Active', {}, 'account'))
  expect(await tokenOf(request, 'mould@demo.test')).toHaveLength(43)
})

test('a grade is added beside the built-in ones, and an impossible density is refused', async ({ visit }) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/product_category' })
  await page.getByRole('tab', { name: en('Grades'), exact: true }).click()
  await page
    .getByRole('button', { name: en('Add a grade') })
    .first()
    .click()
  const form = panel(page, en('Add a grade'))
  await form.getByRole('textbox', { name: en('Grade'), exact: true }).fill('XK-907')
  await form.getByRole('textbox', { name: name('Chinese') }).fill('试验钢907')
  await form.getByRole('textbox', { name: name('English') }).fill('Trial steel 907')
  await form.getByRole('textbox', { name: en('Standard') }).fill('Q/XK 907')
  await form.getByRole('combobox', { name: en('Group') }).click()
  await page.getByRole('option', { name: 'Alloy structural steel' }).click()
  const density = form.getByRole('textbox', { name: en('Density') })
  await density.fill('2.7')
  await form.getByRole('button', { name: en('Add'), exact: true }).click()
  await expect(density).toBeFocused()
  await density.fill('7.82')
  await form.getByRole('button', { name: en('Add'), exact: true }).click()
  await expect(rowOf(page, 'XK-907')).toContainText('Alloy structural steel')
  await page.getByRole('tab', { name: en('Categories'), exact: true }).click()
  await expect(page.getByRole('button', { name: en('Add a category') }).first()).toBeVisible()

  await page.getByRole('tab', { name: en('Built-in grades') }).click()
  const grades = page.getByRole('table', { name: en('Built-in grades') })
  const group = page.getByRole('combobox', { name: en('Material group') })
  const countOf = (key: string) => builtInGrades.filter((grade) => grade.group === key).length
  // oxlint-disable-next-line house/no-luck -- nobody adds to the built-in grades
  await expect(grades.getByRole('link')).toHaveCount(countOf(gradeGroups[0].key))
  await group.click()
  await page.getByRole('option', { name: 'Alloy structural steel' }).click()
  // oxlint-disable-next-line house/no-luck -- nobody adds to the built-in grades
  await expect(grades.getByRole('link')).toHaveCount(countOf('alloy_structural'))
  await expect(grades.getByRole('row', { name: /^42CrMo / })).toContainText(/GB\/T 3077.*7\.85 g\/cm³/)
  await page.getByRole('tab', { name: en('Built-in categories') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rolled rings' })).toBeVisible()
})

test('a mail that failed is tried again by hand', async ({ visit }) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/delivery?kind=deliver_mail' })
  const mail = rowOf(page, 'closed-mill.example')
  await expect(mail).toContainText('Recipient address rejected')
  await expect(mail).not.toContainText('purchasing@')
  await expect(mail).toContainText(en('Failed', {}, 'job'))
  await mail.getByRole('checkbox').check()
  await page.getByRole('button', { name: `${en('Try again')} (1)` }).click()
  // The queue takes it at its next look: it waits in the list, or is delivered and gone.
  await expect(mail.filter({ hasText: en('Failed', {}, 'job') })).toHaveCount(0)
})
