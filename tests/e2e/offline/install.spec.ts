// The installed app: the manifest, files from other programs, and when the install offer appears.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { demoPassword, expect, test } from '../../support/browser.ts'
import { workerReady } from '../../support/browser_offline.ts'
import { draftsPath, untilStored, photoBox, publishPath } from '../../support/browser_publish.ts'
import { png } from '../../support/browser_pictures.ts'
import { officeFile, pdfFile } from '../../support/files.ts'
import { words } from '../../support/browser_words.ts'
import { projectRoot } from '../../support/project_files.ts'

const t = words('zh-CN')
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|favicon\.ico/ })

const specLine = (page: Page) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })

type Picture = { src: string; sizes: string; type: string }
type Manifest = {
  icons: (Picture & { purpose: string })[]
  screenshots: (Picture & { form_factor: string })[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
  share_target: { action: string; params: { files: { accept: string[] }[] } }
  file_handlers: { action: string; accept: Record<string, string[]> }[]
}

for (const [language, name] of [
  ['zh-CN', '锻材市场'],
  ['en-US', 'Forging Market'],
] as const)
  test(`the manifest in ${language} is complete, and everything it names exists`, async ({ visit }) => {
    const page = await visit({ language, as: 'silver' })
    await workerReady(page)
    const address = `/manifest.${language}.webmanifest`
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', address)
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({
      id: '/',
      name,
      lang: language,
      start_url: '/home',
      display: 'standalone',
      display_override: ['window-controls-overlay', 'standalone'],
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
    })
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable')
    expect(manifest.screenshots.map((one) => one.form_factor).sort()).toEqual(['narrow', 'wide'])
    const { action, params } = manifest.share_target
    expect(action).toBe('/share/')
    expect(params.files[0]?.accept).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', '.pdf']))
    const [handler] = manifest.file_handlers
    expect(handler?.action).toBe('/backend/shared')
    expect(Object.values(handler?.accept ?? {}).flat()).toEqual(['.xlsx', '.csv'])
    const icons = manifest.shortcuts.flatMap((shortcut) => shortcut.icons)
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
      const file = await page.request.get(src)
      expect(file.headers()['content-type'], src).toBe(type)
      if (sizes === 'any') continue
      const { width, height } = await sharp(await file.body()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
    expect(manifest.shortcuts).toHaveLength(4)
    for (const { url } of manifest.shortcuts) {
      await page.goto(url)
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByText(words(language)('This page does not exist'))).toBeHidden()
    }
    const tools = await page.context().newCDPSession(page)
    expect((await tools.send('Page.getAppManifest')).errors).toEqual([])
  })

/** Posts files to the page as the browser does for a share target. */
async function share(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.evaluate(
    async (given) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.enctype = 'multipart/form-data'
      form.action = '/share/'
      const input = document.createElement('input')
      input.type = 'file'
      input.name = 'files'
      input.multiple = true
      const chosen = new DataTransfer()
      for (const { name, mimeType, bytes } of given)
        chosen.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      input.files = chosen.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  )
}

const pdf = { name: '质保书.pdf', mimeType: 'application/pdf', buffer: pdfFile() }

test('shared pictures and a PDF become a draft with these files attached, offline too', async ({ visit }) => {
  const page = await visit({ as: 'silver' })
  await workerReady(page)
  await page.goto('/home')
  await page.context().setOffline(true)
  await share(page, [await png('shared.png'), pdf])
  await expect(page).toHaveURL(/command=create&draft=/)
  await expect(photoBox(page, t).locator('img')).toHaveCount(1)
  await expect(page.getByText(pdf.name)).toHaveCount(1)
  await page.goto(draftsPath)
  // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a visitor signs in first and then finds the shared files', async ({ visit }) => {
  const page = await visit({})
  await workerReady(page)
  await page.goto('/home')
  await share(page, [await png('shared.png')])
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill('silver@demo.test')
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL(/command=create&draft=/)
  await expect(photoBox(page, t).locator('img')).toHaveCount(1)
})

test('a table opened with the app is offered in the bulk entry, and a launch uses the router of the open page', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  await page.addInitScript(() => {
    const consumers: unknown[] = []
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => consumers.push(consumer) },
    })
    Object.assign(window, {
      launch: (given: unknown) => (consumers as ((one: unknown) => void)[]).forEach((one) => one(given)),
    })
  })
  await page.goto('/home')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(
    (bytes) => {
      const csv = new File(['42CrMo,320,6150'], 'stock.csv', { type: 'text/csv' })
      const xlsx = new File([new Uint8Array(bytes)], 'stock.xlsx')
      const { launch } = window as unknown as { launch: (given: object) => void }
      launch({ files: [csv, xlsx].map((file) => ({ getFile: async () => file })) })
    },
    [...officeFile('spreadsheetml.sheet')],
  )
  await expect(page).toHaveURL(/seller_quotation\/bulk\?shared=1/)
  const waiting = (name: string) => page.getByRole('button', { name: t('Open {name}', { name }) })
  await expect(waiting('stock.xlsx')).toBeVisible()
  await waiting('stock.csv').click()
  await expect(page.getByRole('cell', { name: '42CrMo' })).toBeVisible()
  await expect(waiting('stock.csv')).toBeHidden()
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
  // Clearing the device would delete the begun table and the waiting file too.
  await page.goto('/backend/device')
  await page.getByRole('button', { name: t('Clear this device') }).click()
  const lost =
    '{all, plural, one {# draft or unsent posting} other {# drafts or unsent postings}} on this device will be lost. You will be logged out.'
  await expect(page.getByRole('dialog')).toContainText(t(lost, { all: 2 }))
  await page.goto('/backend/seller_quotation?command=create')
  await specLine(page).fill('42CrMo 锻圆 φ351*4351 调质 3支')
  await page.evaluate(() => {
    const { launch } = window as unknown as { launch: (given: object) => void }
    launch({ targetURL: `${location.origin}/home/quotation` })
  })
  await expect(page.getByRole('dialog', { name: t('There are unsaved changes') })).toBeVisible()
})

test('the install offer appears after the first saved draft, stays away after "not now", and opens the browser’s dialog', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver' })
  const offer = page.getByRole('status').filter({ hasText: t('Install', {}) })
  const catchOffer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.documentElement.dataset.prompted = 'once'
          return { outcome: 'accepted' }
        },
      })
      dispatchEvent(event)
    })
  await catchOffer()
  await page.goto(publishPath)
  await expect(specLine(page)).toBeVisible()
  await catchOffer()
  await expect(offer).toBeHidden()
  await specLine(page).fill('42CrMo 锻圆 φ352*4352 调质 3支')
  await untilStored(page, t)
  await expect(offer).toBeVisible()
  // It has a line of its own, above the page.
  const [line, header] = [(await offer.boundingBox())!, (await page.getByRole('banner').boundingBox())!]
  expect(line.y + line.height).toBeLessThanOrEqual(header.y + 1)
  await offer.getByRole('button', { name: t('Not now') }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(specLine(page)).toBeVisible()
  await catchOffer()
  await expect(offer).toBeHidden()

  // Thirty days later it is offered again and accepted.
  await page.evaluate(
    (at) => localStorage.setItem('install:refused', String(at)),
    Date.now() - 31 * 86_400_000,
  )
  await page.reload()
  await expect(specLine(page)).toBeVisible()
  await catchOffer()
  await offer.getByRole('button', { name: t('Install'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'once')
  await expect(offer).toBeHidden()
  expect(await page.evaluate(() => Number(localStorage.getItem('install:refused')))).toBeLessThan(
    Date.now() - 30 * 86_400_000,
  )
  await catchOffer()
  await expect(offer).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(offer).toBeHidden()
})

for (const [name, userAgent, step] of [
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox on computers cannot install sites: drafts and the queue work all the same.',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Choose “Add to Dock”.',
  ],
] as const)
  test(`${name} gets installation help once, on the third visit`, async ({ visit }) => {
    const page = await visit({ userAgent })
    const offer = page.getByRole('status').filter({ hasText: t('How to') })
    const come = async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      // The served document has a banner too, but no buttons.
      await expect(page.getByRole('banner').getByRole('button', { name: t('Colour scheme') })).toBeVisible()
    }
    await come()
    await expect(offer).toBeHidden()
    await come()
    await offer.getByRole('button', { name: t('How to') }).click()
    const sheet = page.getByRole('dialog', { name: t('Install in this browser') })
    await expect(sheet.getByText(t(step))).toBeVisible()
    await sheet.getByRole('button', { name: t('OK') }).click()
    await expect(sheet).toBeHidden()
    await come()
    await expect(offer).toBeHidden()
  })

test('without a title bar the window can be dragged by the top line, whose links still work', async ({
  visit,
}) => {
  const page = await visit({})
  const bar = page.locator('[data-title-bar]')
  await expect(bar).toBeVisible()
  // Browsers hide the title bar only in an installed window, so the CSS rules for that case are enabled here.
  await page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ])
    for (const sheet of document.styleSheets)
      for (const rule of rulesOf(sheet.cssRules))
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('window-controls-overlay'))
          rule.media.mediaText = 'all'
  })
  const regionOf = (place: Locator, part?: string) =>
    place.evaluate((found, of) => getComputedStyle(found, of).getPropertyValue('app-region'), part)
  expect(await regionOf(bar)).toBe('drag')
  // oxlint-disable-next-line house/no-luck -- any link of the header will do
  expect(await regionOf(bar.getByRole('link').first())).toBe('no-drag')
  expect(await regionOf(bar.getByRole('button').first())).toBe('no-drag')
  await page.mouse.wheel(0, 900)
  await expect(bar).toBeInViewport()
  // Pages without the top line are dragged by a strip at their upper edge.
  expect(await regionOf(page.locator('body'), '::before')).toBe('drag')
})

test('the screenshots of the manifests are small', () => {
  for (const name of ['wide.zh-CN', 'wide.en-US', 'narrow.zh-CN', 'narrow.en-US'])
    expect(readFileSync(path.join(projectRoot, `public/screenshots/${name}.webp`)).length).toBeLessThan(
      120_000,
    )
})
