// Help where it is needed: from the parts of a form, from lists, and from the page that it explains.
import type { Lang } from '#contract/enums.ts'
import { helpPages, type HelpKey } from '#contract/help/pages.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const titleOf = (key: HelpKey, lang: Lang) => helpPages.find((page) => page.key === key)!.title[lang]

for (const [language, lang, colorScheme] of [
  ['zh-CN', 'zh', 'light'],
  ['en-US', 'en', 'dark'],
] as const)
  test(`a form, a list and a page lead to what explains them, and nothing typed is lost (${language})`, async ({
    visit,
  }) => {
    const t = words(language)
    const at = '/backend/seller_quotation?command=create'
    const page = await visit({ as: 'gold', language, colorScheme, at })
    const grade = page.getByLabel(t('Grade')).first()
    await grade.fill('42CrMo')
    for (const [group, key] of [
      ['Material and specification', 'dimensions'],
      ['Quantity and price', 'weights'],
    ] as const) {
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: t('Help: {about}', { about: t(group) }) }).click()
      const help = await opened
      await expect(help.getByRole('heading', { level: 1 })).toHaveText(titleOf(key, lang))
      await help.close()
    }
    await expect(grade).toHaveValue('42CrMo')

    await openAt(page, '/backend/seller_quotation')
    const states = page.getByRole('link', { name: t('Help: {about}', { about: t('State') }) })
    await expect(states).toHaveAttribute('href', '/home/help?key=states')

    await openAt(page, '/home/forum')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Help centre') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('forum', lang))
  })
