// Above the lists of the back office, beside an open row: search and filters share one line, and no name is cut.
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { looks } from '../support/looks.ts'
import { test } from '../support/pages.ts'

const addresses = [
  '/admin/tenant?row=2',
  '/admin/user?row=3',
  '/admin/app_edition?row=1',
  '/admin/article?of=article&row=2',
  '/admin/audit_log?row=1',
]

test('beside an open row search and filters share one line, and folded filters open below it', async ({
  visit,
}) => {
  for (const look of looks) {
    const { t } = look
    const page = await visit({ look, as: 'operator', viewport: { width: 1440, height: 900 } })
    for (const address of addresses)
      await test.step(`${address} in ${look.language}`, async () => {
        await openAt(page, address)
        const list = page.getByRole('main')
        const search = list.getByRole('searchbox', { name: t('Search'), exact: true })
        const filter = list.getByRole('button', { name: t('Filter'), exact: true })
        await expect(filter).toBeVisible()
        const [box, button] = [(await search.boundingBox())!, (await filter.boundingBox())!]
        expect(button.y + button.height / 2).toBeCloseTo(box.y + box.height / 2, -1)
        const first = list.locator('[data-filters] > *').first()
        await expect(first).toBeHidden()
        await filter.click()
        await expect(first).toBeVisible()
        expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height)
        const wide = await list
          .locator('[data-filters]')
          .evaluate((line) => [...line.children].filter((one) => one.clientWidth > line.clientWidth).length)
        expect(wide).toBe(0)
        const cut = await list
          .getByRole('button')
          .evaluateAll((all) =>
            all.flatMap((one) =>
              [...one.querySelectorAll('.mantine-Button-label')]
                .filter((label) => label.scrollWidth > label.clientWidth + 1)
                .map(({ textContent }) => textContent),
            ),
          )
        expect(cut).toEqual([])
      })
  }
})

test('names in lists are whole beside an open row', async ({ visit }) => {
  for (const look of looks) {
    const page = await visit({ look, as: 'operator', at: '/admin/tenant?row=2' })
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { selected: false }).nth(1)).toBeVisible()
    const cut = await table.evaluate((of) =>
      [...of.querySelectorAll('td *')]
        .filter(
          (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2,
        )
        .filter((part) => getComputedStyle(part).overflow === 'hidden')
        .map((part) => part.textContent),
    )
    expect(cut).toEqual([])
  }
})
