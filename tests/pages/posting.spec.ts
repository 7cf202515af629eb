// The page of one posting: contact details by tier, enquiry, pictures, sharing, reports, ended and missing postings
// (SPEC 1.25, 2.23, 7.23).
import { readFile } from 'node:fs/promises'
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import type { APIRequestContext } from '@playwright/test'
import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, expectAt, expectRefusal, tokenOf } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { storedText } from '../support/browser_offline.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

/** Returns the newest posting with photos of a company other than the gold and the silver one. */
async function foreignPosting(request: APIRequestContext): Promise<{ address: string; title: string }> {
  const answer = await request.get('/api/quotation/?have_photo=1&size=50')
  const { data } = (await answer.json()) as {
    data: { results: { code: string; title: string; company: { name: string } }[] }
  }
  const found = data.results.find(({ company }) => !/^(澜川|青岫)/.test(company.name))
  return { address: `/home/quotation/${found?.code}`, title: found?.title ?? '' }
}

test('a visitor sees the goods and their seller, but no contact details', async ({ page, request }) => {
  const { address, title } = await foreignPosting(request)
  const answer = page.waitForResponse((one) => one.url().includes(`/api${address.slice(5)}/`))
  await openAt(page, address)
  expect(await (await answer).text()).not.toMatch(/199000|contact_mobile|contact-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const company = page.getByRole('region', { name: t('Company') })
  await expect(company.getByText(t('Gold members see the contact person and phone number.'))).toBeVisible()
  await expect(company.getByRole('link', { name: /199/ })).toHaveCount(0)
  await company.getByRole('link', { name: t('Log in') }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
  await openAt(page, address)
  await page
    .getByRole('article')
    .getByRole('button', { name: t('Enquire') })
    .click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a silver member is told how to get the contact details, a gold member sees them @main', async ({
  visit,
  request,
}) => {
  const { address } = await foreignPosting(request)
  const silver = await visit({ as: 'silver', at: address })
  const locked = silver.getByRole('region', { name: t('Company') })
  await expect(locked.getByText(t('Gold members see the contact person and phone number.'))).toBeVisible()
  await expect(locked.getByRole('button', { name: t('Show contact details') })).toHaveCount(0)

  const gold = await visit({ as: 'gold', at: address })
  const company = gold.getByRole('region', { name: t('Company') })
  await company.getByRole('button', { name: t('Show contact details') }).click()
  await expect(company.getByRole('link', { name: /\+86199000001\d\d/ })).toHaveAttribute('href', /^tel:/)
  // Looking up the same company again on the same day is free.
  const again = await request.get(`/api${address.slice(5)}/contact/`, {
    headers: { 'Access-Token': await tokenOf(request, 'gold') },
  })
  const { data } = (await again.json()) as { data: { left_today: number } }
  await expect(
    company.getByText(
      t('{count, plural, one {# more company today} other {# more companies today}}', {
        count: data.left_today,
      }),
    ),
  ).toBeVisible()
})

test('one’s own posting can be edited but not bought', async ({ visit, request }) => {
  const answer = await request.get('/api/quotation/?company=C1001DEMO&size=1')
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
  const page = await visit({ as: 'gold', at: `/home/quotation/${data.results[0]?.code}` })
  const article = page.getByRole('article')
  const edit = article.getByRole('link', { name: t('Edit') })
  await expect(edit).toBeVisible()
  await expect(article.getByRole('button', { name: t('Enquire') })).toHaveCount(0)
  await edit.click()
  await expect(page).toHaveURL(/command=edit&code=Q/)
})

test('an enquiry shows its errors, is kept until it is sent, is sent once, and then the button says why @main', async ({
  visit,
  request,
}) => {
  const { address } = await foreignPosting(request)
  const page = await visit({ as: 'pipe@demo.test', at: address })
  const button = page.getByRole('article').getByRole('button', { name: t('Enquire') })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('Enquire') })
  const quantity = dialog.getByRole('textbox', { name: t('Quantity') })
  const message = dialog.getByRole('textbox', { name: t('Message') })
  const send = () => dialog.getByRole('button', { name: t('Send') }).click()
  await expect(quantity).toBeFocused()
  await quantity.fill('999999')
  await send()
  await expect(quantity).toHaveAccessibleDescription(/最多/)
  await expectAt(message, t('Write a message to the seller'))
  await quantity.fill('0')
  await message.fill('x'.repeat(600))
  await expect(message).toHaveValue('x'.repeat(500))
  await send()
  await expectAt(quantity, fieldIssues.positive.zh)
  await quantity.fill('1')
  await message.fill('<b>需要切割</b>，送到无锡 🔩')
  // Closed by accident before the autosave, then found again among the drafts.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openAt(page, '/backend/drafts')
  const begun = page.getByRole('list', { name: t('Unsent quotes and enquiries') }).getByRole('listitem')
  await expect(begun).toContainText(address.split('/').at(-1) ?? '')
  await begun.getByRole('link', { name: t('Open'), exact: true }).click()
  await expect(message).toHaveValue('<b>需要切割</b>，送到无锡 🔩')
  await expect(quantity).toHaveValue('1')
  await message.fill('<b>需要切割</b>，送到苏州 🔩')
  await expect.poll(() => storedText(page)).toContain('苏州')
  await page.reload()
  await expect(message).toHaveValue('<b>需要切割</b>，送到苏州 🔩')
  await send()
  await expect(dialog.getByText(t('Your enquiry has been sent'))).toBeVisible()
  await dialog.getByRole('button', { name: t('Continue browsing') }).click()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.hover()
  await expect(page.getByRole('tooltip')).toHaveText(problems.intention_exists.zh)
  await openAt(page, '/backend/drafts')
  await expect(page.getByText(t('Nothing is waiting on this device'))).toBeVisible()
})

test('a posting’s pictures work by keyboard, and it can be linked, shared as a QR code, printed and reported', async ({
  visit,
  request,
}) => {
  const { address } = await foreignPosting(request)
  const page = await visit({
    as: 'silver',
    at: address,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const article = page.getByRole('article')
  const link = new URL(address, page.url()).href
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('arrow keys change the picture, Enter enlarges it, Escape closes it', async () => {
    const name = (number: number) => t('Picture {number}', { number })
    const enlarge = article.getByRole('button', { name: t('Enlarge: {0}', { 0: t('Dimensioned drawing') }) })
    await enlarge.focus()
    await page.keyboard.press('ArrowRight')
    await expect(article.getByRole('button', { name: name(2), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('Enter')
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img', { name: name(2) })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(large.getByRole('heading', { name: t('Dimensioned drawing') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

  await test.step('sharing and copying say what is in the clipboard', async () => {
    await article.getByRole('button', { name: t('Share') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('Link copied') })).toBeVisible()
    expect(await clipboard()).toBe(link)
    await article.getByRole('button', { name: t('Copy specification') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('Specification copied') })).toBeVisible()
    expect(await clipboard()).toContain(`${t('Grade')}: `)
  })

  await test.step('the QR code holds the page’s address', async () => {
    const { size, data } = create(link, { errorCorrectionLevel: 'M' }).modules
    const dark = [...data].flatMap((bit, at) =>
      bit ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
    )
    await article.getByRole('button', { name: t('QR code') }).click()
    const dialog = page.getByRole('dialog', { name: t('QR code of this posting') })
    const code = dialog.getByRole('img', { name: t('QR code that opens this posting') })
    await expect(code.locator('path')).toHaveAttribute('d', dark.join(''))
    await dialog.getByRole('button', { name: t('Copy link') }).click()
    await expect(dialog.getByRole('textbox', { name: t('Link') })).toHaveValue(link)
    expect(await clipboard()).toBe(link)
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: t('Save as PNG') }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${address.split('/').at(-1)}.png`)
    const picture = await sharp(await readFile(await file.path()))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const module = picture.info.width / (size + 8)
    const isDark = (at: number) => {
      const [x, y] = [at % size, Math.floor(at / size)].map((place) => (place + 4.5) * module) as [
        number,
        number,
      ]
      return (picture.data[Math.floor(y) * picture.info.width + Math.floor(x)] ?? 255) < 128
    }
    expect([...data].map((_, at) => isDark(at))).toEqual([...data].map(Boolean))
    await page.keyboard.press('Escape')
  })

  await test.step('the print shows the goods and no buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(article.getByText(t('Technical data'))).toBeVisible()
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      article.getByRole('button', { name: t('Print') }),
    ])
      await expect(part).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a report needs a text and is acknowledged', async () => {
    await article.getByRole('button', { name: t('Report') }).click()
    const dialog = page.getByRole('dialog', { name: t('Report this posting') })
    await dialog.getByRole('button', { name: t('Send report') }).click()
    await expectRefusal(page, fieldIssues.comment_required.zh)
    const text = dialog.getByRole('textbox', { name: t('What is wrong') })
    await text.fill('x'.repeat(501))
    await dialog.getByRole('button', { name: t('Send report') }).click()
    await expectAt(text, fieldIssues.too_long.zh)
    await text.fill('图片与货物不符')
    await dialog.getByRole('button', { name: t('Send report') }).click()
    await expect(page.getByRole('alert').filter({ hasText: '提交成功' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('an expired or sold posting keeps its page and says so', async ({ page, request }) => {
  const seller = { 'access-token': await tokenOf(request, 'gold') }
  for (const [state, note] of [
    ['expired', 'Its deadline has passed. The seller may renew it; similar offers are shown beside it.'],
    ['dealt', 'It has been sold. Similar offers are shown beside it.'],
  ] as const) {
    const answer = await request.get(`/api/backend/quotation/?state=${state}&size=1`, { headers: seller })
    const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
    await openAt(page, `/home/quotation/${data.results[0]?.code}`)
    await expect(page.getByText(t(note))).toBeVisible()
    // A button that does nothing any more is left out; an expired posting may be renewed, so its button says why it waits.
    const button = page.getByRole('article').getByRole('button', { name: t('Enquire') })
    if (state === 'dealt') await expect(button).toHaveCount(0)
    else await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('heading', { name: t('Similar offers') })).toBeVisible()
  }
})

test.describe('a missing posting', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const code of ['QZZZZZZZZ', 'nonsense', '%3Cscript%3E'])
    test(`${code} says so and leads back to the list`, async ({ page }) => {
      await openAt(page, `/home/quotation/${code}`)
      await expect(page.getByText(problems.not_found.zh).first()).toBeVisible()
      await page.getByRole('link', { name: t('Back to {section}', { section: t('Stock listings') }) }).click()
      await expect(page).toHaveURL('/home/quotation')
    })
})
