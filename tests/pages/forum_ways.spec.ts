// The ways into the forum, its lists, and what others see of a post whose edit waits (SPEC 2.16, 2.68, 2.76).
import type { Page } from '@playwright/test'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { replyTo, startThread } from '../support/browser_forum.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'

const [zh, en] = [words('zh-CN'), words('en-US')]
const tag = '求助问答'
const threads = (page: Page) => page.getByRole('main').locator('a[href^="/home/forum/"]')

test('the publish dialog names the tags of the forum, and a new thread has the chosen one', async ({
  visit,
}) => {
  const page = await visit({ as: 'gold', at: '/home' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: zh('Publish') })
    .click()
  await page
    .getByRole('dialog', { name: zh('What would you like to publish?') })
    .getByRole('button', { name: tag })
    .click()
  await expect(page).toHaveURL(/\/home\/forum\?tag_id=\d+&command=create$/)
  await expect(page.getByRole('heading', { level: 1, name: zh('Start a thread') })).toBeVisible()
  await expect(page.getByRole('main').getByText(tag)).toBeVisible()
})

test('the navigation has the tags of the forum below it, each with its threads', async ({ visit }) => {
  const page = await visit({ at: '/home' })
  const bar = page.getByRole('navigation', { name: zh('Sections') })
  await bar.getByRole('link', { name: zh('Forum'), exact: true }).hover()
  await bar.getByRole('link', { name: tag }).click()
  await expect(page).toHaveURL(/\/home\/forum\?tag_id=\d+$/)
  await expect(page.getByRole('link', { name: /42CrMo 可以代替 35CrMo/ })).toBeVisible()
})

test('sections, words and orders narrow the list of threads', async ({ visit, request }) => {
  const title = `锻造比怎么算 ${Date.now() % 100_000}`
  await startThread(request, { by: 'gold', title })
  const page = await visit({ at: '/home/forum?ordering=unanswered' })
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await openAt(page, '/home/forum?section=2')
  await expect(threads(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await openAt(page, `/home/forum?keyword=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('the edit of somebody new is read by operators first: others see that it waits, and the other replies', async ({
  visit,
  request,
}) => {
  const title = `余量多少合适 ${Date.now() % 100_000}`
  const id = await startThread(request, { by: 'gold', title })
  const newcomer = await callerOf(request, 'newcomer')
  const edited = await replyTo(request, newcomer, id, 'Ten millimetres on each side are enough')
  await replyTo(request, await callerOf(request, 'silver'), id, 'For rings we take more than that')
  const body = { revision: 1, body: richTextOf('Cheap watches') }
  expect(await newcomer.call('put', `/api/forum/post/${edited}/`, body)).toMatchObject({ state: 'waiting' })

  const page = await visit({ at: `/home/forum/${id}` })
  const reply = (on: Page, t: Words, place: number) =>
    // oxlint-disable-next-line house/no-luck -- the thread is this test's own
    on
      .getByRole('feed', { name: t('Replies') })
      .getByRole('article')
      .nth(place)
  await expect(reply(page, zh, 0)).toContainText(
    zh('This post was edited and is shown again once an operator has approved it.'),
  )
  await expect(reply(page, zh, 1)).toContainText(zh('In English'))
  await expect(reply(page, zh, 1).locator('[lang=en]').first()).toBeVisible()
  const own = await visit({ as: 'newcomer', language: 'en-US', at: `/home/forum/${id}` })
  const mine = reply(own, en, 0)
  await expect(mine).toContainText('Cheap watches')
  await expect(mine).toContainText(en('Waits for review'))
})

test('the page of a posting leads to a new thread that names it', async ({ visit, request }) => {
  const code = await submitSpot(await callerOf(request, 'gold'), { dims: { d: 343, l: 4103 }, quantity: 5 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const page = await visit({ as: 'silver', language: 'en-US', at: `/home/quotation/${code}` })
  await page.getByRole('link', { name: en('Discuss in the forum') }).click()
  await expect(page.getByRole('heading', { level: 1, name: en('Start a thread') })).toBeVisible()
  await expect(page.getByRole('main').getByText(code)).toBeVisible()
})
