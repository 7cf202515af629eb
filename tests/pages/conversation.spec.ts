// Conversations: two companies write to each other about a posting, each in its own language (SPEC 4.42).
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { storedText } from '../support/browser_offline.ts'
import { png } from '../support/browser_pictures.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { allowWrites, failingWrites, storageAlert } from '../support/browser_storage.ts'
import { words, type Words } from '../support/browser_words.ts'

const seller = 'gear@demo.test'
const buyer = 'square@demo.test'

const box = (page: Page, t: Words) => page.getByRole('textbox', { name: t('Your message') })
const thread = (page: Page, t: Words) => page.getByRole('region', { name: t('Messages of the conversation') })
const menu = (page: Page, t: Words) =>
  page.getByRole('navigation', { name: t('My account') }).getByRole('link', { name: t('Conversations') })
const unread = '{count, plural, one {# unread message} other {# unread messages}}'

test('a question with a picture from an enquiry is notified and answered in the other language, counts as unread, and typed text stays @main', async ({
  visit,
  request,
}) => {
  const [zh, en] = [words('zh-CN'), words('en-US')]
  const sells = await callerOf(request, seller)
  const code = await submitSpot(sells, { dims: { d: 337, l: 4007 }, quantity: 5 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const wish = '要一支 φ337'
  const buys = await callerOf(request, buyer)
  await buys.call('post', `/api/quotation/${code}/intention/`, { quantity: 1, message: wish })

  const mine = await visit({ as: buyer, at: '/backend/dashboard?tab=sent' })
  const item = mine.getByRole('listitem').filter({ hasText: wish })
  await item.getByRole('button', { name: zh('Conversation'), exact: true }).click()
  const drawer = mine.getByRole('dialog', { name: zh('Conversation') })
  // The conversation begins with the words of the enquiry.
  await expect(drawer.getByText(wish)).toBeVisible()
  await expect(drawer.getByRole('button', { name: zh('Send'), exact: true })).toBeDisabled()
  const chooser = mine.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: zh('Add files') }).click()
  await (await chooser).setFiles(await png('端面.png'))
  await expect(drawer.getByText(zh('Uploaded'))).toBeVisible()
  await box(mine, zh).fill('端面有裂纹吗？\n请看照片')
  await drawer.getByRole('button', { name: zh('Send'), exact: true }).click()
  await expect(box(mine, zh)).toHaveValue('')
  await expect(thread(mine, zh)).toContainText('端面有裂纹吗？')
  await expect(thread(mine, zh).getByRole('link', { name: '端面.png' })).toBeVisible()

  const theirs = await visit({ as: seller, language: 'en-US', at: '/backend/messages' })
  await theirs
    .getByRole('button', { name: /wrote to you/ })
    .first()
    .click()
  await expect(theirs).toHaveURL(/\/backend\/conversations\?id=\d+/)
  await expect(thread(theirs, en)).toContainText('端面有裂纹吗？')
  await expect(thread(theirs, en).getByRole('link', { name: '端面.png' })).toBeVisible()
  await expect(menu(theirs, en).getByLabel(en(unread, { count: 1 }))).toHaveCount(0)
  await box(theirs, en).fill('No cracks: that is the saw mark.')
  await box(theirs, en).press('Control+Enter')
  await expect(thread(theirs, en)).toContainText('that is the saw mark')

  await openAt(mine, `/home/quotation/${code}`)
  await expect(mine.getByRole('button', { name: zh('Conversation'), exact: true })).toBeVisible()
  await openAt(mine, '/backend/conversations')
  await expect(menu(mine, zh).getByLabel(zh(unread, { count: 1 }))).toBeVisible()
  const row = mine.getByRole('list', { name: zh('Conversations') }).getByRole('link', { name: /φ337×4007/ })
  await expect(row).toContainText('No cracks')
  await row.click()
  await expect(thread(mine, zh)).toContainText('that is the saw mark')
  await expect(menu(mine, zh).getByLabel(zh(unread, { count: 1 }))).toHaveCount(0)
  await mine.getByRole('searchbox', { name: zh('Search conversations') }).fill('没有这家')
  await expect(mine.getByText(zh('Nothing found'))).toBeVisible()
  await mine.getByRole('searchbox', { name: zh('Search conversations') }).fill(code)
  await expect(row).toBeVisible()

  await mine.evaluate(failingWrites('QuotaExceededError'))
  await box(mine, zh).fill('那就这样')
  await expect(storageAlert(mine, zh, 'This device has no room left')).toBeVisible()
  await allowWrites(mine)
  await expect(storageAlert(mine, zh, 'This device has no room left')).toBeHidden()
  expect(await storedText(mine)).toContain('那就这样')
  await mine.reload()
  await expect(box(mine, zh)).toHaveValue('那就这样')
})
