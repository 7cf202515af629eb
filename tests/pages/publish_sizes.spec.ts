// The choices of the publish dialog are equally large, whatever their hints take in a language.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { looks } from '../support/looks.ts'

for (const { t, language, ...look } of looks)
  for (const width of [1440, 390])
    test(`the choices of the publish dialog have one size (${language}, ${width} px)`, async ({ visit }) => {
      const page = await visit({ look: { t, language, ...look }, as: 'gold', at: '/home' })
      await page.setViewportSize({ width, height: 900 })
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('Publish') })
        .click()
      const dialog = page.getByRole('dialog', { name: t('What would you like to publish?') })
      await expect(dialog.getByText(t('Finished sizes; cut from stock and remnants'))).toBeVisible()
      const sizes = await dialog.getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => button.querySelector('strong + span'))
          .map((button) => {
            const { width: w, height: h } = button.getBoundingClientRect()
            return `${Math.round(w)} × ${Math.round(h)}`
          }),
      )
      expect(sizes).toHaveLength(4)
      expect(new Set(sizes).size, sizes.join(', ')).toBe(1)
    })
