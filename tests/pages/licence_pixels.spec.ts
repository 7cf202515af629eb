// A licence of more pixels than the market reads: the error is at its field, and nothing typed is lost (SPEC 1.14).
import { crc32, deflateSync } from 'node:zlib'
import { problemText } from '#contract/problems.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { creditCode } from '../support/browser_companies.ts'
import { registerTrader } from '../support/browser_people.ts'
import { png, type ChosenFile } from '../support/browser_pictures.ts'
import { inEnglish } from '../support/looks.ts'

test.use({ expectedErrors: /status of 413/ })

/** Returns a black picture with one bit per pixel: 400 million pixels take some 50 kB. */
function enormous(name: string, side: number): ChosenFile {
  const part = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(typed), 4)
    return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const parts = [part('IHDR', head), part('IDAT', rows), part('IEND', Buffer.alloc(0))]
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

test('a licence of 20,000 × 20,000 pixels is refused at its field, and a smaller one sends what was typed', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { t } = look
  const email = `large_licence_${look.no}@demo.test` as const
  await registerTrader(request, email, `超大执照测试厂 ${look.no}`)
  const page = await visit({ look, as: email, at: '/backend/company' })
  const typed = {
    'Company name in English': 'Oversized Licence Works',
    'Unified social credit code': creditCode(`LARGE${look.no}`),
    'Contact person': 'Chen Gong',
    'Mobile number': '13912345678',
  }
  const field = (name: string) => page.getByRole('textbox', { name: t(name) })
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  const licence = page.getByRole('group', { name: t('Business licence') })
  const file = licence.locator('input[type=file]')
  await file.setInputFiles(enormous('huge.png', 20_000))
  const reason = problemText('picture_pixels', look.lang, { limit: 50 })
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert).toContainText(reason)
  await alert.getByRole('button', { name: t('OK') }).click()
  await expect(licence).toContainText(t('Not uploaded'))

  const send = page.getByRole('button', { name: t('Submit for review') })
  const inReview = page.getByRole('heading', { name: t('Your application is in review') })
  await send.click()
  await expect(
    page.getByRole('alert').filter({ hasText: t('A file was not uploaded. Try again or remove it.') }),
  ).toBeVisible()
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value)
  await licence.getByRole('button', { name: t('Remove {0}', { 0: 'huge.png' }) }).click()
  await file.setInputFiles(await png('licence.png'))
  await expect(licence.getByText('licence.png')).toBeVisible()
  await send.click()
  await expect(inReview).toBeVisible()
  await expect(page.getByText(typed['Unified social credit code']).first()).toBeVisible()
  await expect(page.getByText(typed['Company name in English']).first()).toBeVisible()
})
