// A visitor says that a line was read wrongly; an operator sees how it was read then and is read today.
import { readFile } from 'node:fs/promises'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

test('a line that was read wrongly reaches the operators, who settle it', async ({ visit }) => {
  const visitor = await visit({ at: '/home/tools/spec?text=H13+300*400*2000+%E9%9A%8F%E7%82%89' })
  const row = visitor.getByRole('region', { name: zh('What was read') }).getByRole('listitem')
  await row.getByRole('button', { name: zh('This was read wrongly') }).click()
  const dialog = visitor.getByRole('dialog', { name: zh('This was read wrongly') })
  await expect(dialog).toContainText('H13 300*400*2000 随炉')
  await expect(dialog).toContainText('未读：随炉')
  await dialog.getByRole('textbox', { name: zh('What it means') }).fill('同炉余料，电话 13912345678')
  await dialog.getByRole('button', { name: zh('Send') }).click()
  await expect(visitor.getByRole('alert').filter({ hasText: '感谢反馈' })).toBeVisible()
  await expect(dialog).toBeHidden()

  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/spec_report' })
  await page.getByRole('cell', { name: 'H13 300*400*2000 随炉' }).click()
  const panel = page.getByRole('complementary', { name: en('Details') })
  await expect(panel).toContainText('flat bar or block 300×400×2000; not read: 随炉')
  await expect(panel).toContainText('同炉余料，电话 …')
  await expect(panel).toContainText(en('The line is read today as it was when it was reported.'))
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: en('Save as a case for the reader’s tests') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('H13_300_400_2000_随炉.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    line: 'H13 300*400*2000 随炉',
    means: { material: 'H13', shape: 'flat', dims: { t: 300, w: 400, l: 2000 }, unread: ['随炉'] },
  })
  await panel.getByRole('textbox', { name: en('Note for operators') }).fill('An offcut of the same heat')
  await panel.getByRole('button', { name: en('Save'), exact: true }).click()
  await expect(panel.getByRole('button', { name: en('Discard changes') })).toBeHidden()
  await panel.getByRole('button', { name: /^Solved/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Solved/ })
    .click()
  await expect(panel.getByRole('button', { name: new RegExp(`^${en('Open again')}`) })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '300*400*2000 随炉' })).toContainText(
    en('Solved', {}, 'report'),
  )
})
