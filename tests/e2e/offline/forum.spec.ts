// The forum without a network and on a line that does not answer: nothing typed is lost, nothing is sent twice (SPEC 2.17, 2.68).
import type { APIRequestContext, Page } from '@playwright/test'
import type { ForumPost, ForumThread } from '#contract/forum_views.ts'
import { picturesOf } from '#contract/rich_text_read.ts'
import { accounts } from '../../support/browser.ts'
import { startThread } from '../../support/browser_forum.ts'
import { expect, storedText, test, untilPolled, workerReady } from '../../support/browser_offline.ts'
import { callerOf, type Caller } from '../../support/browser_people.ts'
import { png } from '../../support/browser_pictures.ts'
import { pushTools } from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const box = (page: Page) => page.getByRole('textbox', { name: t('Your reply') })
const text = (page: Page) => page.getByRole('textbox', { name: t('Text', {}, 'of a thread') })
const title = (page: Page) => page.getByRole('textbox', { name: t('Title', {}, 'of a thread') })

async function addPicture(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Add pictures') }).click()
  await (await chooser).setFiles(await png(name))
}

/** The account's replies to a thread, waiting ones too, and its own threads, as the server has them. */
async function writtenBy(by: Caller, thread: number) {
  const { own_waiting: waiting } = await by.call<ForumThread>('get', `/api/forum/${thread}/`)
  const { results } = await by.call<{ results: ForumPost[] }>('get', `/api/forum/${thread}/post/?size=100`)
  const own = await by.call<{ results: ForumThread[] }>('get', '/api/forum/own/?tab=posts&page=1&size=20')
  return { replies: [...results, ...waiting].filter((post) => post.is_mine), threads: own.results }
}
const pictures = ({ body }: Pick<ForumPost, 'body'>) => (body ? picturesOf(body) : [])

async function open(page: Page, request: APIRequestContext) {
  const silver = await callerOf(request, 'silver')
  return { silver, id: await startThread(request, { by: 'gold', title: `离线锯切 ${Date.now()}` }) }
}

test('a thread and a reply with pictures are written offline, and the worker sends each once with no page open', async ({
  page,
  context,
  line,
  signIn,
  request,
}) => {
  const { silver, id } = await open(page, request)
  await signIn(page, accounts.silver)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await untilPolled(page)
  await page.goto(`${line.origin}/home/forum?command=create`)
  await expect(text(page)).toBeVisible()
  await page.goto(`${line.origin}/home/forum/${id}`)
  await page.getByRole('button', { name: t('Write a reply…') }).click()
  await expect(box(page)).toBeFocused()
  await expect.poll(() => storedText(page)).toMatch(/\/seen\n.*离线锯切/)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: t('Write a reply…') }).click()
  await box(page).fill('按照片下料，')
  await addPicture(page, '端面.png')
  await expect(box(page).locator('img')).toBeVisible()
  await box(page).press('Control+Enter')
  const waiting = page.getByRole('article', { name: /离线锯切/ })
  await expect(waiting).toContainText(t('Waiting for the network'))
  await expect(waiting.getByRole('button', { name: t('Enlarge the picture') })).toBeVisible()

  await page.goto(`${line.origin}/home/forum?command=create`)
  const asked = `离线提问 ${Date.now()}`
  await title(page).fill(asked)
  await page.getByRole('combobox', { name: t('Section', {}, 'forum') }).click()
  // oxlint-disable-next-line house/no-luck -- any section of the forum will do
  await page.getByRole('option').first().click()
  await text(page).fill('见图')
  await addPicture(page, '裂纹.png')
  await expect(text(page).locator('img')).toBeVisible()
  await page.getByRole('button', { name: t('Post the thread') }).click()
  await expect(page).toHaveURL(/tab=posts/)
  await expect(page.getByRole('article', { name: asked })).toContainText(t('Waiting for the network'))

  // A page of this origin that runs none of our code.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  const { sync } = await pushTools(page)
  await context.setOffline(false)
  await sync('outbox')
  const sent = async () => {
    const { replies, threads } = await writtenBy(silver, id)
    return [replies.length, threads.filter((one) => one.title === asked).length]
  }
  await expect.poll(sent).toEqual([1, 1])
  await sync('outbox')
  expect(await sent()).toEqual([1, 1])
  const { replies, threads } = await writtenBy(silver, id)
  expect(replies.flatMap(pictures)).toEqual([expect.stringMatching(/^\/uploads\//)])
  const made = threads.find((one) => one.title === asked)
  const { first } = await silver.call<ForumThread>('get', `/api/forum/${made?.id}/`)
  expect(pictures(first)).toEqual([expect.stringMatching(/^\/uploads\//)])
  await page.goto(`${line.origin}/home/forum/${id}`)
  const reply = page.getByRole('article').filter({ hasText: '按照片下料' })
  await reply.getByRole('button', { name: t('Enlarge the picture') }).click()
  const name = t('Photo {0} of {1}', { 0: 1, 1: 1 })
  const large = page.getByRole('dialog', { name })
  await expect(large.getByRole('img', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByText(t('Waiting for the network'))).toHaveCount(0)
})

test('on a line that does not answer, a thread and a reply stay as typed over a reload and arrive once', async ({
  page,
  line,
  signIn,
  request,
}) => {
  const { silver, id } = await open(page, request)
  await signIn(page, accounts.silver)
  const asked = `静默提问 ${Date.now()}`
  await page.goto(`${line.origin}/home/forum?command=create`)
  await title(page).fill(asked)
  await page.getByRole('combobox', { name: t('Section', {}, 'forum') }).click()
  // oxlint-disable-next-line house/no-luck -- any section of the forum will do
  await page.getByRole('option').first().click()
  await text(page).fill('线路没有回应')
  line.hold('/api/forum/')
  const post = page.getByRole('button', { name: t('Post the thread') })
  await post.click()
  const own = async () =>
    (await writtenBy(silver, id)).threads.filter((one) => one.title === asked).map((one) => one.title)
  await expect.poll(own).toEqual([asked])
  await expect(post).toBeDisabled()
  await expect(text(page)).toContainText('线路没有回应')
  await expect.poll(() => storedText(page)).toMatch(/"attempt":\{/)
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  line.release('/api/forum/')
  await page.goto(`${line.origin}/home/forum?command=create`)
  await expect(text(page)).toContainText('线路没有回应')
  await expect(title(page)).toHaveValue(asked)
  await post.click()
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeVisible()
  expect(await own()).toEqual([asked])

  const path = `/api/forum/${id}/post/`
  await page.goto(`${line.origin}/home/forum/${id}`)
  await page.getByRole('button', { name: t('Write a reply…') }).click()
  await expect(box(page)).toBeFocused()
  line.hold(path)
  await box(page).fill('每刀 5 毫米')
  await box(page).press('Control+Enter')
  const waiting = page.getByRole('article', { name: /离线锯切/ })
  await expect(waiting).toContainText('每刀 5 毫米')
  await expect(waiting).toContainText(t('Sending'))
  await expect.poll(async () => (await writtenBy(silver, id)).replies.length).toBe(1)
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  line.release(path)
  await page.goto(`${line.origin}/home/forum/${id}`)
  await expect(page.getByRole('article').filter({ hasText: '每刀 5 毫米' })).toHaveCount(1)
  await expect(page.getByText(t('Sending'))).toHaveCount(0)
  expect((await writtenBy(silver, id)).replies).toHaveLength(1)
})
