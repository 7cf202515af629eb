/** Basis of the tests of pages: as `browser.ts`, but on pages that stay loaded (decision 124). */
import type { Page } from '@playwright/test'
import {
  expectLook,
  tellFailure,
  test as base,
  tokenOf,
  watchErrors,
  expect,
  type Visitor,
} from './browser.ts'
import { keepPages, openAt, type KeptPages } from './kept_pages.ts'

type Given = { page: Page; errors: string[] }

export const test = base.extend<{ given: Given[] }, { keptPages: KeptPages }>({
  keptPages: [
    async ({ browser }, use, info) => {
      const { baseURL, locale, timezoneId, viewport } = info.project.use
      const pages = keepPages(browser, {
        baseURL: baseURL ?? '',
        locale,
        timezoneId,
        viewport,
        serviceWorkers: 'block',
      })
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  /** The pages that this test has, with their errors: checked and given back at its end. */
  given: async ({ keptPages }, use, info) => {
    const given: Given[] = []
    await use(given)
    const errors = given.flatMap((one) => one.errors)
    await tellFailure(
      given.map(({ page }) => page),
      errors,
      info,
    )
    const isGood = info.status === info.expectedStatus && errors.length === 0
    for (const { page } of given) await keptPages.giveBack(page, isGood)
    expect(errors, 'errors of the page').toEqual([])
  },
  page: async ({ keptPages, given, expectedErrors, isDrawn }, use) => {
    const page = await keptPages.take({ language: 'zh-CN', isDrawn })
    given.push({ page, errors: watchErrors(page, expectedErrors) })
    await use(page)
  },
  visit: async ({ keptPages, given, request, viewport, expectedErrors, isDrawn }, use) => {
    await use(
      async ({ as, look, language = look?.language ?? 'zh-CN', at = '/home', ...options }: Visitor = {}) => {
        const {
          colorScheme = look?.scheme ?? 'light',
          permissions,
          viewport: size = viewport,
          ...others
        } = options
        // What a profile is only given when it is made needs a new one: such a test belongs to tests/e2e.
        expect(Object.keys(others), 'options of a kept page').toEqual([])
        const token = as && (await tokenOf(request, as))
        const page = await keptPages.take({ language, isDrawn, token })
        given.push({ page, errors: watchErrors(page, expectedErrors) })
        if (size) await page.setViewportSize(size)
        if (permissions) await page.context().grantPermissions(permissions)
        await page.emulateMedia({ colorScheme })
        await openAt(page, at)
        if (look) await expectLook(page, look)
        return page
      },
    )
  },
})
