// The back office in a browser that others use too (SPEC 4.11): what operators read is of other people.
import { accounts } from '../../support/browser.ts'
import {
  databaseNames,
  expect,
  metaRow,
  storedText,
  test,
  workerReady,
} from '../../support/browser_offline.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')

test('nothing that an operator read in the back office is left after the log-out', async ({
  page,
  line,
  signIn,
}) => {
  await signIn(page, accounts.operator)
  await page.goto(`${line.origin}/admin/dashboard`)
  await workerReady(page)
  for (const at of ['dashboard', 'user', 'quotation?state=in_review']) {
    await page.goto(`${line.origin}/admin/${at}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const list = page.getByRole('main').getByRole('button', { name: /^Q[0-9A-Z]{8}$/ })
  await expect(list.first()).toBeVisible()
  // What waits for its first decision is known to its company and to operators alone.
  const waiting = await list.allTextContents()
  const { uid } = (await metaRow(page, 'session')) as { uid: number }
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect.poll(() => databaseNames(page)).not.toContain(`account-${uid}`)
  const kept = await storedText(page)
  expect(kept).not.toContain('/api/admin/')
  expect(waiting.filter((code) => kept.includes(code))).toEqual([])
})
