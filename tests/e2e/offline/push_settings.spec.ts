// When push is offered, and how a person chooses its subjects and times.
import { sql } from 'drizzle-orm'
import type { NotificationPreference } from '#contract/notification_preference.ts'
import { rows } from '#server/db/client.ts'
import { expect, expectUnread, notifyPerson, test } from '../../support/browser_messages.ts'
import { metaRow, pollNow, workerReady } from '../../support/browser_offline.ts'
import { approveSpot, callerOf, submitSpot } from '../../support/browser_people.ts'
import {
  stubPush,
  allowPermissionPrompt,
  openWithNotifications,
  turnPushOn,
} from '../../support/browser_push.ts'
import { words } from '../../support/browser_words.ts'
import type { OwnServer } from '../../support/own_server.ts'

const t = words('zh-CN')

/** Waits until every queued push is delivered or given up. */
const delivered = ({ deps }: OwnServer) =>
  expect
    .poll(
      () =>
        rows(
          deps.database.orm,
          sql`select id from pgboss.job where name = 'deliver_push' and state in ('created', 'retry', 'active')`,
        ),
      // The queue waits half a minute before it tries again what a loaded machine had no time for.
      { timeout: 60_000 },
    )
    .toEqual([])

test('preferences for subjects, quiet hours and daily mail are saved and followed', async ({
  page,
  server,
}) => {
  const browser = server.sink.browser()
  await stubPush(page, browser)
  const person = await openWithNotifications(page, server, '/backend/messages?tab=settings')
  await turnPushOn(page, t)
  const titles = () =>
    server.sink.pushed.filter(({ path }) => path === browser.path).map(({ payload }) => payload.info)
  const save = async () => {
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/notification_preference/') && answer.request().method() === 'PUT',
    )
    await page.getByRole('button', { name: t('Save'), exact: true }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByRole('button', { name: t('Save'), exact: true })).toBeDisabled()
  }
  const box = (name: string, subject: string) =>
    page.getByRole('checkbox', { name: t(name, { subject: t(subject) }) })
  await box('Push for {subject}', 'Review notice').uncheck()
  await box('Daily e-mail for {subject}', 'Forum').check()
  await save()
  const answer = await page.request.get(`${server.origin}/api/notification_preference/`, {
    headers: { 'Access-Token': person.token },
  })
  const { data } = (await answer.json()) as { data: NotificationPreference }
  expect(data.modules).toMatchObject({
    quotation: { push: false, email_digest: 'never' },
    purchase_piece: { push: false },
    forum: { push: true, email_digest: 'daily' },
    user: { push: true, email_digest: 'never' },
  })
  await notifyPerson(server, person, 'Q1000003')
  await notifyPerson(server, person, 'F1', 'forum')
  await delivered(server)
  expect(titles()).toEqual(['“圆钢 F1”'])

  const clock = (minutes: number) =>
    new Date(server.deps.clock().getTime() + minutes * 60_000).toLocaleTimeString('en-GB', {
      timeZone: data.time_zone,
      hour: '2-digit',
      minute: '2-digit',
    })
  const silence = page.getByRole('switch', { name: t('Quiet hours') })
  await silence.click()
  await page.getByLabel(t('From'), { exact: false }).fill(clock(-90))
  await page.getByLabel(t('Until'), { exact: false }).fill(clock(90))
  await save()
  await notifyPerson(server, person, 'F2', 'forum')
  await delivered(server)
  expect(titles()).toEqual(['“圆钢 F1”'])
  await pollNow(page)
  await expectUnread(page, t, 3)
  await page.reload()
  await expect(silence).toBeChecked()
  await expect(box('Push for {subject}', 'Review notice')).not.toBeChecked()
  await silence.click()
  await save()
  await notifyPerson(server, person, 'F3', 'forum')
  await delivered(server)
  expect(titles()).toEqual(['“圆钢 F1”', '“圆钢 F3”'])
})

test('push is offered after the first enquiry, and "not now" is remembered', async ({ visit, request }) => {
  const [seller, operator] = [
    await callerOf(request, 'pressure@demo.test'),
    await callerOf(request, 'operator'),
  ]
  const codes: string[] = []
  for (const l of [4601, 4602]) codes.push(await submitSpot(seller, { dims: { d: 356, l } }))
  for (const code of codes) await approveSpot(operator, code)
  const page = await visit({ as: 'buyer', at: '/home/quotation' })
  await workerReady(page)
  await allowPermissionPrompt(page)
  const offer = page.getByRole('alert').filter({ hasText: t('Get notified when there is an answer?') })
  const showIntention = async (l: number) => {
    await page.goto('/home/quotation')
    await page
      .getByRole('region', { name: t('Postings') })
      .getByRole('link', { name: `φ356×${l}` })
      .click()
    await expect(page).toHaveURL(/\/home\/quotation\/Q/)
    await page
      .getByRole('article')
      .getByRole('button', { name: t('Enquire') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('Enquire') })
    await dialog.getByRole('textbox', { name: t('Message') }).fill('可以看货吗？')
    await dialog.getByRole('button', { name: t('Send') }).click()
    await expect(dialog.getByText(t('Your enquiry has been sent'))).toBeVisible()
    await dialog.getByRole('button', { name: t('Continue browsing') }).click()
  }
  expect(await metaRow(page, 'push_offered')).toBeUndefined()
  await expect(offer).toBeHidden()
  await showIntention(4601)
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: t('Not now') }).click()
  await expect(offer).toBeHidden()
  const refusedAt = await metaRow(page, 'push_offered')
  expect(refusedAt).toBeGreaterThan(0)
  await showIntention(4602)
  await page.goto('/backend/dashboard')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(offer).toBeHidden()
  expect(await metaRow(page, 'push_offered')).toBe(refusedAt)
})
