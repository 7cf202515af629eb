// Files given by a web address: the server fetches them once, and no browser contacts their sites (decision 067).
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { problems } from '#contract/problems.ts'
import { thumbAddress } from '#contract/thumb_address.ts'
import { rows } from '#server/db/client.ts'
import { expect, expectAt, test as base } from '../support/browser.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import { openOutsideSite, type OutsideSite } from '../support/outside_site.ts'
import { openOwnServer, type OwnServer } from '../support/own_server.ts'

const t = words('en-US')

const test = base.extend<object, { server: OwnServer; site: OutsideSite }>({
  expectedErrors: /status of 422|Content Security Policy|ERR_INTERNET_DISCONNECTED/,
  site: [
    async ({ browser: _ }, use) => {
      const site = await openOutsideSite()
      const { buffer } = await png('ring.png')
      site.answers.set('/yard/ring.png', (_request, response) => void response.end(buffer))
      site.answers.set('/silent.png', () => {})
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const server = await openOwnServer()
      // Allows this one site, although it runs on the local machine.
      server.deps.outside = site.outside()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a page for a new person. */
async function openFor(page: Page, { server, at }: { server: OwnServer; at: string }) {
  const person = await server.make.certified()
  await page.goto(`${server.origin}/manifest.en-US.webmanifest`)
  await page.evaluate((token) => {
    localStorage.setItem('token', token)
    localStorage.setItem('language', 'en-US')
  }, person.token)
  await page.goto(server.origin + at)
  return person
}

const link = (page: Page) => page.getByRole('button', { name: t('Link to an image or file') }).first()
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: t('Link to an image or file') })
  return {
    dialog,
    address: dialog.getByRole('textbox', { name: t('Address') }),
    confirm: dialog.getByRole('button', { name: t('Confirm') }),
    cancel: dialog.getByRole('button', { name: t('Cancel') }),
  }
}
const publish = '/backend/seller_quotation?command=create'

test('a photo given by its address becomes an upload of the market, and the browser never contacts its site', async ({
  page,
  server,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openFor(page, { server, at: publish })
  const photos = page.getByRole('region', { name: t('Photos') })
  await link(page).click()
  const { dialog, address } = dialogOf(page)
  await address.fill(`${site.origin}/yard/ring.png`)
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(photos.getByText(t('Uploaded'), { exact: true })).toHaveCount(1)
  const picture = photos.locator('img[src^="/uploads/"]')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const [stored] = await rows<{ address: string }>(
    server.deps.database.orm,
    sql`select address from upload order by created_at desc limit 1`,
  )
  await expect(picture).toHaveAttribute('src', thumbAddress(stored?.address ?? ''))
  expect(site.requests.map(({ path }) => path)).toEqual(['/yard/ring.png'])
  expect(asked.filter((url) => url.startsWith(site.origin))).toEqual([])
})

test('an address that fails shows the error at the field and stays, and cancelling leaves nothing of it', async ({
  page,
  server,
  site,
}) => {
  await openFor(page, { server, at: publish })
  await link(page).click()
  const { dialog, address, confirm, cancel } = dialogOf(page)
  const absent = `${site.origin}/absent.png`
  await address.fill(absent)
  await confirm.click()
  await expectAt(address, problems.address_unreachable.en)
  await expect(address).toHaveValue(absent)

  await page.context().setOffline(true)
  await confirm.click()
  await expectAt(address, t('You are offline'))
  await expect(address).toHaveValue(absent)
  await page.context().setOffline(false)

  const held = new Promise<void>((resolve) =>
    site.answers.set('/silent.png', (request) => void request.socket.on('close', resolve)),
  )
  await address.fill(`${site.origin}/silent.png`)
  await confirm.click()
  await expect(dialog.getByRole('status')).toHaveText(t('Fetching the file…'))
  await expect(confirm).toBeDisabled()
  await expect.poll(() => site.requests.at(-1)?.path).toBe('/silent.png')
  await cancel.click()
  await expect(dialog).toBeHidden()
  await held
  await link(page).click()
  await expect(address).toHaveValue('')
  await expect(confirm).toBeDisabled()
  await expect(confirm).not.toHaveAttribute('data-loading')
})

test('a picture of another site in old data is not loaded, and the browser would refuse to load it', async ({
  page,
  server,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const person = await openFor(page, { server, at: '/home' })
  const old = `${site.origin}/face.png`
  await rows(
    server.deps.database.orm,
    sql`update account set avatar = ${old} where id = ${person.id} returning id`,
  )
  await page.goto(`${server.origin}/backend/dashboard`)
  const card = page.getByRole('navigation', { name: t('My account') }).getByRole('button')
  await expect(card).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  expect(asked.filter((url) => url.startsWith(site.origin))).toEqual([])
  const refused = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        new Image().src = src
      }),
    old,
  )
  expect(refused).toBe('img-src')
  expect(site.requests.filter(({ path }) => path === '/face.png')).toEqual([])
})
