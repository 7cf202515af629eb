// A typed price is fully visible in its input, whatever else is in the same box.
import type { Locator } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { publishKind } from '../support/browser_people.ts'
import { quoteDrawer } from '../support/browser_quotes.ts'
import { words } from '../support/browser_words.ts'

async function expectReadable(input: Locator, typed: string, shown: string): Promise<void> {
  await input.fill(typed)
  await input.blur()
  await expect(input).toHaveValue(shown)
  expect(
    await input.evaluate((box: HTMLInputElement) => box.scrollWidth - box.clientWidth),
  ).toBeLessThanOrEqual(0)
}

for (const language of ['zh-CN', 'en-US'] as const)
  test(`every price input shows all of 1,234,567.89 (${language})`, async ({ visit, request }) => {
    const t = words(language)
    const page = await visit({
      as: 'mould@demo.test',
      language,
      at: '/backend/seller_quotation?command=create',
    })
    for (const [name, shown] of [
      ['Price', '1,234,567.89'],
      ['Quantity', '1,234,567.89'],
      ['Scale weight, whole lot', '1,234,567.89'],
    ] as const) {
      const box = page.getByRole('textbox', { name: t(name), exact: true }).first()
      await expectReadable(box, '1234567.89', shown)
    }
    const code = await publishKind(request, 'purchase_piece', { by: 'mould@demo.test', values: {} })
    const supplier = await visit({ as: 'pressure@demo.test', language, at: `/home/purchase_piece/${code}` })
    await supplier
      .getByRole('button', { name: t('Quote'), exact: true })
      .first()
      .click()
    const form = quoteDrawer(supplier, t)
    await expectReadable(
      form.getByRole('textbox', { name: t('Price'), exact: true }),
      '1234567.89',
      '1,234,567.89',
    )
  })
