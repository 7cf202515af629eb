// A reply is edited: in two windows at once, in a thread that was closed meanwhile, and its author reads what it said before.
import type { Page } from '@playwright/test'
import { problems } from '#contract/problems.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { adminThread, replyTo, startThread } from '../support/browser_forum.ts'
import { callerOf } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'

const [zh, en] = [words('zh-CN'), words('en-US')]
const feed = (page: Page, t: Words) => page.getByRole('feed', { name: t('Replies') })
const box = (page: Page, t: Words) => page.getByRole('textbox', { name: t('Your reply') })

test.use({ expectedErrors: /status of 409/ })

test('an own reply that two windows edit keeps both texts until its author chooses, and one in a thread that was closed meanwhile stays typed', async ({
  visit,
  request,
}) => {
  const title = `两个窗口 ${Date.now()}`
  const id = await startThread(request, { by: 'gold', title })
  await replyTo(request, await callerOf(request, 'silver'), id, '每刀 4 mm')
  const at = `/home/forum/${id}`
  const windows = [
    await visit({ as: 'silver', at }),
    await visit({ as: 'silver', language: 'en-US', at }),
  ] as const
  // oxlint-disable-next-line house/no-luck -- the thread is this test's own
  const own = (page: Page, t: Words) => feed(page, t).getByRole('article').first()
  const edit = async (page: Page, t: Words, text: string) => {
    await own(page, t)
      .getByRole('button', { name: t('Edit'), exact: true })
      .click()
    // The focus comes with the caret at the end; text filled in before would be added to the old one.
    await expect(box(page, t)).toBeFocused()
    await box(page, t).fill(text)
    await expect(box(page, t)).toHaveText(text)
  }
  const save = (page: Page, t: Words) => page.getByRole('button', { name: t('Save'), exact: true }).click()
  await edit(windows[1], en, '每刀 5 mm')
  await edit(windows[0], zh, '每刀 6 mm')
  await save(windows[0], zh)
  await expect(own(windows[0], zh)).toContainText('每刀 6 mm')

  await save(windows[1], en)
  const conflict = windows[1]
    .getByRole('alert')
    .filter({ hasText: en('You have changed this in another window meanwhile') })
  await expect(conflict).toContainText('每刀 6 mm')
  await expect(box(windows[1], en)).toHaveText('每刀 5 mm')
  await conflict.getByRole('button', { name: en('Go on with mine') }).click()
  await expect(conflict).toBeHidden()
  await save(windows[1], en)
  await expect(own(windows[1], en)).toContainText('每刀 5 mm')

  await own(windows[1], en)
    .getByRole('button', { name: /^edited/ })
    .click()
  const versions = windows[1].getByRole('dialog', { name: en('Earlier versions') })
  await versions.getByRole('button', { name: /^v1/ }).click()
  await expect(versions.getByText('每刀 4 mm')).toBeVisible()
  await windows[1].keyboard.press('Escape')

  await edit(windows[1], en, '每刀 7 mm')
  const operator = await callerOf(request, 'operator')
  const { revision } = await adminThread(operator, id)
  await operator.call('post', `/api/admin/forum/${id}/lock/`, {
    revision,
    is_locked: true,
    comment: 'Answered',
  })
  await save(windows[1], en)
  await expect(
    windows[1].getByRole('alert').filter({ hasText: problems.thread_locked.en }).first(),
  ).toBeVisible()
  await expect(box(windows[1], en)).toHaveText('每刀 7 mm')
})
