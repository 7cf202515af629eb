// The forum: a question, its answer in the other language, and what waits for a network or for an operator (SPEC 1.11).
import type { Page } from '@playwright/test'
import type { ForumThread } from '#contract/forum_views.ts'
import { problems } from '#contract/problems.ts'
import { expect, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { sendApproval } from '../support/browser_decisions.ts'
import { test } from '../support/pages.ts'
import { acceptAll, adminThread, replyTo, startThread } from '../support/browser_forum.ts'
import { approveSpot, callerOf, registerTrader, submitSpot } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'

const [zh, en] = [words('zh-CN'), words('en-US')]
const feed = (page: Page, t: Words) => page.getByRole('feed', { name: t('Replies') })
/** The only reply, or the first one. */
const firstReply = (page: Page, t: Words) =>
  // oxlint-disable-next-line house/no-luck -- each test opens a thread of its own
  feed(page, t).getByRole('article').first()
const box = (page: Page, t: Words) => page.getByRole('textbox', { name: t('Your reply') })

test('a question is found by the header’s search, answered with a quote in the other language, the answer accepted, and its author led back to it @main', async ({
  visit,
  request,
}) => {
  const title = `42CrMo 轴类锻件 φ${Date.now() % 100_000} 调质后弯曲怎么校直`
  const mine = await visit({ as: 'gold', at: '/home/forum?command=create' })
  const form = mine.getByRole('main')
  await form.getByRole('textbox', { name: zh('Title', {}, 'of a thread') }).fill(title)
  await form.getByRole('combobox', { name: zh('Section', {}, 'forum') }).click()
  // oxlint-disable-next-line house/no-luck -- any section of the forum will do
  await mine.getByRole('option').first().click()
  await form.getByRole('textbox', { name: zh('Text', {}, 'of a thread') }).fill('长 6 米，弯曲 4 mm/m。')
  await mine.getByRole('button', { name: zh('Post the thread') }).click()
  await expect(mine.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await acceptAll(request)

  const theirs = await visit({ as: 'gear@demo.test', language: 'en-US', at: '/home/forum' })
  const search = theirs.getByRole('search')
  await search.getByRole('combobox', { name: en('Keyword') }).fill(title)
  await search.getByRole('combobox', { name: en('Keyword') }).press('Enter')
  await theirs.getByRole('link', { name: title }).click()
  await theirs.getByRole('button', { name: en('Quote', {}, 'answer a post') }).click()
  await box(theirs, en).fill('Straighten it warm at 550 °C, then stress-relieve.')
  await box(theirs, en).press('Control+Enter')
  const written = theirs.getByRole('article').filter({ hasText: 'Straighten it warm' })
  await expect(written).toBeVisible()
  // Until it has arrived, it is named as what waits on the device.
  await expect(theirs.getByRole('article', { name: en('Reply to “{title}”', { title }) })).toHaveCount(0)
  await acceptAll(request)

  await mine.reload()
  const reply = firstReply(mine, zh)
  await expect(reply).toContainText('stress-relieve')
  await expect(reply.getByRole('blockquote')).toContainText('弯曲 4 mm/m')
  await reply.getByRole('button', { name: zh('Accept as answer') }).click()
  await expect(mine.getByText(zh('Accepted answer')).first()).toBeVisible()

  await openAt(theirs, '/backend/messages')
  await theirs
    .getByRole('button', { name: /accepted your reply/ })
    .first()
    .click()
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(firstReply(theirs, en)).toContainText(en('Accepted answer'))
})

test.describe('when several people act on one thread', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('“@” mentions and notifies, posts are followed, edited with their history, reported, hidden, moved, closed and deleted @main', async ({
    visit,
    request,
  }) => {
    const gold = await callerOf(request, 'gold')
    const silver = await callerOf(request, 'silver')
    const code = await submitSpot(gold, { dims: { d: 341, l: 4101 }, quantity: 5 })
    await approveSpot(await callerOf(request, 'operator'), code)
    const title = `φ341 锻圆探伤 ${Date.now() % 100_000}`
    const id = await startThread(request, { by: 'gold', title, postings: [code] })
    const deleted = await replyTo(request, silver, id, '先看超声')

    const theirs = await visit({ as: 'silver', at: `/home/quotation/${code}` })
    await test.step('the page of the posting leads to the thread, which is followed', async () => {
      await theirs.getByRole('link', { name: title }).click()
      await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(theirs.getByRole('complementary', { name: zh('About the thread') })).toContainText(code)
      await theirs.getByRole('button', { name: zh('Follow'), exact: true }).click()
      await expect(theirs.getByRole('button', { name: zh('Stop following') })).toBeVisible()
    })

    const own = (page: Page) =>
      // oxlint-disable-next-line house/no-luck -- the thread is this test's own
      feed(page, page === theirs ? zh : en)
        .getByRole('article')
        .nth(1)
    await test.step('“@” in the text opens the list; who is chosen stands there and is notified', async () => {
      await theirs.getByRole('button', { name: zh('Write a reply…') }).click()
      await expect(box(theirs, zh)).toBeFocused()
      await theirs.keyboard.type('mail a@b.com，请教 @')
      const whom = theirs.getByRole('searchbox', { name: zh('Who is mentioned') })
      await expect(whom).toBeFocused()
      await expect(theirs.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await whom.press('Enter')
      await expect(whom).toBeHidden()
      await expect(box(theirs, zh).getByRole('strong')).toHaveText(/^@./)
      await theirs.keyboard.type('几级合格？')
      await expect(box(theirs, zh)).toContainText(/请教 @[^@]+几级合格/)
      await box(theirs, zh).press('Control+Enter')
      // For a moment its place in the queue is there beside the reply.
      await expect(theirs.locator('[data-post]').filter({ hasText: '几级合格' })).toBeVisible()
      await expect(theirs.getByRole('article', { name: new RegExp(title) })).toHaveCount(0)
      await acceptAll(request)
      await theirs.reload()
      await own(theirs)
        .getByRole('button', { name: zh('Edit'), exact: true })
        .click()
      await box(theirs, zh).press('End')
      await theirs.keyboard.type('Ⅱ级？')
      await theirs.getByRole('button', { name: zh('Save'), exact: true }).click()
      await expect(own(theirs)).toContainText(/Ⅱ级？/)
      await expect(own(theirs).getByText(zh('edited {0}', { 0: '' }).trim())).toBeVisible()
      // Operators read the edits of somebody new, too.
      await acceptAll(request)
    })

    const mine = await visit({ as: 'gold', language: 'en-US', at: '/backend/messages' })
    await test.step('the person who was mentioned is led there, and reports it', async () => {
      await mine
        .getByRole('button', { name: /mentioned you in the forum/ })
        .first()
        .click()
      await expect(own(mine)).toContainText('Ⅱ级')
      await own(mine)
        .getByRole('button', { name: en('Report'), exact: true })
        .click()
      const report = mine.getByRole('dialog', { name: en('Report this post') })
      await report.getByRole('button', { name: en('Send report') }).click()
      await expect(report.getByRole('textbox')).toHaveAccessibleDescription(/./)
      await report.getByRole('textbox').fill('Names a price of others')
      await report.getByRole('button', { name: en('Send report') }).click()
      await expect(report).toBeHidden()
    })

    await test.step('an answer that was deleted meanwhile is refused in words, and the thread is shown as it is', async () => {
      const answer = firstReply(mine, en)
      await expect(answer.getByRole('button', { name: en('Accept as answer') })).toBeVisible()
      await theirs.reload()
      const gone = firstReply(theirs, zh)
      await gone.getByRole('button', { name: zh('Delete') }).click()
      await theirs
        .getByRole('dialog')
        .getByRole('button', { name: zh('Delete') })
        .click()
      await expect(gone).toContainText(zh('This post was deleted by its author.'))
      await answer.getByRole('button', { name: en('Accept as answer') }).click()
      await expectRefusal(mine, problems.answer_gone.en)
      await expect(answer).toContainText(en('This post was deleted by its author.'))
      expect(deleted).toBeGreaterThan(0)
    })

    const operator = await visit({ as: 'operator', language: 'en-US', at: '/admin/forum?queue=reported' })
    const pane = operator.getByRole('complementary', { name: en('Review') })
    await test.step('operators read the report and the earlier version, hide the post, move and close the thread', async () => {
      const table = operator.getByRole('region', { name: en('Posts of the forum') })
      await table.getByText(title).first().click()
      await expect(pane).toContainText('Names a price of others')
      await pane.getByRole('button', { name: /^v1/ }).click()
      await expect(pane.getByRole('region', { name: /^v1/ })).toContainText(/几级合格？$/)
      await pane.getByRole('button', { name: en('Move') }).click()
      const dialog = operator.getByRole('dialog')
      await dialog.getByRole('combobox').click()
      // oxlint-disable-next-line house/no-luck -- any other section of the forum will do
      await operator.getByRole('option').last().click()
      await dialog.getByRole('button', { name: en('Move') }).click()
      await expect(dialog).toBeHidden()
      await pane.getByRole('button', { name: en('Close for replies') }).click()
      await dialog.getByRole('textbox').fill('Answered by mail')
      // Another operator pins it while the reason is written.
      const other = await callerOf(request, 'operator')
      const thread = await adminThread(other, id)
      await other.call('post', `/api/admin/forum/${id}/pin/`, { revision: thread.revision, is_pinned: true })
      await dialog.getByRole('button', { name: en('Close for replies') }).click()
      await expect(dialog.getByRole('alert')).toContainText(problems.edit_conflict.en)
      await expect(dialog.getByRole('textbox')).toHaveValue('Answered by mail')
      await expect(pane.getByRole('button', { name: en('Unpin') })).toBeAttached()
      await dialog.getByRole('button', { name: en('Close for replies') }).click()
      await expect(dialog).toBeHidden()
      await pane.getByRole('button', { name: new RegExp(`^${en('Hide', {}, 'forum post')}`) }).click()
      await dialog.getByRole('textbox').fill('Prices of others')
      await dialog.getByRole('button', { name: en('Hide', {}, 'forum post') }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('others see the place without its text; nobody replies, and what was begun stays', async () => {
      await box(mine, en)
        .or(mine.getByRole('button', { name: en('Write a reply…') }))
        .first()
        .click()
      await box(mine, en).fill('Class 2 will do')
      await box(mine, en).press('Control+Enter')
      const refused = mine.getByRole('article', { name: new RegExp(title) })
      await expect(refused.getByRole('alert')).toContainText(problems.thread_locked.en)
      await expect(refused).toContainText('Class 2 will do')
      await mine.reload()
      await expect(own(mine)).toContainText(en('This post was hidden by an operator.'))
      await expect(mine.getByText(problems.thread_locked.en).first()).toBeVisible()
      await expect(refused).toContainText('Class 2 will do')
    })
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a reply waits on the device, is sent when the network is back, waits for an operator, and is accepted with a key', async ({
    visit,
    request,
  }) => {
    const gold = await callerOf(request, 'gold')
    const title = `离线 ${Date.now()}`
    const id = await startThread(request, { by: 'gold', title })
    await registerTrader(request, 'reply@demo.test', '离线锻造')

    const page = await visit({ as: 'reply@demo.test' })
    // A document of its own: the queue's code comes after the page, and the network says when.
    await page.goto(`/home/forum/${id}`)
    await page.getByRole('button', { name: zh('Write a reply…') }).click()
    await expect(box(page, zh)).toBeFocused()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await box(page, zh).fill('每刀 5 mm')
    await box(page, zh).press('Control+Enter')
    const waiting = page.getByRole('article', { name: zh('Reply to “{title}”', { title }) })
    await expect(waiting).toContainText(zh('Waiting for the network'))
    await expect(waiting).toContainText('每刀 5 mm')
    await page.context().setOffline(false)
    // The sent reply may be listed a moment before the waiting one has left the device.
    const sent = page.getByRole('article').filter({ hasText: '每刀 5 mm' })
    await expect(sent.filter({ hasText: zh('Waits for review') })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(sent).toHaveCount(1)

    const operator = await visit({ as: 'operator', language: 'en-US', at: '/admin/forum' })
    const table = operator.getByRole('region', { name: en('Posts of the forum') })
    await table.getByText(title).click()
    const pane = operator.getByRole('complementary', { name: en('Review') })
    await expect(pane).toContainText('每刀 5 mm')
    await pane.getByRole('heading', { level: 2 }).click()
    await operator.keyboard.press('a')
    await expect(table.getByText(title)).toHaveCount(0)
    await sendApproval(operator, en, title)
    const { reply_count: shown } = await gold.call<ForumThread>('get', `/api/forum/${id}/`)
    expect(shown).toBe(1)
  })
})
