// A grade and a category that operators add are known on every page (decision 073).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { field } from '../support/browser_tools.ts'
import { publishPath } from '../support/browser_publish.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

type Kept = { id: number; revision: number }

const added: { path: string; row: Kept }[] = []

test.afterAll(async ({ request }) => {
  const operator = await callerOf(request, 'operator')
  for (const { path, row } of added)
    await operator.call('delete', `${path}${row.id}/?revision=${row.revision}`)
})

test('an added grade has its density in the tools and the form, and an added category can be chosen', async ({
  visit,
  request,
}) => {
  const operator = await callerOf(request, 'operator')
  const add = async (path: string, values: object) =>
    void added.push({ path, row: await operator.call<Kept>('post', path, values) })
  await add('/api/admin/grade/', {
    code: 'XK-999',
    name: { zh: '试验耐磨钢', en: 'Trial wear-resistant steel' },
    standard: 'Q/XK 1',
    group: 'alloy_structural',
    density: 7.9,
    exact: 'XK 1000',
  })
  await add('/api/admin/category/', {
    name: { zh: '剥皮圆', en: 'Peeled rounds' },
    parent: 1,
    shape: 'round',
    sort: 1,
  })

  const finder = await visit({ at: '/home/tools/grade?grade=XK1000' })
  await expect(finder.getByRole('heading', { name: 'XK-999' })).toBeVisible()
  await expect(finder.getByText('7.90 g/cm³')).toBeVisible()

  await openAt(finder, '/home/tools/weight')
  await finder.getByRole('combobox', { name: t('Grade') }).fill('xk999')
  await expect(finder.getByRole('status').filter({ hasText: '7.9 g/cm³' })).toContainText('合金结构钢')
  await field(finder, t('Diameter D')).fill('300')
  await field(finder, t('Length L')).fill('1000')
  await expect(finder.getByRole('complementary').getByText('558.4 kg').first()).toBeVisible()

  const form = await visit({ as: 'alloy@demo.test', at: publishPath })
  await form.getByRole('combobox', { name: t('Category') }).fill('剥皮')
  await form.getByRole('option', { name: '剥皮圆' }).click()
  await form.getByRole('combobox', { name: t('Grade') }).fill('XK 1000')
  await expect(form.getByText(t('Same composition as {0}', { 0: 'XK-999' }))).toBeVisible()
})
