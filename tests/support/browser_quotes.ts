/** Locators for quotes and their comparison. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './browser_words.ts'

export const quoteDrawer = (page: Page, t: Words) => page.getByRole('dialog', { name: t('Quote') })
export const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true })

/** The list item with this code: a sent quote, or a request that has quotes. */
export const itemOf = (page: Page, code: string) => page.getByRole('listitem').filter({ hasText: code })

export const matrix = (page: Page, t: Words) =>
  page.getByRole('region', { name: t('Comparison of the quotes') })

/** Returns the cell of the comparison in a supplier's column and the line with this name. */
export async function cell(page: Page, t: Words, line: string, supplier: string): Promise<Locator> {
  const columns = matrix(page, t).getByRole('columnheader')
  await expect(columns.filter({ hasText: supplier }).first()).toBeVisible()
  const heads = await columns.allInnerTexts()
  const column = heads.findIndex((text) => text.includes(supplier))
  return matrix(page, t)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: t(line) }) })
    .getByRole('cell')
    .nth(column - 1)
}
