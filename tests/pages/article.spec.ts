// Articles from the editor to the reader, and the help that explains a page (SPEC 1.10, 2.20, 2.21, 2.52, 2.87).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

test('an article is written with the editor, previewed, published and read in the other language @main', async ({
  visit,
}) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/article?row=new' })
  const form = page.getByRole('complementary', { name: en('Write an article') })
  const text = en('Text', {}, 'of an article')
  const editor = form.getByRole('textbox', { name: `${text} (${en('English')})` })

  await test.step('the editor keeps headings, lists and marks, and takes no foreign markup', async () => {
    await form
      .getByRole('textbox', { name: en('{label} (English)', { label: en('Title') }) })
      .fill('How a ring is rolled')
    await editor.click()
    await page.keyboard.type('## The blank')
    await page.keyboard.press('Enter')
    await page.keyboard.type('A pierced disc is rolled until its diameter fits.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- heated to 1200 °C')
    await page.keyboard.press('Enter')
    await page.keyboard.type('turned by the main roll')
    await editor.evaluate((element) => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<p>Pasted <b>in bold</b><img src=x onerror="window.hit=1"><script>window.hit=1</script></p>',
      )
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    // Cells of a sheet become a table, which grows by a row.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await editor.evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/plain', 'Grade\tt\n42CrMo4\t3')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await editor.getByRole('cell', { name: '42CrMo4' }).click()
    await form.getByRole('button', { name: en('Add a row below') }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('34CrNiMo6')
    await form.getByRole('button', { name: en('First row as headings') }).click()
    await expect(editor.getByRole('strong')).toHaveText('in bold')
    await expect(editor.getByRole('heading', { name: 'The blank' })).toBeVisible()
    // oxlint-disable-next-line house/no-luck -- the list that was typed
    await expect(editor.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('what is missing is said at its field, and nothing that was typed is lost', async () => {
    await form.getByRole('button', { name: en('Add'), exact: true }).click()
    await expect(
      form.getByRole('combobox', { name: en('Category', {}, 'of articles') }),
    ).toHaveAccessibleDescription(/./)
    // oxlint-disable-next-line house/no-luck -- the list that was typed
    await expect(editor.getByRole('listitem')).toHaveCount(2)
    await form.getByRole('combobox', { name: en('Category', {}, 'of articles') }).click()
    // oxlint-disable-next-line house/no-luck -- any category of articles will do
    await page.getByRole('option').first().click()
  })

  await test.step('the preview is what readers of either language will see', async () => {
    await form.getByText(en('Chinese readers'), { exact: true }).click()
    await expect(form.getByRole('note')).toContainText('English text')
    await expect(form.getByRole('heading', { name: 'How a ring is rolled' })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('row').filter({ hasText: 'How a ring is rolled' })).toContainText(en('Draft'))
  })

  const reader = await visit({ language: 'zh-CN', at: '/home/article?keyword=ring+is+rolled' })
  await expect(reader.getByText(zh('No article matches'))).toBeVisible()
  await page
    .getByRole('complementary', { name: en('Details') })
    .getByRole('button', { name: new RegExp(en('Publish')) })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('Publish') })
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'How a ring is rolled' })).toContainText(en('Online'))

  await test.step('a reader of the other language finds it and is told', async () => {
    await reader.reload()
    await reader.getByRole('link', { name: 'How a ring is rolled' }).click()
    await expect(reader).toHaveURL(/\/home\/article\/detail\/\d+$/)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How a ring is rolled')
    const article = reader.getByRole('article')
    await expect(article.getByRole('heading', { name: 'The blank' })).toBeVisible()
    await expect(article.getByRole('strong')).toHaveText('in bold')
    const table = article.getByRole('region', { name: zh('Table') })
    await expect(table.getByRole('columnheader')).toHaveText(['Grade', 't'])
    await expect(table.getByRole('cell')).toHaveText(['42CrMo4', '3', '34CrNiMo6', ''])
    expect(await reader.evaluate(() => 'hit' in window)).toBe(false)
    await reader
      .getByRole('navigation', { name: zh('Previous and next article') })
      .getByRole('link')
      .click()
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('How a ring is rolled')
    await reader.goBack()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How a ring is rolled')
  })
})

test('help opens at the page that explains what was open, is searched in both languages, and is a link at the foot', async ({
  visit,
}) => {
  const page = await visit({ language: 'en-US', at: '/home/quotation' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en('Help centre') })
    .click()
  await expect(page).toHaveURL(/\/home\/help/)
  await openAt(page, '/home/membership')
  await page
    .getByRole('link', { name: en('Help centre') })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { name: 'Membership, contact details and freight allowances' }),
  ).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('免打扰')
  await search.press('Enter')
  // The list of all pages names it too.
  await page.getByRole('link', { name: 'Messages, push notifications and quiet hours' }).last().click()
  await expect(page).toHaveURL(/key=messages/)
  await expect(page.getByRole('heading', { name: 'Quiet hours', exact: true })).toBeVisible()
})
