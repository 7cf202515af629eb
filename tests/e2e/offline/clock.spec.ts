// Clocks that are wrong by a day and then right again do not stop the queue or the poll.
import { accounts } from '../../support/browser.ts'
import {
  expect,
  metaRow,
  openPolled,
  shiftWorkerClock,
  test,
  pollIfDue,
  pollNow,
  unreadPath,
  workerReady,
} from '../../support/browser_offline.ts'
import {
  choosePhotos,
  createPath,
  fillPosting,
  photoBox,
  photos,
  postingsOnServer,
  publishPath,
  submit,
} from '../../support/browser_publish.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const dayMs = 86_400_000
test.use({ expectedErrors: /favicon\.ico|ERR_(FAILED|CONNECTION)/ })

test('the queue works with a clock that is wrong by a day, and sends due items after an answered poll', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.clock.install({ time: Date.now() + dayMs })
  await page.goto(publishPath)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ337*4337 调质 3支')
  await choosePhotos(page, t, await photos(1))
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toBeVisible()
  const item = page.getByRole('main').getByRole('listitem')
  let tries = 0
  let isCut = true
  await context.route(`**${createPath}?*`, async (route) => {
    tries += 1
    return isCut ? route.abort('connectionreset') : route.continue()
  })
  await submit(page, t)
  // The first try is the form's own, the second the queue's.
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2)
  await expect(item.getByText(t('Waiting to be sent'))).toBeVisible()
  // From now on no timer of the page runs, so that it only reacts to messages of the worker. The clock stops one second
  // from now, before the queue's next try, because a time that has already passed would be an error.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.clock.setSystemTime(Date.now() - dayMs)
  isCut = false
  const known = tries
  await pollNow(page)
  await expect.poll(() => tries).toBe(known + 1)
  await page.clock.resume()
  await expect(item.getByText(t('Sent: in review'))).toBeVisible({ timeout: 20_000 })
  expect(await postingsOnServer(page, 4337)).toHaveLength(1)
})

test('a worker whose clock is wrong by a day, and then right again, goes on polling', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await openPolled(page, `${line.origin}/home`)
  // A page of this origin that runs none of our code: only the worker polls.
  await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
  const dueIn = async () => Number((await metaRow(page, 'poll'))?.dueAt) - Date.now()
  for (const days of [1, -1]) {
    const known = line.arrivals(unreadPath).length
    await shiftWorkerClock(page, days * dayMs)
    await pollIfDue(page)
    await expect.poll(() => line.arrivals(unreadPath).length).toBe(known + 1)
    await expect.poll(async () => Math.round((await dueIn()) / dayMs)).toBe(days)
    await shiftWorkerClock(page, 0)
    await pollIfDue(page)
    await expect.poll(() => line.arrivals(unreadPath).length).toBe(known + 2)
    await expect.poll(async () => Math.round((await dueIn()) / dayMs)).toBe(0)
  }
})
