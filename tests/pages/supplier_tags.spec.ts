// The submenu of preferred suppliers shows 99 tags at most (SPEC 2.74, 9.7).
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { looks } from '../support/looks.ts'

const path = '/api/admin/tag/'
type Tags = { results: { id: number }[] }
type Made = { id: number; revision: number }
const made: Made[] = []
const nameOf = (number: number) => ({ zh: `测试标签${number}`, en: `Trial tag ${number}` })

test.afterAll(async ({ request }) => {
  const operator = await callerOf(request, 'operator')
  for (const { id, revision } of made) await operator.call('delete', `${path}${id}/?revision=${revision}`)
})

test('of a hundred tags the submenu shows ninety-nine, in their order', async ({ visit, request }) => {
  const operator = await callerOf(request, 'operator')
  const { results } = await operator.call<Tags>('get', '/api/tag/?module=good_business')
  for (let number = results.length + 1; number <= 100; number += 1) {
    const body = { name: nameOf(number), module: 'good_business', sort: 1000 + number }
    made.push(await operator.call<Made>('post', path, body))
  }
  for (const look of looks) {
    const { t } = look
    const page = await visit({ look, at: '/home/good_business' })
    const item = page
      .getByRole('navigation', { name: t('Sections') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: t('Preferred suppliers') }) })
      .first()
    await item.hover()
    const tags = item.getByRole('listitem').getByRole('link')
    await expect(tags).toHaveCount(99)
    await expect(tags.last()).toHaveText(nameOf(99)[look.lang])
    await tags.last().click()
    await expect(page).toHaveURL(/\/home\/good_business\?tag_id=\d+$/)
  }
})
