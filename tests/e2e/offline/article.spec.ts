// Articles that were seen open without a network (SPEC 2.20, 2.21).
import { expect, storedText, test, workerReady } from '../../support/browser_offline.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('a list of articles and an article that were seen open without a network', async ({
  page,
  context,
  line,
}) => {
  const main = page.getByRole('main')
  await page.goto(`${line.origin}/home/article`)
  await workerReady(page)
  // oxlint-disable-next-line house/no-luck -- whichever is first is remembered for later
  const listed = main.locator('a[href*="/home/article/detail/"]').first()
  const title = await listed.innerText()
  await page.goto(`${line.origin}/home/article/detail/2`)
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const seen = await heading.innerText()
  await expect.poll(() => storedText(page)).toContain('zh-CN /api/article/:id/')
  await expect.poll(() => storedText(page)).toContain('zh-CN /api/article/ {')

  await context.setOffline(true)
  await page.goto(`${line.origin}/home/article/detail/2`)
  await expect(heading).toHaveText(seen)
  await main
    .getByRole('link', { name: t('All articles') })
    .first()
    .click()
  await expect(listed).toHaveText(title)
})
