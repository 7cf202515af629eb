// Drafts are never lost, and no account sees another's (docs/decisions/023-device-drafts.md).
import type { Page } from '@playwright/test'
import { expect, login, test } from '../../support/browser.ts'
import { workerReady } from '../../support/browser_offline.ts'
import {
  allowWrites,
  failingWrites,
  holdDrafts,
  disableAutosave,
  storageAlert,
  countPersistRequests,
} from '../../support/browser_storage.ts'
import {
  choosePhotos,
  draftsPath,
  fillPosting,
  untilStored,
  leaksOf,
  photoBox,
  photos,
  postingsOnServer,
  publishPath,
  submit,
} from '../../support/browser_publish.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409|favicon\.ico/,
})

const specLine = (page: Page) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
const list = (page: Page) => page.getByRole('main').getByRole('listitem')
const quantity = (page: Page) => page.getByRole('textbox', { name: t('Quantity'), exact: true })
const onlyInPage =
  '{onlyHere, plural, one {# file is neither on the server nor stored on this device yet. Wait for it, or remove it.} other {# files are neither on the server nor stored on this device yet. Wait for them, or remove them.}}'
const menu = (page: Page) => page.getByRole('navigation', { name: t('My account') })

test('photos chosen offline survive a reload with their previews and are uploaded later', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.goto(publishPath)
  await page.context().setOffline(true)
  await fillPosting(page, t, '42CrMo 锻圆 φ341*4341 调质 3支')
  await choosePhotos(page, t, await photos(3))
  await expect(photoBox(page, t).getByText(t('Waiting for the network'))).toHaveCount(3)
  await untilStored(page, t)
  await page.reload()
  await expect(quantity(page)).toHaveValue('3')
  const pictures = photoBox(page, t).locator('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(false)
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toHaveCount(3)
})

test('the second tab on a draft is read-only until it takes over with the last change, and closing a tab keeps the last word', async ({
  visit,
}) => {
  const first = await visit({ as: 'silver', at: publishPath })
  await specLine(first).fill('42CrMo 锻圆 φ343*4343 调质 3支')
  await untilStored(first, t)
  await first.goto(draftsPath)
  const address = await list(first)
    .getByRole('link', { name: t('Open') })
    .getAttribute('href')
  await first.goto(address!)
  await expect(quantity(first)).toHaveValue('3')
  const second = await first.context().newPage()
  await second.goto(address!)
  const taking = second.getByRole('button', { name: t('Edit here') })
  await expect(taking).toBeVisible()
  await expect(quantity(second)).toBeDisabled()
  await quantity(first).fill('7')
  await taking.click()
  await expect(quantity(second)).toBeEnabled()
  await expect(quantity(second)).toHaveValue('7')
  await expect(first.getByText(t('This is open in another tab; here it can only be read.'))).toBeVisible()
  await expect(quantity(first)).toBeDisabled()
  await disableAutosave(second)
  await quantity(second).fill('8')
  const closed = second.waitForEvent('close')
  second.on('dialog', (asked) => void asked.accept())
  await second.close({ runBeforeUnload: true })
  await closed
  await first.goto(address!)
  await expect(quantity(first)).toHaveValue('8')
})

test('several new drafts exist side by side, are counted in the menu, and can be discarded with undo', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  const persists = await countPersistRequests(page)
  await page.goto(publishPath)
  await expect(specLine(page)).toBeVisible()
  expect(await persists()).toBe(0)
  await specLine(page).fill('42CrMo 锻圆 φ344*4344 调质 3支')
  await untilStored(page, t)
  expect(await persists()).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: t('Keep it and start another') }).click()
  await expect(specLine(page)).toHaveValue('')
  await specLine(page).fill('40Cr 锻圆 φ345*4345 调质 5支')
  await untilStored(page, t)
  await page.goto(draftsPath)
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(2)
  await expect(menu(page).getByText('2', { exact: true })).toBeVisible()
  await list(page)
    .filter({ hasText: '40Cr' })
    .getByRole('button', { name: t('Discard draft') })
    .click()
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(1)
  await page.getByRole('button', { name: t('Undo') }).click()
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(2)
  await list(page)
    .filter({ hasText: '40Cr' })
    .getByRole('link', { name: t('Open') })
    .click()
  await expect(quantity(page)).toHaveValue('5')
})

test('a form says in red that the device cannot store it, and is saved once the device can', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await page.addInitScript(failingWrites('UnknownError'))
  await page.goto(publishPath)
  await specLine(page).fill('42CrMo 锻圆 φ346*4346 调质 3支')
  await expect(storageAlert(page, t, 'Could not be saved on this device')).toBeVisible()
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeHidden()
  await allowWrites(page)
  await untilStored(page, t)
  await expect(storageAlert(page, t, 'Could not be saved on this device')).toBeHidden()
})

test('a full device says so, a submit waits for files that are only in the page, and they are stored once there is room', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.addInitScript(failingWrites('QuotaExceededError'))
  await page.goto(publishPath)
  await page.context().setOffline(true)
  const fieldTop = () =>
    specLine(page).evaluate((field) => field.getBoundingClientRect().top + document.documentElement.scrollTop)
  const before = await fieldTop()
  await fillPosting(page, t, '42CrMo 锻圆 φ347*4347 调质 3支')
  await choosePhotos(page, t, await photos(1))
  await expect(
    photoBox(page, t).getByText(t('Not stored: only on this page until it is uploaded')),
  ).toBeVisible()
  await expect(storageAlert(page, t, 'This device has no room left')).toBeVisible()
  // The alert does not move the field that the person is typing in.
  expect(await fieldTop()).toBe(before)
  await submit(page, t)
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t(onlyInPage, { onlyHere: 1 }) })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/command=create/)
  await allowWrites(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await untilStored(page, t)
  await expect(storageAlert(page, t, 'This device has no room left')).toBeHidden()
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  await page.context().setOffline(false)
  await expect(list(page).getByText(t('Sent: in review'))).toBeVisible({ timeout: 20_000 })
  expect((await postingsOnServer(page, 4347)).map((row) => row.photo_count)).toEqual([1])
})

test('a log-out warns first, deleted drafts leave no trace, and the next account sees nothing', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver', at: publishPath })
  // The length with the characters before it, because its digits alone may appear in a time or a key.
  const marks = ['SECRET-4348', ':4348', '"4348']
  await specLine(page).fill('42CrMo 锻圆 φ348*4348 调质 3支 SECRET-4348')
  await choosePhotos(page, t, await photos(1))
  await untilStored(page, t)
  await page.goto(draftsPath)
  for (const mark of [marks[0]!, marks[1]!]) expect(await leaksOf(page, [mark]), mark).not.toEqual([])
  const logOut = () =>
    page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
  await logOut()
  const dialog = page.getByRole('dialog', { name: t('Not everything has been sent') })
  await dialog.getByRole('button', { name: t('Stay logged in') }).click()
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(1)
  await logOut()
  await dialog.getByRole('button', { name: t('Delete and log out') }).click()
  await expect(page).toHaveURL(/\/login/)
  // The page may still be navigating to the sign-in form.
  await expect.poll(() => leaksOf(page, marks).catch((error: Error) => [error.message])).toEqual([])
  await login(page, 'gold', draftsPath)
  await expect(page.getByText(t('Nothing is waiting on this device'))).toBeVisible()
  await page.goto(publishPath)
  await expect(specLine(page)).toHaveValue('')
  expect(await leaksOf(page, marks)).toEqual([])
})

test('drafts can be kept for the same person and are not shown to another', async ({ visit }) => {
  const page = await visit({ as: 'silver', at: publishPath })
  await specLine(page).fill('42CrMo 锻圆 φ349*4349 调质 3支')
  await untilStored(page, t)
  await page.goto(draftsPath)
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('Not everything has been sent') })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('Keep drafts and log out') }).click()
  await expect(page).toHaveURL(/\/login/)
  await login(page, 'gold', draftsPath)
  await expect(page.getByText(t('Nothing is waiting on this device'))).toBeVisible()
  // The other person's drafts are counted in the question before the whole device is cleared.
  await page.goto('/backend/device')
  await page.getByRole('button', { name: t('Clear this device') }).click()
  const clearing = page.getByRole('dialog', { name: t('Clear this device?') })
  await expect(clearing).toContainText(
    t(
      '{all, plural, one {# draft or unsent posting} other {# drafts or unsent postings}} on this device will be lost, {others} of them of other accounts. You will be logged out.',
      { all: 1, others: 1 },
    ),
  )
  await clearing.getByRole('button', { name: t('Cancel') }).click()
  await login(page, 'silver', draftsPath)
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(1)

  // If the storage does not answer, nothing is deleted, but the log-out is not held up.
  const release = await holdDrafts(page)
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await expect(dialog).toBeHidden()
  await release()
  await login(page, 'silver', draftsPath)
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(list(page)).toHaveCount(1)
})

test('a queued edit of a posting that has changed since shows both versions side by side', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.goto(publishPath)
  const context = page.context()
  await fillPosting(page, t, '42CrMo 锻圆 φ350*4350 调质 3支')
  await choosePhotos(page, t, await photos(1))
  await expect(photoBox(page, t).getByText(t('Uploaded'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('Save draft') }).click()
  await expect(page).toHaveURL(/command=edit/)
  const price = (of: Page) => of.getByRole('textbox', { name: t('Price'), exact: true })
  await price(page).fill('5300')
  await context.setOffline(true)
  await submit(page, t)
  await expect(page).toHaveURL(draftsPath)
  const colleague = await visit({ as: 'silver' })
  const [posting] = await postingsOnServer(colleague, 4350)
  await colleague.goto(`/backend/seller_quotation?command=edit&code=${posting!.code}`)
  await price(colleague).fill('5400')
  await colleague.getByRole('button', { name: t('Save draft') }).click()
  await expect(colleague.getByText('草稿已保存')).toBeVisible()
  await context.setOffline(false)
  await expect(list(page).getByText(t('Needs your attention'), { exact: true })).toBeVisible()
  await list(page)
    .getByRole('link', { name: t('Open') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('Someone changed this posting in the meantime') })
  await expect(dialog.getByText('5,300')).toBeVisible()
  await expect(dialog.getByText('5,400')).toBeVisible()
})
