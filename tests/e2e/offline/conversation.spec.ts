// Messages offline: kept on the device, sent once by page or worker, readable with their age (SPEC 4.44).
import type { APIRequestContext, Page } from '@playwright/test'
import type { Conversation, ConversationMessage } from '#contract/conversation.ts'
import { markPaths } from '../../../src/shared/offline/send_marks.ts'
import { accounts } from '../../support/browser.ts'
import { expect, storedText, test, workerReady } from '../../support/browser_offline.ts'
import { approveSpot, callerOf, submitSpot, type Caller } from '../../support/browser_people.ts'
import { png } from '../../support/browser_pictures.ts'
import { pushTools } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
test.use({ expectedErrors: /favicon\.ico|ERR_(INTERNET_DISCONNECTED|FAILED)|status of (409|503)/ })

const unreadMessages = '{count, plural, one {# unread message} other {# unread messages}}'
const box = (page: Page) => page.getByRole('textbox', { name: t('Your message') })
const send = (page: Page) => page.getByRole('button', { name: t('Send'), exact: true }).click()
const thread = (page: Page) => page.getByRole('region', { name: t('Messages of the conversation') })

/** Creates a seller's stock, the buyer's enquiry about it, and their conversation with one message of the seller. */
async function startConversation(request: APIRequestContext, length: number) {
  const seller = await callerOf(request, 'gold')
  const buyer = await callerOf(request, 'silver')
  const code = await submitSpot(seller, { dims: { d: 336, l: length }, quantity: 5 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const intention = await buyer.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, {
    quantity: 1,
    message: '一支',
  })
  const { id } = await buyer.call<{ id: number }>('post', '/api/backend/conversation/', { code })
  await seller.call('post', `/api/backend/conversation/${id}/message/`, { text: '现货在库' })
  return { seller, id, intention: intention.id }
}

const messagesOnServer = async (by: Caller, id: number): Promise<string[]> => {
  const path = `/api/backend/conversation/${id}/message/`
  const { results } = await by.call<{ results: ConversationMessage[] }>('get', path)
  return results.map(({ text, files }) => [text, ...files.map(({ name }) => name)].join(' + '))
}

test('messages can be read and written offline, and the worker sends them once with no page open', async ({
  page,
  context,
  line,
  signIn,
  request,
}) => {
  const { seller, id } = await startConversation(request, 4006)
  const at = `${line.origin}/backend/conversations?id=${id}`
  await signIn(page, accounts.silver)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await page.goto(at)
  await expect(thread(page)).toContainText('现货在库')
  await expect(page.getByRole('list', { name: t('Conversations') })).toContainText('4006')
  await expect.poll(() => storedText(page)).toMatch(/\/seen\n.*现货在库/)

  await context.setOffline(true)
  await page.reload()
  await expect(thread(page)).toContainText('现货在库')
  await expect(page.getByText(/本机保存的消息/).first()).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Add files') }).click()
  await (await chooser).setFiles(await png('缺口.png'))
  await expect(page.getByText(t('Waiting for the network'))).toBeVisible()
  await box(page).fill('请按照片锯切')
  await send(page)
  await expect(box(page)).toHaveValue('')
  await expect(thread(page)).toContainText('请按照片锯切')
  await expect(thread(page)).toContainText(t('Waiting for the network'))
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  const asked = page.getByRole('dialog', { name: t('Not everything has been sent') })
  await expect(asked).toContainText(
    t('{messages, plural, one {# message waits to be sent} other {# messages wait to be sent}}', {
      messages: 1,
    }),
  )
  await asked.getByRole('button', { name: t('Stay logged in') }).click()

  // A page of this origin that runs none of our code.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  const { sync } = await pushTools(page)
  await context.setOffline(false)
  await sync('outbox')
  await expect.poll(() => messagesOnServer(seller, id)).toEqual(['请按照片锯切 + 缺口.png', '现货在库'])
  await page.goto(at)
  await expect(thread(page).getByRole('link', { name: '缺口.png' })).toBeVisible()
  await expect(thread(page)).not.toContainText(t('Waiting for the network'))
  await sync('outbox')
  expect(await messagesOnServer(seller, id)).toHaveLength(2)
})

test('a lost answer creates no second message, and a refused message shows the reason and can be discarded', async ({
  page,
  context,
  line,
  signIn,
  request,
}) => {
  const { seller, id, intention } = await startConversation(request, 4005)
  await signIn(page, accounts.silver)
  const at = `${line.origin}/backend/conversations?id=${id}`
  await page.goto(at)
  const path = `/api/backend/conversation/${id}/message/`
  await expect(thread(page)).toContainText('现货在库')
  line.hold(path)
  await box(page).fill('多少钱一刀？')
  await box(page).press('Control+Enter')
  await expect.poll(() => messagesOnServer(seller, id)).toEqual(['多少钱一刀？', '现货在库'])
  // The page is left before the answer arrives.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  line.release(path)
  await page.goto(at)
  await expect(thread(page).getByText('多少钱一刀？')).toHaveCount(1)
  await expect(thread(page).getByRole('button', { name: t('Send now') })).toHaveCount(0)
  expect(await messagesOnServer(seller, id)).toHaveLength(2)

  await context.setOffline(true)
  await box(page).fill('再要两支')
  await box(page).press('Control+Enter')
  await expect(thread(page)).toContainText(t('Waiting for the network'))
  await seller.call('post', `/api/backend/intention/${intention}/decline/`, { answer: '' })
  await context.setOffline(false)
  await expect(thread(page).getByRole('alert')).toContainText('意向或报价均已结束')
  await thread(page)
    .getByRole('button', { name: t('Discard message') })
    .click()
  await expect(thread(page)).not.toContainText('再要两支')
  expect(await messagesOnServer(seller, id)).toHaveLength(2)
})

test('a message read offline is marked on the server later, even if the browser was closed in between', async ({
  page,
  context,
  line,
  signIn,
  request,
}) => {
  const { seller, id } = await startConversation(request, 4004)
  const at = `${line.origin}/backend/conversations`
  const buyer = await callerOf(request, 'silver')
  const unread = async () => {
    const { results } = await buyer.call<{ results: Conversation[] }>('get', '/api/backend/conversation/')
    return results.find((one) => one.id === id)?.unread
  }
  const row = page.getByRole('list', { name: t('Conversations') }).getByRole('link', { name: /φ336×4004/ })
  const mark = row.getByLabel(t(unreadMessages, { count: 1 }))
  await signIn(page, accounts.silver)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await page.goto(`${at}?id=${id}`)
  await expect(thread(page)).toContainText('现货在库')
  await expect.poll(unread).toBe(0)

  // The next message is on the device but has not been read.
  await page.goto(at)
  await seller.call('post', `/api/backend/conversation/${id}/message/`, { text: '还有一支' })
  await page.reload()
  await expect(mark).toBeVisible()
  line.answer(markPaths.conversation(id), { status: 503 })
  await row.click()
  await expect(thread(page)).toContainText('还有一支')
  await expect(mark).toBeHidden()
  await expect.poll(() => storedText(page)).toContain('还有一支')
  await context.setOffline(true)
  await page.reload()
  await expect(thread(page)).toContainText('还有一支')
  await expect(row).toBeVisible()
  await expect(mark).toBeHidden()
  expect(await unread()).toBe(1)

  await page.close()
  line.answer(markPaths.conversation(id), null)
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${line.origin}/home`)
  await expect.poll(unread).toBe(0)
})

test.describe('on a dead connection, while the browser believes it is online,', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: /favicon\.ico|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
  })

  test('a missing part of the page causes no reload, and Ctrl+Enter keeps sending', async ({
    page,
    line,
    signIn,
    request,
  }) => {
    const { id } = await startConversation(request, 4003)
    await signIn(page, accounts.silver)
    // All parts that this page itself needs are loaded before the connection dies.
    await page.goto(`${line.origin}/backend/conversations?id=${id}`, { waitUntil: 'networkidle' })
    await expect(thread(page)).toContainText('现货在库')
    await line.close()
    for (const text of ['第一句', '第二句', '第三句']) {
      await box(page).fill(text)
      await box(page).press('Control+Enter')
      await expect(box(page)).toHaveValue('')
      await expect(thread(page)).toContainText(text)
    }
  })
})
