/** Steps on the tools that several tests share. */
import type { Page } from '@playwright/test'
import { expect } from './browser.ts'
import type { Words } from './browser_words.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Opens a tool from the header's submenu. */
export async function openTool(page: Page, t: Words, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: t('Sections') })
  await sections.getByRole('link', { name: t('Tools', {}, 'section'), exact: true }).hover()
  await sections.getByRole('link', { name: t(name), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t(name) })).toBeVisible()
}
