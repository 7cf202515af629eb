// Bad input in the publish form: the error is at the right field, in both languages, and nothing typed is lost.
import type { Page } from '@playwright/test'
import type { Language } from '#contract/enums.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { problemText, problems } from '#contract/problems.ts'
import { steelIssueText } from '#contract/steel/issues.ts'
import { expect, expectAt, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { fakeJpeg, emptyFile, png } from '../support/browser_pictures.ts'
import { choosePhotos } from '../support/browser_publish.ts'
import { words, type Words } from '../support/browser_words.ts'

const form = '/backend/seller_quotation?command=create'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const line = (page: Page, t: Words) => field(page, t('Type or paste one line and the form fills itself'))

for (const [language, lang] of [
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
] as const satisfies [Language, 'zh' | 'en'][]) {
  const t = words(language)

  test(`each missing value is reported at its field (${language})`, async ({ visit }) => {
    const page = await visit({ as: 'gold', language, at: form })
    await expect(line(page, t)).toBeFocused()
    await line(page, t).fill('42CrMo')
    await page.getByRole('button', { name: t('Submit for review') }).click()
    const required = fieldIssues.required[lang]
    await expectRefusal(page, required)
    for (const name of ['Shape', 'Delivery condition'] as const)
      await expectAt(choice(page, t(name)), required)
    await expectAt(field(page, t('Quantity')), required)
    await expectAt(field(page, t('Price')), fieldIssues.price_or_negotiable[lang])
    await expectAt(page.getByRole('button', { name: t('Stored at') }), required)
    await expect(page.getByRole('region', { name: t('Quality promise') }).getByText(required)).toHaveCount(2)
    await expect(
      page.getByRole('region', { name: t('Photos') }).getByText(fieldIssues.photos_min[lang]),
    ).toBeVisible()
    await expect(choice(page, t('Grade'))).toHaveValue('42CrMo')
    await expect(page).toHaveURL(form)
  })

  test(`impossible numbers and dimensions are reported at their fields (${language}) @main`, async ({
    visit,
  }) => {
    const page = await visit({ as: 'gold', language, at: form })
    const draft = page.getByRole('button', { name: t('Save draft') })
    await line(page, t).fill('42CrMo OD500/ID300×100')
    await field(page, t('Inner dia. ID')).fill('600')
    await draft.click()
    await expectRefusal(page, steelIssueText('id_not_below_od', lang), t('Inner dia. ID'))
    await expect(field(page, t('Inner dia. ID'))).toBeFocused()
    await field(page, t('Inner dia. ID')).fill('300')
    await field(page, t('Height H')).fill('-100')
    await draft.click()
    await expectRefusal(page, steelIssueText('dim_not_positive', lang), t('Height H'))
    await field(page, t('Height H')).fill('99999999')
    await draft.click()
    await expectRefusal(page, steelIssueText('dim_too_large', lang), t('Height H'))
    await field(page, t('Height H')).fill('100')
    await field(page, t('Quantity')).fill('-3')
    await field(page, t('Price')).fill('99999999999999')
    await draft.click()
    await expectAt(field(page, t('Quantity')), fieldIssues.positive[lang])
    await expectAt(field(page, t('Price')), fieldIssues.too_large[lang])
    await expect(field(page, t('Quantity'))).toHaveValue('-3')
    await expect(page).toHaveURL(form)

    // Typed key by key and pasted: what is no number stays, and is marked as soon as the field is left.
    await field(page, t('Quantity')).fill('')
    await field(page, t('Quantity')).pressSequentially('5.5k')
    await field(page, t('Price')).fill('')
    await page.keyboard.insertText('1,2.3x')
    await field(page, t('Height H')).fill('12 t')
    await expectAt(field(page, t('Quantity')), fieldIssues.number_expected[lang])
    await draft.click()
    for (const [name, typed] of [
      ['Height H', '12 t'],
      ['Quantity', '5.5k'],
      ['Price', '1,2.3x'],
    ] as const) {
      await expectAt(field(page, t(name)), fieldIssues.number_expected[lang])
      await expect(field(page, t(name))).toHaveValue(typed)
      await field(page, t(name)).fill('3')
    }
    await expect(page).toHaveURL(form)

    await choice(page, t('Shape')).click()
    await page.getByRole('option', { name: lang === 'zh' ? /^管$/ : /^pipe$/i }).click()
    await field(page, t('Outer dia. OD')).fill('219')
    await field(page, t('Wall WT')).fill('120')
    await draft.click()
    await expectRefusal(page, steelIssueText('wall_over_radius', lang), t('Wall WT'))
  })

  test(`a remnant needs three photos and its defects (${language})`, async ({ visit }) => {
    const page = await visit({ as: 'gold', language, at: form })
    await line(page, t).fill('42CrMo φ320*6150 2')
    await choice(page, t('Stock type')).click()
    await page.getByRole('option', { name: t('Remnant') }).click()
    await choosePhotos(page, t, [await png('one.png'), await png('two.png')])
    const photos = page.getByRole('region', { name: t('Photos') })
    await expect(photos.getByText(t('Uploaded'), { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: t('Submit for review') }).click()
    await expect(photos.getByText(fieldIssues.photos_min_remnant[lang])).toBeVisible()
    await expectAt(field(page, t('Defects')), fieldIssues.defects_required[lang])
    await expect(photos.getByText(t('Uploaded'), { exact: true })).toHaveCount(2)
  })

  test.describe('files', () => {
    // 'blob:': Playwright's recorder of a failed test requests the refused picture itself.
    test.use({ expectedErrors: /status of 415|Connecting to 'blob:/ })

    test(`a file that is not what it says, one of 21 MB, a wrong type and a tenth photo are refused (${language})`, async ({
      visit,
    }, { outputDir }) => {
      const page = await visit({ as: 'gold', language, at: form })
      await line(page, t).fill('42CrMo φ320*6150')
      await choosePhotos(page, t, emptyFile(outputDir, 'huge.jpg', 21))
      await expectRefusal(page, problemText('file_too_large', lang, { limit: 5 }))
      await choosePhotos(page, t, [{ ...fakeJpeg('drawing.svg'), mimeType: 'image/svg+xml' }])
      await expectRefusal(
        page,
        problemText('file_type_refused', lang, { types: 'jpg, png, bmp, jpeg, webp' }),
      )
      await choosePhotos(page, t, [fakeJpeg('really.jpg')])
      const alert = page.getByRole('dialog', { name: t('Request error') })
      await expect(alert.getByText(t('file upload failed'))).toBeVisible()
      await expect(alert.getByText(problems.file_damaged[lang])).toBeVisible()
      await alert.getByRole('button', { name: t('OK') }).click()
      const photos = page.getByRole('region', { name: t('Photos') })
      await photos.getByRole('button', { name: t('Cancel picture {number}', { number: 1 }) }).click()
      const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => png(`p${index}.png`)))
      await choosePhotos(page, t, ten)
      await expectRefusal(page, t('{max} files at most', { max: 9 }))
      await expect(photos.getByText(t('Uploaded'), { exact: true })).toHaveCount(9)
      await expect(photos.getByRole('button', { name: t('Add pictures') })).toHaveCount(0)
      await expect(field(page, t('Diameter D'))).toHaveValue('320')
    })
  })
}

const t = words('zh-CN')
const strange = '<img src=x onerror=alert(1)> <b>HTML</b> 🔩 مرحبا — ' + '\u05e9\u05dc\u05d5\u05dd'

test('10,000 characters and forbidden characters are refused and stay in the form to be corrected', async ({
  visit,
}) => {
  const page = await visit({ as: 'gold', at: form })
  const draft = page.getByRole('button', { name: t('Save draft') })
  await page.getByRole('button', { name: t('Title, description and readers') }).click()
  await field(page, t('Description')).fill('长'.repeat(10_000))
  await field(page, t('Title')).fill('标题\u202egnp.exe')
  await page.getByRole('button', { name: t('Title, description and readers') }).click()
  await draft.click()
  await expectAt(field(page, t('Description')), fieldIssues.too_long.zh)
  await expectAt(field(page, t('Title')), fieldIssues.control_characters.zh)
  expect(await field(page, t('Description')).inputValue()).toHaveLength(10_000)
})

test('HTML, emoji and right-to-left text are stored and shown like any other text', async ({ visit }) => {
  const page = await visit({ as: 'gold', at: form })
  await line(page, t).fill(`${strange} 42CrMo φ321*6151`)
  await page.getByRole('button', { name: t('Title, description and readers') }).click()
  await field(page, t('Title')).fill(strange)
  await field(page, t('Description')).fill(strange)
  await page.getByRole('button', { name: t('Preview') }).click()
  await expect(page.getByRole('dialog').getByRole('cell', { name: strange })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('Save draft') }).click()
  await expect(page).toHaveURL(/command=edit&code=Q/)
  await page.reload()
  await page.getByRole('button', { name: t('Title, description and readers') }).click()
  await expect(field(page, t('Title'))).toHaveValue(strange)
  await expect(field(page, t('Description'))).toHaveValue(strange)
})

test('a reload restores unsaved changes, which can be discarded', async ({ visit }) => {
  const page = await visit({ as: 'gold', at: form })
  page.on('dialog', (dialog) => void dialog.accept())
  await line(page, t).fill('H13 模块 200*500*1200 3')
  await field(page, t('Price')).fill('15800')
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
  await page.reload()
  await expect(
    page.getByText(t('Restored what was kept on this device on {0}.', { 0: '' }).slice(0, 5)),
  ).toBeVisible()
  await expect(choice(page, t('Grade'))).toHaveValue('H13')
  await expect(field(page, t('Price'))).toHaveValue('15,800')
  await page.getByRole('button', { name: t('Discard it') }).click()
  await expect(choice(page, t('Grade'))).toHaveValue('')
})

test('leaving the form asks whether to stay, discard, or keep the changes as a draft', async ({ visit }) => {
  const page = await visit({ as: 'silver', at: form })
  const home = page.getByRole('navigation', { name: t('Sections') }).getByRole('link', { name: t('Home') })
  const dialog = page.getByRole('dialog', { name: t('There are unsaved changes') })
  await line(page, t).fill('20CrMnTi 圆钢 φ180*6000')
  await home.click()
  await dialog.getByRole('button', { name: t('Stay') }).click()
  await expect(choice(page, t('Grade'))).toHaveValue('20CrMnTi')
  await home.click()
  await dialog.getByRole('button', { name: t('Discard') }).click()
  await expect(page).toHaveURL('/home')
  await openAt(page, form)
  await expect(choice(page, t('Grade'))).toHaveValue('')
  await line(page, t).fill('20CrMnTi 圆钢 φ181*6000')
  await home.click()
  await dialog.getByRole('button', { name: t('Save draft') }).click()
  await expect(page).toHaveURL('/home')
  await openAt(page, '/backend/seller_quotation?state=draft')
  await expect(page.getByRole('link', { name: '20CrMnTi φ181×6000' })).toBeVisible()
})
