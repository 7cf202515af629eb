// A file that was not uploaded stops every form that uploads, and is said once (SPEC 8.17, decision 148).
import { problems } from '#contract/problems.ts'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { approvePosting, callerOf, submitMaterial } from '../support/browser_people.ts'
import { fakeJpeg } from '../support/browser_pictures.ts'
import { inChinese, inEnglish, type Look } from '../support/looks.ts'

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of 415|Connecting to 'blob:/ })

const name = 'torn.jpg'

/** Chooses a torn picture: a dialog says why it was refused, and its own line only that it is not there. */
async function chooseTorn(page: Page, { t, lang }: Look, input: string): Promise<void> {
  await page.locator(input).setInputFiles(fakeJpeg(name))
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(problems.file_damaged[lang])).toBeVisible()
  await expect(page.getByText(problems.file_damaged[lang])).toHaveCount(1)
  await alert.getByRole('button', { name: t('OK') }).click()
  await expect(page.getByText(problems.file_damaged[lang])).toHaveCount(0)
  await expect(page.getByText(t('Not uploaded'), { exact: true })).toBeVisible()
}

/** Sends the form: it stays, and says at which field a file is missing; nothing was sent. */
async function expectStopped(page: Page, { t }: Look, button: string): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.url())
  })
  await page.getByRole('button', { name: t(button), exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: t('A file was not uploaded. Try again or remove it.') }),
  ).toBeVisible()
  await expect(page.getByText(t('Not uploaded'), { exact: true })).toBeVisible()
  expect(sent.filter((url) => !url.includes('/resource/upload/'))).toEqual([])
}

for (const look of [inChinese, inEnglish])
  test(`an inspection request with a file that failed waits for a word (${look.language})`, async ({
    visit,
  }) => {
    const page = await visit({ look, as: 'gold', at: '/home/inspect_business' })
    const address = page.getByRole('textbox', { name: look.t('Address'), exact: true })
    await address.fill('Hall 3')
    await chooseTorn(page, look, 'input[type=file]')
    await expectStopped(page, look, 'Send request')
    await expect(address).toHaveValue('Hall 3')
    // Once it is removed, the form says what else it lacks.
    await page.getByRole('button', { name: look.t('Remove {0}', { 0: name }) }).click()
    await page.getByRole('button', { name: look.t('Send request') }).click()
    await expect(page.getByRole('textbox', { name: look.t('Object', {}, 'inspection') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })

test('so do a quote and an operator’s row', async ({ visit, request }) => {
  const look = inChinese
  const { t } = look
  const code = await submitMaterial(await callerOf(request, 'mould@demo.test'), {
    dims: { d: 337, l: 5133 },
    weight_t: 20,
  })
  await approvePosting(await callerOf(request, 'operator'), 'purchase_material', code)
  const page = await visit({ look, as: 'pressure@demo.test', at: `/home/purchase_material/${code}` })
  await page
    .getByRole('button', { name: t('Quote'), exact: true })
    .first()
    .click()
  await chooseTorn(page, look, '[role=dialog] input[type=file]')
  await expectStopped(page, look, 'Send quote')

  const office = await visit({ look, as: 'operator', at: '/admin/banner' })
  await office.getByRole('button', { name: t('Add an ad') }).click()
  await chooseTorn(office, look, 'input[type=file]')
  await expectStopped(office, look, 'Add')
})
